// After the build: the service worker gets the name of the build, and the page for when the server is away its words.
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const page = (name) => here(`../src/imperia/table/page/${name}`);

const catalogues = {
  en: await readFile(here('src/words/ui.en.ftl'), 'utf-8'),
  pl: await readFile(here('src/words/ui.pl.ftl'), 'utf-8'),
};
const said = (lang, key) => {
  const found = new RegExp(`^${key} = (.+)$`, 'm').exec(catalogues[lang]);
  if (!found) throw new Error(`ui.${lang}.ftl has no ${key}`);
  return found[1];
};
const template = await readFile(here('src/worker/offline.html'), 'utf-8');
const offline = template.replace(/%(\w+):([\w-]+)%/g, (_, lang, key) => said(lang, key));
await writeFile(page('offline.html'), offline);

// The page names its files by what is in them: with the other page, that is all that a build is.
const build = createHash('sha256')
  .update(await readFile(page('index.html')))
  .update(offline)
  .digest('hex')
  .slice(0, 16);
const worker = await readFile(page('worker.js'), 'utf-8');
if (!worker.includes('%BUILD%')) throw new Error('the worker has no place for the name of the build');
await writeFile(page('worker.js'), worker.replaceAll('%BUILD%', build));

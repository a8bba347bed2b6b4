// Cuts the fonts down to the letters we write: Latin-1 with punctuation, and what Polish adds to it.
// Letters outside (in somebody's name, say) come from the reader's own fonts.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const here = dirname(fileURLToPath(import.meta.url));
const target = join(here, 'src/style/fonts');

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');
const LATIN = range(0x20, 0x7e) + range(0xa0, 0xff) + '–—‘’“”„•…‹›€−';
const POLISH = 'ĄąĆćĘęŁłŃńŚśŹźŻż';

const FACES = [
  ['inter', '400-normal'],
  ['inter', '600-normal'],
  ['alegreya', '500-normal'],
  ['alegreya', '500-italic'],
];

await mkdir(target, { recursive: true });
for (const [family, face] of FACES) {
  for (const [part, letters] of [
    ['latin', LATIN],
    ['latin-ext', POLISH],
  ]) {
    const source = join(here, `node_modules/@fontsource/${family}/files/${family}-${part}-${face}.woff2`);
    const cut = await subsetFont(await readFile(source), letters, { targetFormat: 'woff2' });
    await writeFile(join(target, `${family}-${part}-${face}.woff2`), cut);
  }
}

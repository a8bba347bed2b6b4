// Beside every text of the built page, the same compressed: the server sends what the browser takes.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const page = fileURLToPath(new URL('../src/imperia/table/page', import.meta.url));
const SMALLEST = 500;

for (const entry of await readdir(page, { recursive: true, withFileTypes: true })) {
  const path = join(entry.parentPath, entry.name);
  if (!entry.isFile() || !/\.(html|css|js|svg)$/.test(entry.name)) continue;
  const text = await readFile(path);
  if (text.length < SMALLEST) continue;
  await writeFile(`${path}.br`, await promisify(brotliCompress)(text));
  await writeFile(`${path}.gz`, await promisify(gzip)(text, { level: 9 }));
}

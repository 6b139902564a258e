import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressFolder } from './compress';

/** What a compressor has to search for. */
const text = Array.from({ length: 3_000 }, (_, n) => `const value${n % 97} = read(${(n * n) % 1_009});`).join(
  '\n',
);

it('a start compresses every file that a build does, so that both serve the same, larger at most', async () => {
  const folders = { fast: '', best: '' };
  for (const effort of ['fast', 'best'] as const) {
    const folder = mkdtempSync(path.join(tmpdir(), 'sala-compress-'));
    folders[effort] = folder;
    writeFileSync(path.join(folder, 'app.js'), text);
    writeFileSync(path.join(folder, 'small.js'), 'export {};');
    await compressFolder(folder, effort);
    expect(readdirSync(folder).sort()).toEqual(['app.js', 'app.js.br', 'app.js.gz', 'small.js']);
    const read = (name: string) => readFileSync(path.join(folder, name));
    expect(brotliDecompressSync(read('app.js.br')).toString()).toBe(text);
    expect(gunzipSync(read('app.js.gz')).toString()).toBe(text);
  }
  const sizeOf = (folder: string) => readFileSync(path.join(folder, 'app.js.br')).length;
  expect(sizeOf(folders.best)).toBeLessThan(sizeOf(folders.fast));
  for (const folder of Object.values(folders)) rmSync(folder, { recursive: true });
});

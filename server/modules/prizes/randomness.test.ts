import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#server/platform/root';

const FOLDERS = ['server', 'sandbox', 'core', 'schemas', 'src'];

it('G1 the product never uses Math.random', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(tsx?|mjs|js)$/.test(name) && !/\.test\.tsx?$/.test(name))
      .map((name) => path.join(folder, name)),
  );
  // Ensures that the search covers the right folders.
  expect(files).toContain(path.join('server', 'modules', 'prizes', 'draw.ts'));
  const guilty = files.filter((name) =>
    /\bMath\s*(\?\.|\.)\s*random\b|\bMath\s*\[/.test(readFileSync(path.join(projectRoot, name), 'utf8')),
  );
  expect(guilty).toEqual([]);
});

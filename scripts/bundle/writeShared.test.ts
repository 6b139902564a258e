import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { linkGenerations } from './writeShared';
import { publishFolder } from './publishFolder';

let folder: string;
let builds = 0;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sala-generations-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** One build that compiled these chunks. @returns the chunks that are there afterwards. */
function build(...chunks: readonly string[]): string[] {
  builds += 1;
  const [compiled, fresh, out] = [
    path.join(folder, 'compiled'),
    path.join(folder, 'fresh'),
    path.join(folder, 'out'),
  ];
  rmSync(compiled, { recursive: true, force: true });
  mkdirSync(compiled);
  for (const name of chunks) writeFileSync(path.join(compiled, name), `${builds}`);
  linkGenerations(compiled, fresh, out);
  publishFolder(fresh, out);
  return readdirSync(path.join(out, 'app')).sort();
}

describe('linkGenerations', () => {
  it('retains the chunks of the previous build for open pages, and no older ones', () => {
    expect(build('a1.js', 'b.js')).toEqual(['a1.js', 'b.js']);
    expect(build('a2.js', 'b.js')).toEqual(['a1.js', 'a2.js', 'b.js']);
    expect(build('a3.js', 'b.js')).toEqual(['a2.js', 'a3.js', 'b.js']);
  });

  it('removes none when nothing was compiled', () => {
    build('a1.js');
    build('a2.js');
    expect(build('a2.js')).toEqual(['a1.js', 'a2.js']);
  });
});

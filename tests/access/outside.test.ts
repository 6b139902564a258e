import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#server/platform/root';

const folder = path.join(projectRoot, 'server');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll(path.sep, '/'))
  .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|(?:^|\/)testing\//.test(name));
const naming = (what: RegExp) =>
  files.filter((name) => what.test(readFileSync(path.join(folder, name), 'utf8'))).sort();

/**
 * What the server reaches outside of itself. An adapter of a real bank, slip service or house comes here by name: it
 * asks one fixed `https` host and takes a redirect for an error (`redirect: 'error'`).
 */
describe('the world outside of the server', () => {
  it('S8 is asked nothing by HTTP: no address can lead anywhere, and no redirect be followed', () => {
    expect(files.length).toBeGreaterThan(300);
    expect(naming(/\bfetch\(|'node:(?:http|https|http2|tls|dgram)'|'(?:undici|axios|got)'/)).toEqual([]);
  });

  it('S10 is given no command line: programs are named in the code, and no shell reads their arguments', () => {
    expect(naming(/'node:child_process'/)).toEqual([
      'platform/db/embeddedCluster.ts',
      'platform/db/embeddedPlace.ts',
      'platform/db/processes.ts',
      'platform/images/imageProcess.ts',
    ]);
    expect(naming(/(?<!\.)\bexec(?:Sync)?\(|\bshell: true|\beval\(|\bnew Function\(/)).toEqual([]);
  });
});

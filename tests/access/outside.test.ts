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
 * Outgoing connections of the server. An adapter of a real bank, slip service or game provider is listed here by name:
 * it calls one fixed `https` host and treats a redirect as an error (`redirect: 'error'`).
 */
describe('outgoing connections of the server', () => {
  it('S8 there are no HTTP requests, so that no input can redirect one', () => {
    expect(files.length).toBeGreaterThan(300);
    expect(naming(/\bfetch\(|'node:(?:http|https|http2|tls|dgram)'|'(?:undici|axios|got)'/)).toEqual([]);
  });

  it('S10 no shell runs: programs are named in the code, and their arguments are passed as a list', () => {
    expect(naming(/'node:child_process'/)).toEqual([
      'platform/db/embeddedCluster.ts',
      'platform/db/embeddedPlace.ts',
      'platform/db/processes.ts',
      'platform/images/imageProcess.ts',
    ]);
    expect(naming(/(?<!\.)\bexec(?:Sync)?\(|\bshell: true|\beval\(|\bnew Function\(/)).toEqual([]);
  });
});

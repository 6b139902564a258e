import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const folder = mkdtempSync(path.join(tmpdir(), 'secretlint-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Joined here, so that this file contains no secret itself. */
const word = (...parts: readonly string[]) => parts.join('');
/** As random as a key, and the same each time. */
const digest = createHash('sha256').update('sala').digest();
const letters = digest.toString('base64').replace(/[^A-Za-z0-9]/g, '');

const secrets = [
  word('-----BEGIN ', 'RSA PRIVATE KEY-----\n', letters, '\n-----END RSA', ' PRIVATE KEY-----'),
  word('AKIA', 'Z7MRPQ2WX4LKBNHT'),
  word('sk_', 'live_0123456789abcdef'),
  word('ghp_', letters.slice(0, 36)),
  word('xoxb-', '123456789012-1234567890123-', letters.slice(0, 24)),
  word('eyJhbGciOiJIUzI1NiJ9', '.eyJzdWIiOiIxMjM0In0', '.c2lnbmF0dXJlLWhlcmU'),
  word('postgres://sala:', 'f00bar99@db.example/sala'),
  `STAFF_KEY=${digest.toString('base64')}`,
  `{ "apiKey": "${digest.toString('base64')}" }`,
  `const slipToken = '${digest.toString('hex')}';`,
];
const harmless = [
  'postgres://user:${password}@host/db',
  'postgres://sala@db.example/sala',
  "password: 'kingfisher-lantern-82'",
  'token: hashToken(request.headers.authorization)',
  'passwordHash = await passwords.hash(body.password)',
  'secretKeyBytes = SECRET_KEY_BYTES_OF_THE_BOX',
];

describe('the configuration of secretlint', () => {
  it('S13 finds keys of services, private keys, addresses with a password and random values', () => {
    secrets.forEach((secret, n) => writeFileSync(path.join(folder, `secret-${n}.txt`), `x ${secret}\n`));
    harmless.forEach((text, n) => writeFileSync(path.join(folder, `harmless-${n}.txt`), `${text}\n`));
    const found = JSON.parse(scan()) as { filePath: string; messages: unknown[] }[];
    const names = found
      .filter(({ messages }) => messages.length > 0)
      .map(({ filePath }) => path.basename(filePath));
    expect(names.sort()).toEqual(secrets.map((_, n) => `secret-${n}.txt`).sort());
  });
});

/** What secretlint reports of the folder, as JSON; it ends with 1 when it finds something. */
function scan(): string {
  const program = path.join(root, 'node_modules/secretlint/bin/secretlint.js');
  const options = ['--secretlintrc', path.join(root, '.secretlintrc.json'), '--format', 'json', '*.txt'];
  try {
    return execFileSync(process.execPath, [program, ...options], { cwd: folder, encoding: 'utf8' });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

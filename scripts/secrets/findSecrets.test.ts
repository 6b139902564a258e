import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { findSecrets } from './findSecrets';

/** Put together here, so that this file holds none itself. */
const word = (...parts: readonly string[]) => parts.join('');
/** As random as a key, and the same each time. */
const digest = createHash('sha256').update('sala').digest();
const key = digest.toString('base64');

describe('findSecrets', () => {
  it.each([
    ['a private key', word('-----BEGIN ', 'RSA PRIVATE KEY-----')],
    ['a cloud key', word('AKIA', 'ABCDEFGHIJKLMNOP')],
    ['a payment key', word('sk_', 'live_0123456789abcdef')],
    ['a token of a code host', word('ghp_', 'a'.repeat(36))],
    ['a chat token', word('xoxb-', '123456789012-abcdef')],
    ['a signed token', word('eyJhbGciOiJIUzI1NiJ9', '.eyJzdWIiOiIxMjM0In0', '.c2lnbmF0dXJlLWhlcmU')],
    ['an address with a password', word('postgres://sala:', 'f00bar99@db.example/sala')],
    ['a random value under the name of a secret', `STAFF_KEY=${key}`],
    ['a random value under the name of a secret', `{ "apiKey": "${key}" }`],
    ['a random value under the name of a secret', `const slipToken = '${digest.toString('hex')}';`],
  ])('S13 finds %s', (what, text) => {
    expect(findSecrets(`x ${text}\n`).map((found) => found.what)).toContain(what);
  });

  it.each([
    'postgres://user:${password}@host/db',
    'postgres://sala@db.example/sala',
    "password: 'kingfisher-lantern-82'",
    'token: hashToken(request.headers.authorization)',
    'passwordHash = await passwords.hash(body.password)',
    `code: '${'A'.repeat(43)}'`,
    'secretKeyBytes = SECRET_KEY_BYTES_OF_THE_BOX',
    'sha512-OT5XlAtwxxOvGo/WT2Ag1o5tLtYpEO5V38oVsnHKJO/1Sqa8OVz6tvGv9Aqz4sOdPRkIDt/sBrMvuxzYCp5zBA==',
  ])('takes %s for none', (text) => {
    expect(findSecrets(text)).toEqual([]);
  });
});

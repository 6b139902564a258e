import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { defaultOut as dist, root } from '../places';

/** Every text that the build wrote; packed twins are the same. */
const texts = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(?:js|mjs|map|html|json|css|svg|txt|webmanifest)$/.test(name))
  .filter((name) => statSync(path.join(dist, name)).isFile());
const read = (name: string) => readFileSync(path.join(dist, name), 'utf8');
/** Secrets that `npm test` put into the environment of the build. */
const canaries = JSON.parse(readFileSync(path.join(root, 'scripts/lib/canaries.json'), 'utf8')) as Record<
  string,
  string
>;
/** Files that only the server reads: all of its folder except the chunks of the member app. */
const onServer = /^_server\/(?!app\/)/;

describe('what the build wrote', () => {
  it('S13 holds nothing of the environment that it was built in', () => {
    expect(texts.length).toBeGreaterThan(100);
    const values = [...Object.values(canaries), 'canary-secret', 'canary-host'];
    const found = texts.filter((name) => {
      const text = read(name);
      return values.some((value) => text.includes(value));
    });
    expect(found).toEqual([]);
  });

  it('S13 holds nothing that looks like a key', () => {
    const secretlint = path.join(root, 'node_modules/secretlint/bin/secretlint.js');
    for (let from = 0; from < texts.length; from += 200) {
      const files = texts.slice(from, from + 200).map((name) => path.join(dist, name));
      // Throws with what it found.
      execFileSync(process.execPath, [secretlint, '--no-glob', ...files], { cwd: root });
    }
  });

  it('S13 names no setting of the server to a browser, nor the password of demonstrations', () => {
    const settings = /process\.env|\b(?:STAFF_KEY|CHAT_SECRETS|DATABASE_URL|DEMO_PASSWORD)\b|sala-demo-2026/;
    const found = texts.filter((name) => !onServer.test(name) && settings.test(read(name)));
    expect(found).toEqual([]);
  });
});

import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proving } from '#server/testing/proving';
import { root } from '../bundle/places';
import { newAdapter } from '../provider/newAdapter';
import { templates } from '../provider/templates';
import { create } from './create';

const SOURCES = [
  ...[
    'brands',
    'core',
    'desk',
    'package.json',
    'preview',
    'sandbox',
    'scenarios',
    'schemas',
    'scripts',
    'server',
    'src',
  ],
  ...['backoffice', 'tests', 'tsconfig.base.json', 'vite.config.ts'],
];
const readFrom = (folder: string) => (file: string) => {
  const place = path.join(folder, file);
  return existsSync(place) ? readFileSync(place, 'utf8') : undefined;
};
const inCheckout = readFrom(root);

describe('npm run new', () => {
  it('creates every file that a call needs', () => {
    const files = create('call', 'tip-jar', inCheckout);
    expect([...files.keys()].filter((file) => inCheckout(file) === undefined)).toEqual([
      'schemas/api/tipJar.ts',
      'server/modules/tip-jar/tipJarHandlers.ts',
      'server/modules/tip-jar/index.ts',
      'server/modules/tip-jar/tipJar.test.ts',
      'scenarios/answers/tipJar.ts',
    ]);
    expect(files.get('tests/access/matrix.ts')).toContain("'GET /api/auth/tip-jar': member(),");
  });

  it('refuses a name that is taken or no name, and a kind that it does not know', () => {
    expect(() => create('call', 'deposit', inCheckout)).toThrow('schemas/api/deposit.ts exists already');
    expect(() => create('call', 'Tip Jar', inCheckout)).toThrow('“Tip Jar” is no name');
    expect(() => create('page', 'tip-jar', inCheckout)).toThrow('call, setting, section, feature');
  });

  it('creates an adapter of each port in a folder of its own', () => {
    expect([...newAdapter('sms/city-gateway', inCheckout).keys()]).toEqual([
      'server/providers/sms/city-gateway/adapter.ts',
      'server/providers/sms/city-gateway/adapter.test.ts',
    ]);
    expect(() => newAdapter('slips/http', inCheckout)).toThrow('slips/http/adapter.ts exists already');
    expect(() => newAdapter('fax/city-gateway', inCheckout)).toThrow('a port of slips, transfers');
  });

  it('names the file that no longer has the place to change', () => {
    const withoutMatrix = (file: string) => (file === 'tests/access/matrix.ts' ? '' : inCheckout(file));
    expect(() => create('call', 'tip-jar', withoutMatrix)).toThrow('tests/access/matrix.ts has no “');
  });

  describe.runIf(proving)('in a copy of the checkout', () => {
    // Inside of the checkout, so that packages are found.
    const copy = path.join(root, '.cache', `new-${process.pid}`);
    beforeAll(async () => {
      await mkdir(copy, { recursive: true });
      await Promise.all(
        SOURCES.map((name) => cp(path.join(root, name), path.join(copy, name), { recursive: true })),
      );
    });
    afterAll(() => rm(copy, { recursive: true, force: true }));

    it('all that it creates has valid types', async () => {
      for (const [kind, name] of [
        ['call', 'tip-jar'],
        ['setting', 'night-mode'],
        ['section', 'lucky-day'],
        ['feature', 'gift-card'],
      ] as const) {
        await write(create(kind, name, readFrom(copy)));
      }
      for (const port of Object.keys(templates))
        await write(newAdapter(`${port}/own-service`, readFrom(copy)));
      await run('tsx/dist/cli.mjs', 'scripts/checkTexts.ts', '--write');
      for (const project of ['preview', 'server'])
        await run('@typescript/native/bin/tsc', '-p', project, '--checkers', '1');
      // Twelve seconds of processor time; a busy machine takes many times as long.
    }, 600_000);

    async function write(files: ReadonlyMap<string, string>) {
      for (const [file, text] of files) {
        const place = path.join(copy, file);
        await mkdir(path.dirname(place), { recursive: true });
        await writeFile(place, text);
      }
    }
    const run = (program: string, ...args: readonly string[]) =>
      promisify(execFile)(process.execPath, [path.join(root, 'node_modules', program), ...args], {
        cwd: copy,
      });
  });
});

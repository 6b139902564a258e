import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, createServer, type InlineConfig, isRunnableDevEnvironment, type Plugin } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';
import { validatePlugin } from './schemaPlugins';

interface Validator {
  (data: unknown): boolean;
  errors?: readonly { instancePath: string; keyword: string }[] | null;
}
interface Entry {
  readonly validate: Validator;
}

const entryId = '/virtual-entry.js';

function configFor(form: string): InlineConfig {
  const entry: Plugin = {
    name: 'entry',
    resolveId: (id) => (id === entryId ? id : null),
    load: (id) => (id === entryId ? `export { validate } from '#schemas/forms/${form}?validate';` : null),
  };
  return { configFile: false, logLevel: 'silent', plugins: [entry, validatePlugin()] };
}

async function bundle(form: string): Promise<string> {
  const result = await build({
    ...configFor(form),
    build: {
      write: false,
      target: 'es2020',
      lib: { entry: entryId, formats: ['es'], fileName: 'out' },
    },
  });
  const [first] = Array.isArray(result) ? result : [result];
  if (!('output' in first)) throw new Error('No output.');
  return first.output.map((file) => ('code' in file ? file.code : '')).join('\n');
}

const run = async (code: string): Promise<Entry> =>
  (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as Entry;

/** A schema outside the project, with a format; the forms of the member app have only patterns. */
const folder = mkdtempSync(path.join(tmpdir(), 'sala-schema-'));
const amount = path.relative('schemas/forms', path.join(folder, 'amount'));
writeFileSync(
  path.join(folder, 'amount.ts'),
  `export const schema = {
    type: 'object',
    properties: { amount: { type: 'number', format: 'baht' } },
    required: ['amount'],
  };`,
);
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const good = {
  registerAccount: { phone: '081-234-5678', username: 'demo01', password: 'รหัสลับ๑๒', confirmPassword: 'x' },
  registerBank: { bankName: 'KBANK', bankId: '0123456789', name: 'สมชาย ใจดี' },
};
const bad = {
  registerAccount: { ...good.registerAccount, password: String.fromCodePoint(0x1f642).repeat(4) },
  registerBank: { ...good.registerBank, bankName: 'ZZZ' },
};
const forms = Object.keys(good) as (keyof typeof good)[];

describe('validatePlugin', () => {
  it.each(forms)('builds a small validator of %s without compiler or eval', async (form) => {
    const code = await bundle(form);
    expect(code).not.toMatch(/\beval\b|new Function|\bajv\b|require\(/i);
    // Keys of a JSON Schema; the generated checks only quote them as values.
    expect(code).not.toMatch(/\b(additionalProperties|minLength|enum): ?[^ ]/);
    expect(gzipSync(code).length).toBeLessThan(2048);

    const { validate } = await run(code);
    expect(validate(good[form])).toBe(true);
    expect(validate(bad[form])).toBe(false);
    expect(validate({})).toBe(false);
    expect(validate.errors?.map((error) => error.keyword)).toContain('required');
  });

  it('answers the same in development and under SSR', async () => {
    const server = await createServer({
      ...configFor(amount),
      server: { middlewareMode: true, ws: false },
    });
    try {
      const entry = await server.transformRequest(entryId);
      const address = /"([^"]+[?]validate)"/.exec(entry?.code ?? '')?.[1] ?? '';
      const browser = await server.transformRequest(address);
      expect(browser?.code).toContain('export const validate');

      const { ssr } = server.environments;
      if (!isRunnableDevEnvironment(ssr)) throw new Error('No SSR environment.');
      const { validate } = await ssr.runner.import<Entry>(entryId);
      expect(validate({ amount: 0.29 })).toBe(true);
      expect(validate({ amount: 1.005 })).toBe(false);
      expect(validate.errors).toMatchObject([{ instancePath: '/amount', keyword: 'format' }]);
    } finally {
      await server.close();
    }
  });

  it('fails the build on a file that exports no schema', async () => {
    await expect(bundle('../common/banks')).rejects.toThrow(/exports no `schema`/);
  });
});

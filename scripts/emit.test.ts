import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callKeys } from '#schemas/api/contract';
import { errors } from '#schemas/api/errors';
import { documents } from './emit/documents';
import { drifted, write } from './emit/files';
import { operationId } from './emit/openapi';

interface Operation {
  readonly operationId: string;
  readonly security: readonly object[];
  readonly parameters: readonly { readonly $ref?: string; readonly name?: string }[];
  readonly requestBody?: { readonly required: boolean; readonly content: Readonly<Record<string, unknown>> };
  readonly responses: Readonly<Record<string, { readonly $ref?: string }>>;
}
type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

const committed = fileURLToPath(new URL('../schemas/json/', import.meta.url));
const emitted = await documents();
const texts = [...emitted].filter(([name]) => name.startsWith('openapi'));
const pathsOf = (text: string) => (JSON.parse(text) as { paths: Paths }).paths;
const paths = Object.assign({}, ...texts.map(([, text]) => pathsOf(text))) as Paths;
const at = (path: string, method: string): Operation => {
  const found = paths[path]?.[method];
  if (!found) throw new Error(`No ${method} ${path}.`);
  return found;
};

describe('emitted JSON', () => {
  it('is what is committed, and the same each time', async () => {
    expect([...(await documents())]).toEqual([...emitted]);
    expect(await drifted(committed, emitted)).toEqual([]);
  });
});

describe('OpenAPI documents', () => {
  it('has every call once, under a name of its own', () => {
    const keys = Object.entries(paths).flatMap(([path, calls]) =>
      Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(keys.sort()).toEqual([...callKeys].sort());
    expect(new Set(callKeys.map(operationId)).size).toBe(callKeys.length);
  });

  it('says who may call, which headers matter and how it fails', () => {
    const withdraw = at('/api/auth/withdraw/{uuid}', 'post');
    expect(withdraw.security).toEqual([{ member: [] }]);
    expect(withdraw.parameters.map((parameter) => parameter.$ref ?? parameter.name)).toEqual([
      '#/components/parameters/idempotencyKey',
      '#/components/parameters/uuid',
    ]);
    expect(withdraw.responses['422']?.$ref).toContain('CREDIT_NOT_ENOUGH');
    expect(withdraw.responses['default']?.$ref).toBe('#/components/responses/Failure');
    expect(at('/api/setting', 'get').security).toEqual([]);
    expect(at('/api/auth/slip/verify', 'post').requestBody?.content).toHaveProperty(['multipart/form-data']);
    expect(at('/api/auth/user/getCredit/{username}', 'post').requestBody?.required).toBe(false);
  });

  it('keeps the calls of staff in a document of their own', () => {
    const member = Object.keys(pathsOf(emitted.get('openapi.json') ?? ''));
    const staff = Object.keys(pathsOf(emitted.get('openapi-staff.json') ?? ''));
    expect(member).toContain('/api/auth/login');
    expect(member.filter((path) => path.startsWith('/api/staff'))).toEqual([]);
    expect(staff.filter((path) => !/^\/api\/(staff|share)/.test(path))).toEqual([]);
  });

  it.each(texts)('%s has exactly the parts that it refers to', (_name, text) => {
    const { components } = JSON.parse(text) as { components: Readonly<Record<string, object>> };
    const refs = [...text.matchAll(/"#\/components\/(\w+)\/([^"]+)"/g)].map(
      ([, kind, name]) => `${kind}/${name}`,
    );
    expect(refs.length).toBeGreaterThan(100);
    const { securitySchemes: _, ...referred } = components;
    const parts = Object.entries(referred).flatMap(([kind, entries]) =>
      Object.keys(entries).map((name) => `${kind}/${name}`),
    );
    expect(parts.sort()).toEqual([...new Set(refs)].sort());
  });

  it.each(texts)('%s names what answers share, has no `nullable`, and is at most 300 KB', (_name, text) => {
    expect(text).not.toMatch(/"nullable"|"required":\[\]/);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(300_000);
    for (const [code, { status, message }] of Object.entries(errors))
      expect(text).toContain(`| ${code} | ${status} | ${message} |`);
  });

  it('refers to named schemas, also where they may be null', () => {
    const text = emitted.get('openapi.json');
    expect(text).toContain('{"$ref":"#/components/schemas/DepositRequest"}');
    expect(text).toContain('{"anyOf":[{"$ref":"#/components/schemas/DepositRequest"},{"type":"null"}]}');
  });
});

describe('drift', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'emit-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('names files that differ, are missing or are left over, and repairs them', async () => {
    const wanted = new Map([
      ['a.json', '1\n'],
      ['b.json', '2\n'],
    ]);
    await writeFile(join(folder, 'a.json'), '9\n');
    await writeFile(join(folder, 'old.json'), '3\n');
    expect(await drifted(folder, wanted)).toEqual(['a.json', 'b.json', 'old.json']);
    expect(await write(folder, wanted)).toEqual(['a.json', 'b.json', 'old.json']);
    expect(await drifted(folder, wanted)).toEqual([]);
    expect(await readdir(folder)).toEqual(['a.json', 'b.json']);
  });
});

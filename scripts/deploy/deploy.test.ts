import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { InputError } from '../lib/inputError';
import { type DeployOptions, deploy, rollBack } from './deploy';
import { breaking, buckets, folders, type Place, type Places, writeBundle } from './testing/places';
import { openTarget } from './openTarget';
import type { Target } from './target';

let dist = '';
let lines: string[] = [];
beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'sala-dist-'));
  lines = [];
});
afterEach(() => rmSync(dist, { recursive: true }));

const log = (line: string) => void lines.push(line);
const send = (target: Target, options: Partial<DeployOptions> = {}) =>
  deploy(target, { dist, keep: 5, isDryRun: false, log, ...options });
const back = (target: Target, isDryRun = false) => rollBack(target, { isDryRun, log });
const release = (version: string, ...ids: readonly string[]) => {
  for (const id of ids) writeBundle(dist, id, version);
};
const chunksOf = async ({ served }: Place, id: string) =>
  Object.keys(await served()).filter((name) => name.startsWith(`${id}/app/`) && name.endsWith('.js'));
const pageOf = async ({ served }: Place, id: string) => (await served())[`${id}/index.html`];

/** Every page has the chunks that it names. */
async function expectWorking(place: Place): Promise<void> {
  const files = await place.served();
  for (const [name, text] of Object.entries(files)) {
    const [, chunk] = /src="\/(app\/[^"]+)"/.exec(text) ?? [];
    if (chunk !== undefined) expect(files).toHaveProperty([`${name.split('/')[0]}/${chunk}`]);
  }
}

describe.each([
  // Each step of the slower bucket would take most of a minute.
  { what: 'a folder', open: folders, stride: 1 },
  { what: 'a bucket', open: buckets, stride: 7 },
])('deployments to $what', ({ open, stride }) => {
  let places: Places;
  let place: Place;
  beforeAll(async () => {
    places = await open();
  });
  beforeEach(async () => {
    place = await places.next();
  });
  afterAll(() => places.close());

  it('BRD-31 puts each brand below its id, pages last', async () => {
    release('one', 'alpha', 'beta');
    const { target, done } = breaking(place.target);
    await send(target);
    const files = await place.served();
    expect(files['alpha/index.html']).toBe('<script src="/app/one.js">');
    expect(files['beta/brand/โลโก้.svg']).toBe('<svg>logo</svg>');
    const placed = done.filter((step) => step.startsWith('copy'));
    const firstPage = placed.findIndex((step) => /html|brand\.json/.test(step));
    expect(firstPage).toBeGreaterThan(0);
    expect(placed.slice(firstPage).every((step) => /html|brand\.json/.test(step))).toBe(true);
    expect(done.at(-1)).toBe('write _deployments/current.json');
  });

  it('BRD-31 uploads the same content once, and nothing when nothing has changed', async () => {
    release('one', 'alpha', 'beta');
    const first = breaking(place.target);
    await send(first.target);
    const uploads = first.done.filter((step) => step.startsWith('upload'));
    expect(uploads).toHaveLength(new Set(uploads).size);
    const again = breaking(place.target);
    await send(again.target);
    expect(again.done).toEqual([]);
    expect(lines.at(-1)).toContain('already');
  });

  it('BRD-31 sends only what has changed, also of one brand, and leaves other brands as they are', async () => {
    release('one', 'alpha', 'beta');
    await send(place.target);
    writeBundle(dist, 'alpha', 'one', 'new logo');
    release('two', 'beta');
    const { target, done } = breaking(place.target);
    await send(target, { only: ['alpha'] });
    expect(done.filter((step) => step.startsWith('upload'))).toHaveLength(1);
    expect(done.filter((step) => step.startsWith('copy'))).toEqual(['copy alpha/brand/โลโก้.svg']);
    expect(await pageOf(place, 'beta')).toContain('one.js');
    rmSync(path.join(dist, 'beta'), { recursive: true });
    await send(place.target);
    expect(await pageOf(place, 'beta')).toContain('one.js');
  });

  it('BRD-31 removes a page that a bundle no longer has', async () => {
    release('one', 'alpha');
    await send(place.target);
    rmSync(path.join(dist, 'alpha/login'), { recursive: true });
    await send(place.target);
    expect(Object.keys(await place.served())).not.toContain('alpha/login/index.html');
  });

  it('BRD-31 changes nothing in a dry run', async () => {
    release('one', 'alpha');
    await send(place.target);
    release('two', 'alpha');
    await send(place.target);
    release('three', 'alpha');
    const { target, done } = breaking(place.target);
    await send(target, { isDryRun: true });
    await back(target, true);
    expect(done).toEqual([]);
    expect(lines.slice(-2)).toEqual([
      expect.stringMatching(/^Would deploy .*: \d uploads, \d files replaced/),
      expect.stringMatching(/^Would restore .*: 0 uploads/),
    ]);
  });

  it.each(['before', 'after'] as const)(
    'BRD-31 an interruption %s any step leaves working pages, and the next deployment completes it',
    async (when) => {
      const isWanted = async (at: Place, version: string) => {
        await expectWorking(at);
        expect(await pageOf(at, 'alpha')).toContain(`${version}.js`);
        const files = await at.served();
        expect([files['alpha/brand.json'], files['alpha/brand/โลโก้.svg']]).toEqual([
          `{"id":"alpha","version":"${version}"}`,
          `<svg>${version}</svg>`,
        ]);
      };
      for (let step = 1, isOver = false; !isOver; step += stride) {
        place = await places.next();
        writeBundle(dist, 'alpha', 'one', 'one');
        await send(place.target, { keep: 1 });
        writeBundle(dist, 'alpha', 'two', 'two');
        const { target, done } = breaking(place.target, step, when);
        await send(target, { keep: 1 }).catch(() => undefined);
        isOver = done.length < step;
        await expectWorking(place);
        // Completed, or replaced by another one: the way back of the interrupted one.
        if (step % 2 === 1) {
          await send(place.target);
          await isWanted(place, 'two');
        } else {
          writeBundle(dist, 'alpha', 'one', 'one');
          await send(place.target);
          await isWanted(place, 'one');
        }
        if (isOver) expect(step).toBeGreaterThan(10);
      }
    },
  );

  it('BRD-32 restores the deployment before, without an upload and also after its interruption', async () => {
    release('one', 'alpha');
    await send(place.target);
    const before = await place.served();
    writeBundle(dist, 'alpha', 'two', 'other');
    writeBundle(dist, 'beta', 'two');
    await send(place.target);
    await back(breaking(place.target, 5).target).catch(() => undefined);
    await expectWorking(place);
    const { target, done } = breaking(place.target);
    await back(target);
    expect(done.filter((step) => step.startsWith('upload'))).toEqual([]);
    expect(await place.served()).toMatchObject(before);
    expect(await pageOf(place, 'beta')).toBeUndefined();
    // Pages of the deployment that was rolled back may be open.
    expect(await chunksOf(place, 'alpha')).toEqual(['alpha/app/one.js', 'alpha/app/two.js']);
    await send(place.target);
    expect(await pageOf(place, 'alpha')).toContain('two.js');
  });

  it('BRD-32 restores the last complete deployment after an interrupted one', async () => {
    release('one', 'alpha');
    await send(place.target);
    release('two', 'alpha');
    await send(place.target);
    release('three', 'alpha');
    await send(breaking(place.target, 9).target).catch(() => undefined);
    await back(place.target);
    expect(await pageOf(place, 'alpha')).toContain('two.js');
    await back(place.target);
    expect(await pageOf(place, 'alpha')).toContain('one.js');
  });

  it('BRD-32 refuses in one sentence when there is no earlier deployment', async () => {
    const sentence = `There is no earlier deployment at ${place.target.name}.`;
    await expect(back(place.target)).rejects.toThrow(new InputError(sentence));
    release('one', 'alpha');
    await send(place.target);
    await expect(back(place.target)).rejects.toThrow(new InputError(sentence));
    release('two', 'alpha');
    await send(place.target, { keep: 1 });
    await expect(back(place.target)).rejects.toThrow(new InputError(sentence));
  });

  it('BRD-33 chunks of the last deployments stay, those before them and their contents go', async () => {
    const versions = ['one', 'two', 'three', 'four'];
    for (const version of versions) {
      release(version, 'alpha');
      await send(place.target, { keep: 3 });
    }
    const names = versions.slice(1).map((version) => `alpha/app/${version}.js`);
    expect(new Set(await chunksOf(place, 'alpha'))).toEqual(new Set(names));
    expect(await place.target.list('_deployments')).toHaveLength(4);
    await send(place.target, { keep: 3 });
    await back(place.target);
    await back(place.target);
    expect(await pageOf(place, 'alpha')).toContain('two.js');
    release('five', 'alpha');
    await send(place.target, { keep: 1 });
    expect(await chunksOf(place, 'alpha')).toEqual(['alpha/app/five.js']);
    const contents = await place.target.list('_content');
    expect(new Set(contents)).toHaveLength(place.target.hasHeaders ? 7 : 8);
  });

  it('BRD-31 names a brand without a bundle, and a folder without bundles', async () => {
    await expect(send(place.target)).rejects.toThrow(/There are no bundles in .*: build first\./);
    release('one', 'alpha');
    await expect(send(place.target, { only: ['gamma'] })).rejects.toThrow(
      'There is no bundle of gamma; there are alpha.',
    );
  });
});

describe('a bucket', () => {
  let places: Places;
  beforeAll(async () => {
    places = await buckets();
  });
  afterAll(() => places.close());

  it('BRD-31 has the headers of a site, and compressed forms in place of plain files', async () => {
    release('one', 'alpha');
    const place = await places.next();
    await send(place.target);
    const fixed = 'public, max-age=31536000, immutable';
    const image = 'public, max-age=600, stale-while-revalidate=86400';
    const names = ['index.html', 'brand.json', 'app/one.js', 'brand/โลโก้.svg', 'brand/u/banner.webp'];
    expect(await Promise.all(names.map((name) => place.headers(`alpha/${name}`)))).toEqual([
      ['text/html; charset=utf-8', 'no-cache', undefined],
      ['application/json', 'no-cache', undefined],
      ['text/javascript; charset=utf-8', fixed, 'br'],
      ['image/svg+xml', image, undefined],
      ['image/webp', fixed, undefined],
    ]);
    const files = await place.served();
    expect(files['alpha/app/one.js']).toBe('packed chunk one');
    expect(files).not.toHaveProperty(['alpha/app/one.js.br']);
  });

  it('BRD-31 that is missing or unreachable is reported in one sentence', async () => {
    release('one', 'alpha');
    const absent = await openTarget('s3://absent-bucket/x', process.env);
    await expect(send(absent)).rejects.toThrow(
      new InputError('s3://absent-bucket/x cannot be used: NoSuchBucket 404'),
    );
    const env = { ...process.env, AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:1' };
    await expect(send(await openTarget('s3://sala', env))).rejects.toThrow(
      /^s3:\/\/sala cannot be used: .*ECONNREFUSED/,
    );
  });
});

describe('a folder', () => {
  it('BRD-31 has both forms of a file, for hosts that choose, and no draft', async () => {
    release('one', 'alpha');
    const places = await folders();
    const place = await places.next();
    await send(place.target);
    expect((await place.served())['alpha/app/one.js.br']).toBe('packed chunk one');
    const content = path.join(place.target.name, '_content');
    expect(readdirSync(content).every((name) => /^[0-9a-f]{32}$/.test(name))).toBe(true);
    expect(existsSync(path.join(place.target.name, 'alpha/app'))).toBe(true);
    expect(readFileSync(path.join(place.target.name, 'alpha/licenses.txt'), 'utf8')).toBe('licences');
    await places.close();
  });
});

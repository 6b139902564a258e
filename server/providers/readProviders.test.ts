import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '#server/platform/clock';
import { connectProviders } from './connectProviders';
import { readProviders, findAdapters } from './readProviders';

const settings = {
  request: { url: 'https://slips.example/verify', json: { data: '{payload}' } },
  notFound: [{ status: [404] }],
  found: [{ status: [200] }],
  transfer: { transRef: ['/ref'], amount: ['/amount'], date: ['/date'] },
};
const slips = { adapter: 'slips/http', settings, secrets: { key: { env: 'SLIP_KEY' } } };
const valid = {
  providers: { first: slips, second: { ...slips, limits: { callsPerDay: 500 } } },
  use: { slips: ['first', 'second'] },
  brands: { morakot: { slips: ['second'] }, sanam: { slips: [] } },
};

describe('providers.json', () => {
  let folder: string;
  let file: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'sala-providers-'));
    file = path.join(folder, 'providers.json');
    await writeFile(path.join(folder, 'key'), 'from-a-file\n');
    await writeFile(path.join(folder, 'empty'), '\n');
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const read = async (content: unknown) => {
    await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
    return readProviders(file, {
      adapters: findAdapters(),
      brandIds: ['morakot', 'sanam', 'sabai'],
      env: { SLIP_KEY: 'from-the-environment', EMPTY: '' },
    });
  };
  const connect = async (content: unknown) =>
    connectProviders(await read(content), {
      brandIds: () => [],
      clock: systemClock,
      log: { child: () => undefined } as unknown as FastifyBaseLogger,
    });
  /** The valid file with one provider changed. */
  const withFirst = (change: object) => ({
    ...valid,
    providers: { first: { ...slips, ...change } },
    use: {},
    brands: {},
  });

  it('gives each brand its providers in the order of fallback', async () => {
    const connections = await connect(valid);
    const idsOf = (brandId: string) => connections.of('slips', brandId).map(({ id }) => id);
    expect([idsOf('sabai'), idsOf('morakot'), idsOf('sanam')]).toEqual([['first', 'second'], ['second'], []]);
    expect(connections.of('payouts', 'sabai')).toEqual([]);
    expect(connections.all.map(({ id, limits }) => [id, limits])).toEqual([
      ['first', {}],
      ['second', { callsPerDay: 500 }],
    ]);
  });

  it('A10 reads secrets from the environment and from files', async () => {
    const { providers } = await read({
      ...valid,
      providers: { first: slips, second: { ...slips, secrets: { key: { file: 'key' } } } },
    });
    expect(providers.map(({ secrets }) => secrets)).toEqual([
      { key: 'from-the-environment' },
      { key: 'from-a-file' },
    ]);
  });

  it.each([
    ['no JSON', '{', '', 'line 1, column 2'],
    ['an unknown key', { ...valid, provider: {} }, '/provider', 'Remove it.'],
    [
      'an unknown adapter',
      withFirst({ adapter: 'slips/htp' }),
      '/providers/first/adapter',
      'Did you mean "slips/http"?',
    ],
    [
      'an invalid id',
      { ...valid, providers: { ...valid.providers, 'A b': slips } },
      '/providers/A b',
      'a letter first',
    ],
    ['another port', { ...valid, use: { payouts: ['first'] } }, '/use/payouts/0', 'List it below "slips"'],
    ['a port that nobody knows', { ...valid, use: { slip: [] } }, '/use/slip', 'Remove it.'],
    [
      'an unknown provider',
      { ...valid, use: { slips: ['third'] } },
      '/use/slips/0',
      'Choose one of first, second',
    ],
    [
      'an unknown brand',
      { ...valid, brands: { moraktot: {} } },
      '/brands/moraktot',
      'Did you mean "morakot"?',
    ],
    ['no secret', withFirst({ secrets: {} }), '/providers/first/secrets/key', 'Add { "env"'],
    [
      'an unknown secret',
      withFirst({ secrets: { ...slips.secrets, kye: { env: 'X' } } }),
      '/providers/first/secrets/kye',
      'Choose one of key',
    ],
    [
      'a secret in the file',
      withFirst({ secrets: { key: 'hush' } }),
      '/providers/first/secrets/key',
      'never the secret itself',
    ],
    [
      'an unset variable',
      withFirst({ secrets: { key: { env: 'EMPTY' } } }),
      '/providers/first/secrets/key',
      'Set EMPTY.',
    ],
    [
      'a missing secret file',
      withFirst({ secrets: { key: { file: 'none' } } }),
      '/providers/first/secrets/key',
      'Correct its path',
    ],
    [
      'an empty secret file',
      withFirst({ secrets: { key: { file: 'empty' } } }),
      '/providers/first/secrets/key',
      'Write the secret',
    ],
    ['a missing setting', withFirst({ settings: {} }), '/providers/first/settings/request', 'Add it.'],
    [
      'an insecure address',
      withFirst({ settings: { ...settings, request: { url: 'http://slips.example' } } }),
      '/providers/first/settings/request/url',
      'Write an https:// address',
    ],
    [
      'a limit of zero',
      withFirst({ limits: { attempts: 0 } }),
      '/providers/first/limits/attempts',
      'Enter 1 or more.',
    ],
  ])('stops the start for %s, naming file, place and remedy', async (_what, content, place, remedy) => {
    const message = await read(content).then(
      () => 'accepted',
      (error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : ''),
    );
    expect(message).toContain(`StartFailure: ${file}${place && ` at ${place}`}: `);
    expect(message).toContain(remedy);
    expect(message).not.toContain('hush');
  });

  it('stops the start for a file that is not there and for settings that their adapter refuses', async () => {
    const options = { adapters: findAdapters(), brandIds: [], env: {} };
    await expect(readProviders(path.join(folder, 'none.json'), options)).rejects.toThrow(
      /^PROVIDERS_FILE is/,
    );
    const wrong = { ...settings, request: { url: 'https://slips.example', json: { data: '{qr}' } } };
    await expect(connect(withFirst({ settings: wrong }))).rejects.toThrow(
      `${file} at /providers/first/settings: {qr} is unknown here.`,
    );
  });
});

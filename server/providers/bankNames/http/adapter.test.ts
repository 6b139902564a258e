import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdapter } from '#server/testing/createAdapter';
import { localProvider, type LocalProvider } from '#server/testing/localProvider';
import { adapter } from './adapter';

describe('bankNames/http', () => {
  let server: LocalProvider;
  beforeAll(async () => {
    server = await localProvider();
  });
  afterAll(() => server.close());
  const find = (settings: object = {}) =>
    createAdapter(
      adapter,
      'bankNames',
      {
        request: {
          url: `${server.url}/names/{bankCode}/{account}`,
          headers: { authorization: 'Bearer {key}' },
        },
        notFound: [{ status: [404] }],
        found: [{ status: [200] }],
        name: ['/data/accountName'],
        ...settings,
      },
      { key: 'secret-key' },
    ).find({ bankName: 'KBANK', bankId: '1234567890' });

  it('API-158 finds the owner by bank code and account', async () => {
    server.reply = () => ({ body: { data: { accountName: 'นาย สมชาย ใจดี' } } });
    expect(await find()).toBe('นาย สมชาย ใจดี');
    expect(server.requests[0]).toMatchObject({
      method: 'GET',
      url: '/names/004/1234567890',
      headers: { authorization: 'Bearer secret-key' },
    });
  });

  it('API-158 distinguishes an unknown account from a failing service', async () => {
    server.reply = () => ({ status: 404, body: {} });
    expect(await find()).toBeNull();
    for (const reply of [{ status: 500 }, { body: { data: {} } }, { body: '<html>' }]) {
      server.reply = () => reply;
      await expect(find()).rejects.toThrow('HTTP');
    }
    expect(() => find({ request: { url: server.url, query: { to: '{phone}' } } })).toThrow('{phone}');
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAdapter } from '#server/testing/createAdapter';
import { localProvider, type LocalProvider } from '#server/testing/localProvider';
import { adapter } from './adapter';

const MESSAGE = { to: '+66812345678', text: 'รหัส "123456"' };

describe('sms/http', () => {
  let gateway: LocalProvider;
  beforeEach(async () => {
    gateway = await localProvider();
  });
  afterEach(() => gateway.close());

  const create = (request: object, accepted: object[] = [{ status: [200] }]) =>
    createAdapter(adapter, 'sms', { request, accepted }, { key: 'k', secret: 's' });

  it('posts JSON with the text as it is', async () => {
    const request = {
      url: `${gateway.url}/send`,
      headers: { authorization: 'Bearer {key}' },
      json: { to: '{digits}', message: '{text}' },
    };
    await create(request).send(MESSAGE);
    const [sent] = gateway.requests;
    expect([sent?.method, sent?.url, sent?.headers.authorization]).toEqual(['POST', '/send', 'Bearer k']);
    expect(JSON.parse(String(sent?.body))).toEqual({ to: '66812345678', message: MESSAGE.text });
  });

  it('posts a form with basic authorization', async () => {
    const request = {
      url: gateway.url,
      headers: { authorization: 'Basic {basic}' },
      form: { msisdn: '{national}', message: '{text}' },
    };
    await create(request).send(MESSAGE);
    const [sent] = gateway.requests;
    expect(sent?.headers.authorization).toBe(`Basic ${Buffer.from('k:s').toString('base64')}`);
    expect(Object.fromEntries(new URLSearchParams(String(sent?.body)))).toEqual({
      msisdn: '0812345678',
      message: MESSAGE.text,
    });
  });

  it('a response that is not accepted is a failure', async () => {
    const sms = create({ url: gateway.url, json: { to: '{e164}', text: '{text}' } }, [
      { at: '/status', in: ['ok'] },
    ]);
    gateway.reply = () => ({ body: { status: 'ok' } });
    await sms.send(MESSAGE);
    gateway.reply = () => ({ body: { status: 'no credit' } });
    await expect(sms.send(MESSAGE)).rejects.toThrow('not accepted: HTTP 200');
  });

  it.each([
    ['{text} is missing', { json: { to: '{e164}' } }, 'Use {text}'],
    ['the phone is missing', { json: { text: '{text}' } }, 'Use {e164}'],
    ['a variable is unknown', { json: { text: '{text}', to: '{phone}' } }, '{phone} is unknown'],
  ])('refuses settings where %s', (_, parts, message) => {
    expect(() => create({ url: gateway.url, ...parts })).toThrow(message);
  });
});

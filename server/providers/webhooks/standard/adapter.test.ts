import { WebhookVerificationError } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAdapter } from '#server/testing/createAdapter';
import { localProvider, type LocalProvider } from '#server/testing/localProvider';
import { testClock } from '#server/testing/testClock';
import { SECRET, verify, webhookSecret } from '#server/testing/webhookTools';
import { adapter } from './adapter';

const NEXT = webhookSecret('the key that replaces the other');
const MESSAGE = { id: 'c2f8b7b0-0000-4000-8000-000000000001', body: '{"type":"deposit.credited","n":"ฝาก"}' };

describe('webhooks/standard', () => {
  const now = testClock().now();
  let relay: LocalProvider;
  beforeEach(async () => {
    relay = await localProvider();
  });
  afterEach(() => relay.close());

  const send = async (secrets: Readonly<Record<string, string>>) => {
    await createAdapter(adapter, 'webhooks', { url: relay.url }, secrets).send(MESSAGE);
    const [request] = relay.requests;
    if (!request) throw new Error('Nothing was sent.');
    return request;
  };

  it('S8 a receiver verifies the signature with the library of the standard', async () => {
    const request = await send({ secret: SECRET });
    expect(verify(request, now)).toEqual(JSON.parse(MESSAGE.body));
    expect(request.headers['webhook-id']).toBe(MESSAGE.id);
    expect(() => verify(request, now, NEXT)).toThrow(WebhookVerificationError);
    const changed = { ...request, body: Buffer.from(MESSAGE.body.replace('credited', 'refused')) };
    expect(() => verify(changed, now)).toThrow(WebhookVerificationError);
    expect(() => verify(request, new Date(now.getTime() + 301_000))).toThrow('too old');
  });

  it('S8 signs with both secrets while a receiver changes from one to the other', async () => {
    const request = await send({ secret: NEXT, previous: SECRET });
    for (const secret of [SECRET, NEXT]) expect(verify(request, now, secret)).toBeTruthy();
  });

  it.each([204, 299])('accepts the status %i', async (status) => {
    relay.reply = () => ({ status, body: '' });
    await send({ secret: SECRET });
  });

  it.each([302, 400, 410, 500])('the status %i is a failure', async (status) => {
    relay.reply = () => ({ status, headers: { location: '/elsewhere' } });
    await expect(send({ secret: SECRET })).rejects.toThrow();
    expect(relay.requests).toHaveLength(1);
  });

  it.each(['whsec_c2hvcnQ=', SECRET.replace('whsec_', ''), webhookSecret('x'.repeat(65))])(
    'refuses the secret %s',
    (secret) => {
      const create = () => createAdapter(adapter, 'webhooks', { url: relay.url }, { secret });
      expect(create).toThrow('24 to 64 bytes');
    },
  );
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAdapter } from '#server/testing/createAdapter';
import { localProvider, type LocalProvider, type ProviderReply } from '#server/testing/localProvider';
import { testClock } from '#server/testing/testClock';
import { signatureCheck } from '../../kit/signature';
import { readAnswer } from '../readAnswer';
import { adapter } from './adapter';

const TRANSFER = {
  ...{ reference: 'ABC123', satang: 50_025, at: '2026-11-14T09:00:00+07:00' },
  sender: { name: 'นาย สมชาย ใ', bank: '004', account: 'xxx-x-x3109-x' },
  receiver: { name: 'บจก. ศาลา', account: 'xxx-x-x9900-x' },
};

describe('slips/inquiry', () => {
  let server: LocalProvider;
  beforeAll(async () => {
    server = await localProvider();
  });
  beforeEach(() => {
    server.requests.length = 0;
  });
  afterAll(() => server.close());
  const lookUp = (signal = new AbortController().signal) =>
    createAdapter(
      adapter,
      'slips',
      { url: `${server.url}/inquiries`, pauseMs: 10, reads: 3 },
      { key: 'secret-key' },
    ).lookUp({ payload: 'QR', sendingBank: '004', transRef: 'ABC123' }, signal);
  /** The inquiry goes through these states; the last one stays. */
  const answer = (...states: ProviderReply[]) => {
    server.reply = ({ method }) =>
      method === 'POST'
        ? { status: 201, body: { inquiry: 'i/1' } }
        : ((states.length > 1 ? states.shift() : states[0]) ?? {});
  };

  it('S1 reads the inquiry until it is decided, each call signed', async () => {
    answer({ body: { state: 'working' } }, { body: { state: 'found', transfer: TRANSFER } });
    expect(readAnswer(await lookUp())).toMatchObject({
      result: 'FOUND',
      transfer: { transRef: 'ABC123', amount: 50_025, at: new Date('2026-11-14T02:00:00Z') },
    });
    expect(server.requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      ...['POST /inquiries', 'GET /inquiries/i%2F1', 'GET /inquiries/i%2F1'],
    ]);
    const verify = signatureCheck(['secret-key'], testClock());
    expect(server.requests.map(verify)).toEqual([undefined, undefined, undefined]);
  });

  it('S7 distinguishes an unknown transfer, a slow bank and a failing service', async () => {
    answer({ body: { state: 'unknown' } });
    expect(await lookUp()).toEqual({ result: 'NOT_FOUND' });
    answer({ body: { state: 'working' }, headers: { 'retry-after': '30' } });
    expect(await lookUp()).toEqual({ result: 'PENDING', retryAfterMs: 30_000 });
    for (const reply of [{ status: 404, body: { state: 'unknown' } }, { body: {} }]) {
      answer(reply);
      await expect(lookUp()).rejects.toThrow('is no state of an inquiry');
    }
    server.reply = () => ({ body: { inquiry: 'i1' } });
    await expect(lookUp()).rejects.toThrow('HTTP 200 is no inquiry');
  });

  it('S6 a transfer without its amount counts as no answer', async () => {
    const { satang: _satang, ...transfer } = TRANSFER;
    answer({ body: { state: 'found', transfer } });
    expect(readAnswer(await lookUp())).toMatchObject({ result: 'WAIT' });
  });

  it('stops with its call', async () => {
    answer({ body: { state: 'working' } });
    await expect(lookUp(AbortSignal.abort())).rejects.toThrow('abort');
  });
});

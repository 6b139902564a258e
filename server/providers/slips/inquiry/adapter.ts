import { setTimeout as sleep } from 'node:timers/promises';
import { object } from '#schemas/common/schemaBuilders';
import { defineAdapter } from '../../kit/defineAdapter';
import { providerUrl } from '../../kit/requestTemplate';
import { numberFrom, readResponse, textFrom, type ProviderResponse } from '../../kit/responseMapping';
import { SIGNATURE_HEADER, signCall } from '../../kit/signature';
import type { SlipAnswer } from '../../ports/slipVerifier';

const settings = object(
  {
    /** Address at which inquiries are created; each is read at `<url>/<id>`. */
    url: { ...providerUrl, pattern: `${providerUrl.pattern.slice(0, -1)}(?<!/)$` },
  },
  {
    /** Pause before an inquiry is read again, and how often it is read before the slip waits for its next look-up. */
    pauseMs: { type: 'integer', minimum: 10, maximum: 5_000 },
    reads: { type: 'integer', minimum: 1, maximum: 20 },
  },
);

/** Slip look-up in two steps: an inquiry is created under the reference, and read until the bank has decided. */
export const adapter = defineAdapter({
  port: 'slips',
  settings,
  secrets: ['key'],
  create({ settings: { url, pauseMs = 500, reads = 5 }, secrets: { key }, fetch, clock }) {
    const send = async (address: string, method: string, text: string) => {
      const signature = signCall(key, text, Math.floor(clock.now().getTime() / 1_000));
      const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature };
      return readResponse(await fetch(address, { method, headers, ...(text && { body: text }) }));
    };
    return {
      lookUp: async ({ payload, transRef }, signal) => {
        const created = await send(url, 'POST', JSON.stringify({ reference: transRef, qr: payload }));
        const id = created.status === 201 ? textFrom(created.body, ['/inquiry']) : null;
        if (id === null) throw new Error(`HTTP ${created.status} is no inquiry`);
        for (let read = 1; ; read += 1) {
          const answer = readInquiry(await send(`${url}/${encodeURIComponent(id)}`, 'GET', ''));
          if (answer.result !== 'PENDING' || read === reads) return answer;
          await sleep(pauseMs, undefined, { signal });
        }
      },
    };
  },
});

/** @throws Error for an answer that is not documented. */
function readInquiry({ status, body, retryAfterMs }: ProviderResponse): SlipAnswer {
  const state = status === 200 ? textFrom(body, ['/state']) : null;
  if (state === 'working') return { result: 'PENDING', ...(retryAfterMs !== undefined && { retryAfterMs }) };
  if (state === 'unknown') return { result: 'NOT_FOUND' };
  if (state !== 'found') throw new Error(`HTTP ${status} is no state of an inquiry`);
  const party = (side: string) => ({
    name: textFrom(body, [`/transfer/${side}/name`]),
    bank: textFrom(body, [`/transfer/${side}/bank`]),
    account: textFrom(body, [`/transfer/${side}/account`]),
  });
  return {
    result: 'FOUND',
    transfer: {
      ...{
        transRef: textFrom(body, ['/transfer/reference']) ?? '',
        date: textFrom(body, ['/transfer/at']) ?? '',
      },
      // Satang; an amount that is missing stays NaN, which is refused.
      amount: numberFrom(body, ['/transfer/satang']) / 100,
      ...{ currency: 'THB', country: 'TH', sendingBank: textFrom(body, ['/transfer/sender/bank']) },
      ...{ sender: party('sender'), receiver: party('receiver') },
    },
  };
}

import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Adapter } from '#server/providers/kit/defineAdapter';
import type { WebhookReceiver } from '#server/providers/ports/webhookReceiver';
import { adapter } from '#server/providers/webhooks/standard/adapter';
import { localProvider, type LocalProvider, type ProviderReply } from '#server/testing/localProvider';
import { SECRET, webhookSecret } from '#server/testing/webhookTools';
import { checked, setupOf } from './testing/check';

const SIGNATURE = 'signature: a receiver verifies it with the library of Standard Webhooks';
const REPETITION = 'repetition: the same event has the same webhook-id, signed at the time of its attempt';
const CHANGED = 'changed secret: with `previous`, receivers of either secret verify the signature';
const ACCEPTED = 'contract: an event is accepted within the time limit, and so is its repetition';
const PREVIOUS = 'changed secret: the receiver accepts an event that its secret signed as `previous`';
const WRONG_KEY = 'send: a wrong key is refused';
const CLOCK = 'send: a signature of ten minutes ago, or of then, is refused';
const NEXT = webhookSecret('the key that replaces the other');

type Create = Adapter['create'];
const create: Create = (context) => adapter.create(context);
/** The shipped adapter with another `fetch`. */
const changing =
  (change: (headers: Headers, body: string) => void): Create =>
  (context) =>
    create({
      ...context,
      fetch: async (url, init) => {
        const headers = new Headers(init?.headers);
        change(headers, await new Request(url, init).text());
        return context.fetch(url, { ...init, headers });
      },
    });

describe('suite of webhooks', () => {
  let receiver: LocalProvider;
  beforeAll(async () => {
    receiver = await localProvider();
  });
  afterAll(() => receiver.close());

  /** A receiver that verifies by the library, and knows what it has. */
  const listen = (flaw?: 'open' | 'ignores the clock' | 'refuses repetitions' | 'reads one signature') => {
    const seen = new Set<unknown>();
    receiver.reply = ({ headers, body }): ProviderReply => {
      const [id, signatures] = [headers['webhook-id'], String(headers['webhook-signature'])];
      const [only = ''] = signatures.split(' ');
      const read = { ...headers, ...(flaw === 'reads one signature' && { 'webhook-signature': only }) };
      try {
        new Webhook(SECRET).verify(body, read as Record<string, string>);
      } catch (error) {
        if (!(error instanceof WebhookVerificationError)) throw error;
        const isIgnored = flaw === 'ignores the clock' && error.message.includes('timestamp');
        if (flaw !== 'open' && !isIgnored) return { status: 401 };
      }
      if (seen.has(id) && flaw === 'refuses repetitions') return { status: 409 };
      seen.add(id);
      return { status: 204, body: '' };
    };
  };
  const check = (flawed: Partial<Adapter> = {}, secrets: Record<string, string> = { secret: SECRET }) =>
    checked(setupOf({ ...adapter, ...flawed }, { url: receiver.url }, secrets));

  it('the shipped adapter passes every check at an honest receiver, also while its secret changes', async () => {
    listen();
    expect(await check()).toMatchObject({ failed: [], skipped: [] });
    const changing = await check({}, { secret: NEXT, previous: SECRET });
    expect(changing).toMatchObject({ failed: [], skipped: [PREVIOUS] });
  });

  it.each([
    ['open', [WRONG_KEY, CLOCK]],
    ['ignores the clock', [CLOCK]],
    ['refuses repetitions', [ACCEPTED]],
    ['reads one signature', [PREVIOUS]],
  ] as const)('a receiver that has the flaw “%s” fails the checks of it', async (flaw, failed) => {
    listen(flaw);
    expect((await check()).failed).toEqual(failed);
  });

  it.each<[string, Create, string[]]>([
    [
      'signs another body',
      changing((headers, body) => {
        const [id, seconds] = [headers.get('webhook-id') ?? '', Number(headers.get('webhook-timestamp'))];
        headers.set('webhook-signature', new Webhook(SECRET).sign(id, new Date(seconds * 1_000), `${body} `));
      }),
      [SIGNATURE, REPETITION, CHANGED, ACCEPTED, PREVIOUS],
    ],
    [
      'gives each repetition an id of its own',
      (context) => {
        let calls = 0;
        const { send } = create(context) as WebhookReceiver;
        return {
          send: ({ id, body }) => send({ id: `${id}-${(calls += 1)}`, body }),
        } satisfies WebhookReceiver;
      },
      [SIGNATURE, REPETITION, CHANGED],
    ],
    [
      'signs with the time of its start',
      (context) => {
        const start = new Date();
        return create({ ...context, clock: { now: () => start } });
      },
      [REPETITION, CLOCK],
    ],
    [
      'forgets `previous`',
      (context) => create({ ...context, secrets: { secret: context.secrets['secret'] ?? '' } }),
      [CHANGED, PREVIOUS],
    ],
    [
      'takes any answer for success',
      ({ fetch }) => ({ send: async () => void (await fetch(receiver.url, { method: 'POST' })) }),
      [SIGNATURE, REPETITION, CHANGED, WRONG_KEY, CLOCK, 'send: an error answer is no result'],
    ],
  ])('an adapter that %s fails the checks of it', async (_flaw, flawed, failed) => {
    listen();
    expect((await check({ create: flawed })).failed).toEqual(failed);
  });

  it('an adapter with another kind of key is not asked for signatures', async () => {
    const plain: Adapter = {
      ...adapter,
      secrets: ['key'],
      create: ({ fetch, secrets }) => ({
        send: async ({ body }: { readonly body: string }) => {
          const headers = { authorization: `Bearer ${secrets['key'] ?? ''}` };
          const { ok } = await fetch(receiver.url, { method: 'POST', headers, body });
          if (!ok) throw new Error('not accepted');
        },
      }),
    };
    receiver.reply = ({ headers }) => ({
      status: headers.authorization === 'Bearer secret-key' ? 200 : 401,
    });
    const { failed, skipped } = await check(plain, { key: 'secret-key' });
    expect([failed, skipped]).toEqual([[], [SIGNATURE, REPETITION, CHANGED, PREVIOUS, CLOCK]]);
  });
});

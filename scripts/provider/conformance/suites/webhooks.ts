import { randomBytes, randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { bangkokIso } from '#core/time/bangkok';
import type { WebhookMessage } from '#server/providers/ports/webhookReceiver';
import type { ProviderSetup } from '#server/providers/readProviders';
import { ensure, show, Skipped, type Check } from '../check';
import { clockCheck, faultChecks, keyCheck, type Operation } from '../faults';
import { subjectOf, type Conditions, type Subject } from '../subject';

interface Webhooks extends Subject<'webhooks'> {
  readonly secrets: Readonly<Record<string, string>>;
  /** After its secret has become `previous`; undefined where the adapter cannot change it so. */
  readonly changed: (Subject<'webhooks'> & Pick<Webhooks, 'secrets'>) | undefined;
}

/** The provider, also as it is after a change of its secret. */
export function webhookSubject(setup: ProviderSetup): Webhooks {
  const { adapter, secrets } = setup;
  const { secret: previous } = secrets;
  const subject = { ...subjectOf(setup, 'webhooks'), secrets };
  if (!previous?.startsWith(PREFIX) || !adapter.secrets.includes('previous?'))
    return { ...subject, changed: undefined };
  const renewed = { secret: PREFIX + randomBytes(32).toString('base64'), previous };
  const changed = subjectOf({ ...setup, secrets: { ...secrets, ...renewed } }, 'webhooks');
  return { ...subject, changed: { ...changed, secrets: renewed } };
}

/** Secrets of Standard Webhooks begin with it. */
const PREFIX = 'whsec_';
const MINUTE_MS = 60_000;

const event = (): WebhookMessage => ({
  id: randomUUID(),
  body: JSON.stringify({
    ...{ type: 'provider.paused', timestamp: bangkokIso(new Date()) },
    data: { brand: 'conformance', provider: 'ทดสอบ', port: 'webhooks' },
  }),
});

const sending: Operation<'webhooks'> = {
  name: 'send',
  call: (service) => service.send(event()),
  isResult: () => true,
  // The status alone accepts an event.
  malformed: [],
};

/** Only providers that verify signatures of Standard Webhooks can be asked for them. */
function standardSecrets({ secrets }: Pick<Webhooks, 'secrets'>): readonly string[] {
  const own = Object.values(secrets).filter((secret) => secret.startsWith(PREFIX));
  if (own.length === 0) throw new Skipped(`no secret is one of Standard Webhooks, ${PREFIX}…`);
  return own;
}

function changedOf({ changed }: Webhooks): NonNullable<Webhooks['changed']> {
  if (!changed) throw new Skipped('the adapter has no secret of Standard Webhooks with `previous`');
  return changed;
}

/** What the adapter sends; nothing reaches the receiver. */
async function sent(
  subject: Subject<'webhooks'>,
  message: WebhookMessage,
  conditions: Conditions = {},
): Promise<Request> {
  const requests: Request[] = [];
  const request: NonNullable<Conditions['request']> = (_forward, _signal, made) => {
    requests.push(made());
    return Promise.resolve(new Response(null, { status: 204 }));
  };
  await subject.call((service) => service.send(message), { ...conditions, request });
  const [first] = requests;
  ensure(first !== undefined && requests.length === 1, `One event was ${requests.length} requests.`);
  return first;
}

/** @throws Error when a receiver that has one of the secrets refuses the request. */
async function ensureVerified(request: Request, message: WebhookMessage, secrets: readonly string[]) {
  const body = await request.clone().text();
  for (const secret of secrets) new Webhook(secret).verify(body, Object.fromEntries(request.headers));
  ensure(body === message.body, `The event arrived as ${show(body)}.`);
  const id = request.headers.get('webhook-id');
  ensure(id === message.id, `The event ${message.id} has the webhook-id ${show(id)}.`);
}

/** With money or messages allowed, the receiver gets invented events `provider.paused`. */
export const webhookChecks: readonly Check<Webhooks>[] = [
  {
    name: 'signature: a receiver verifies it with the library of Standard Webhooks',
    remedy:
      'Sign `<id>.<seconds>.<body>`, the bytes that you send, with the base64-decoded secret by HMAC-SHA256.',
    run: async (subject) => {
      const [secrets, message] = [standardSecrets(subject), event()];
      await ensureVerified(await sent(subject, message), message, secrets);
    },
  },
  {
    name: 'repetition: the same event has the same webhook-id, signed at the time of its attempt',
    remedy: 'Take the id of the message, and the time from the clock of the context at each attempt.',
    run: async (subject) => {
      const [secrets, message] = [standardSecrets(subject), event()];
      const seconds: number[] = [];
      for (const skewMs of [-2 * MINUTE_MS, 2 * MINUTE_MS]) {
        const request = await sent(subject, message, { skewMs });
        await ensureVerified(request, message, secrets);
        seconds.push(Number(request.headers.get('webhook-timestamp')));
      }
      const [first = 0, second = 0] = seconds;
      ensure(second - first >= 240, `Attempts four minutes apart were signed at ${show(seconds)}.`);
    },
  },
  {
    name: 'changed secret: with `previous`, receivers of either secret verify the signature',
    remedy: 'Put one signature for each secret into `webhook-signature`, separated by a space.',
    run: async (subject) => {
      const [changed, message] = [changedOf(subject), event()];
      await ensureVerified(await sent(changed, message), message, standardSecrets(changed));
    },
  },
  {
    name: 'contract: an event is accepted within the time limit, and so is its repetition',
    remedy: 'Answer 2xx before you act, also to a webhook-id that you have; then drop the event.',
    movesMoney: true,
    run: async (subject) => {
      const message = event();
      for (let time = 0; time < 2; time += 1) await subject.call((service) => service.send(message));
    },
  },
  {
    name: 'changed secret: the receiver accepts an event that its secret signed as `previous`',
    remedy: 'Accept an event when any signature of `webhook-signature` is valid.',
    movesMoney: true,
    run: async (subject) => {
      const changed = changedOf(subject);
      if (subject.secrets['previous'] !== undefined) throw new Skipped('the secret is being changed');
      await changed.call((service) => service.send(event()));
    },
  },
  { ...keyCheck(sending), movesMoney: true },
  withStandardSecrets({ ...clockCheck(sending), movesMoney: true }),
  ...faultChecks(sending),
];

function withStandardSecrets(check: Check<Subject<'webhooks'>>): Check<Webhooks> {
  return {
    ...check,
    run: async (subject) => {
      standardSecrets(subject);
      await check.run(subject);
    },
  };
}

import { createHmac } from 'node:crypto';
import { oneOf, object } from '#schemas/common/schemaBuilders';
import { webhookEvents } from '#schemas/webhooks/events';
import { defineAdapter, SettingsError } from '../../kit/defineAdapter';

const settings = object(
  {
    url: { type: 'string', maxLength: 2_000, pattern: '^https?://', description: 'an http or https address' },
  },
  {
    /** Every event when left out. */
    events: { type: 'array', items: oneOf(webhookEvents), minItems: 1, uniqueItems: true },
  },
);

/** Key bytes of a secret, as Standard Webhooks recommends. */
const [SHORTEST, LONGEST] = [24, 64];

/** Signed events in the format of https://www.standardwebhooks.com. Any response but 2xx is a failure. */
export const adapter = defineAdapter({
  port: 'webhooks',
  settings,
  // Both sign while the receiver changes from `previous` to `secret`.
  secrets: ['secret', 'previous?'],
  create({ settings: { url, events }, secrets: { secret, previous }, fetch, clock }) {
    const keys = [secret, previous].flatMap((text) => (text === undefined ? [] : [readKey(text)]));
    return {
      events,
      send: async ({ id, body }) => {
        // Of the attempt, not of the event: receivers refuse an old time.
        const seconds = Math.floor(clock.now().getTime() / 1_000);
        const signatures = keys.map((key) => {
          const digest = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
          return `v1,${digest}`;
        });
        const response = await fetch(url, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'webhook-id': id,
            'webhook-timestamp': String(seconds),
            'webhook-signature': signatures.join(' '),
          },
          body,
        });
        await response.body?.cancel();
        if (!response.ok) throw new Error('not accepted');
      },
    };
  },
});

function readKey(secret: string): Buffer {
  const [, encoded = ''] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(secret) ?? [];
  const key = Buffer.from(encoded, 'base64');
  if (key.length < SHORTEST || key.length > LONGEST)
    throw new SettingsError(
      `a secret is not whsec_ followed by ${SHORTEST} to ${LONGEST} bytes in base64. Create one with: echo "whsec_$(openssl rand -base64 32)".`,
    );
  return key;
}

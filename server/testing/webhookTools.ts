import { Webhook } from 'standardwebhooks';
import { vi } from 'vitest';
import { webhookJobs } from '#server/modules/webhooks/deliver';
import type { Deps } from '#server/providers/deps';
import type { ProvidersSetup } from '#server/providers/readProviders';
import { adapter } from '#server/providers/webhooks/standard/adapter';
import type { ReceivedRequest } from './localProvider';

/** A secret of Standard Webhooks. @param text at least 24 characters. */
export const webhookSecret = (text: string): string => `whsec_${Buffer.from(text).toString('base64')}`;
export const SECRET = webhookSecret('a key for tests of webhooks');

/** Receivers by their ids. @param brands ids of receivers by brand, in place of all. */
export function webhookSetup(
  settings: Readonly<Record<string, { readonly url: string; readonly events?: readonly string[] }>>,
  brands: Readonly<Record<string, readonly string[]>> = {},
): ProvidersSetup {
  return {
    providers: Object.entries(settings).map(([id, own]) => ({
      ...{ id, adapter, adapterName: 'webhooks/standard', settings: own, place: id },
      limits: { timeoutMs: 300, breakAfter: 1_000 },
      secrets: { secret: SECRET },
    })),
    use: { webhooks: Object.keys(settings) },
    brands: Object.fromEntries(Object.entries(brands).map(([id, webhooks]) => [id, { webhooks }])),
  };
}

/** One run of the job that delivers to a receiver. */
export async function runDelivery(deps: Deps, receiver: string): Promise<void> {
  const job = webhookJobs(deps).find(({ name }) => name === `webhooks of ${receiver}`);
  if (!job) throw new Error(`Nothing is delivered to ${receiver}.`);
  await job.run(deps);
}

/** Verifies a delivery as receivers do. @throws WebhookVerificationError. */
export function verify({ headers, body }: ReceivedRequest, at: Date, secret = SECRET): unknown {
  vi.useFakeTimers({ toFake: ['Date'], now: at });
  try {
    return new Webhook(secret).verify(body.toString(), headers as Record<string, string>);
  } finally {
    vi.useRealTimers();
  }
}

/** Event and subject of a delivery. */
export function read({ body }: ReceivedRequest) {
  return JSON.parse(body.toString()) as { readonly type: string; readonly data: { readonly uuid: string } };
}

export const idOf = ({ headers }: ReceivedRequest) => headers['webhook-id'];

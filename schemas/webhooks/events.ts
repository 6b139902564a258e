import { nullable, object, oneOf, type FromSchema } from '#schemas/common/schemaBuilders';
import { count, dateTime, maxStoredBaht, text, uuid } from '#schemas/common/scalars';

const satang = {
  type: 'integer',
  minimum: 0,
  maximum: maxStoredBaht * 100,
  description: 'satang, a hundredth of a baht',
} as const;

/** The request, slip, withdrawal, adjustment, alert or trial balance, by the id that staff calls use. */
const about = { brand: text, uuid } as const;
const member = object({ uuid, username: text });
const ofMember = { ...about, member } as const;
const ofBrand = { brand: text } as const;
const reason = nullable(text);

/** The `data` of each event. Without secrets and complete account numbers. */
export const webhookData = {
  'deposit.credited': object({ ...ofMember, amountSatang: satang }),
  'slip.review_needed': object({ ...ofMember, amountSatang: nullable(satang), reason }),
  'withdrawal.requested': object({ ...ofMember, amountSatang: satang }),
  'withdrawal.paid': object({ ...ofMember, amountSatang: satang }),
  'withdrawal.rejected': object({ ...ofMember, amountSatang: satang, reason }),
  /** The bank refused; the amount is held until a retry or a refund. */
  'withdrawal.failed': object({ ...ofMember, amountSatang: satang, reason }),
  /** Given to a provider, which does not report a result. */
  'withdrawal.payout_unknown': object({ ...ofMember, amountSatang: satang, provider: text }),
  'withdrawal.halted': object({ ...ofBrand, reason }),
  'member.registered': object(ofMember),
  /** The payout account, whose number is not told. */
  'member.bank_changed': object(ofMember),
  'provider.switched_off': object({ ...ofBrand, provider: text, port: text, reason }),
  /** Calls pause after consecutive failures. */
  'provider.paused': object({ ...ofBrand, provider: text, port: text }),
  'adjustment.waiting': object({
    ...about,
    /** Null for the refund of a bank line. */
    member: nullable(member),
    amountSatang: satang,
    direction: text,
    kind: text,
    reason,
  }),
  /** `subject` is the queue or provider that the alert is about. */
  'alert.raised': object({ ...about, kind: text, subject: text }),
  'reconciliation.failed': object({ ...about, discrepancies: count }),
} as const;

export type WebhookEvent = keyof typeof webhookData;
export const webhookEvents = Object.keys(webhookData) as readonly WebhookEvent[];

export type WebhookData<E extends WebhookEvent> = FromSchema<(typeof webhookData)[E]>;

/** The body of a delivery. */
export function webhookBody<const E extends WebhookEvent>(event: E) {
  return object({ type: oneOf([event]), timestamp: dateTime, data: webhookData[event] });
}

/** All bodies as one schema, for receivers. */
export const webhooks = { oneOf: webhookEvents.map((event) => webhookBody(event)) };

import { sql, type Selectable } from 'kysely';
import type { WebhookData, WebhookEvent } from '#schemas/webhooks/events';
import { maskNumbers } from '#core/identity/mask';
import { bahtToSatang } from '#core/money/money';
import { bangkokIso } from '#core/time/bangkok';
import type { Database } from '#server/platform/db/connect';
import type { WebhookDeliveries } from '#server/platform/db/schema';

export type Queued = Selectable<WebhookDeliveries>;

/** What an event is about, as far as it does not change afterwards: each repetition has the same body. */
interface Facts {
  readonly queued: Queued;
  readonly member: { readonly uuid: string; readonly username: string } | null;
  /** Satang. */
  readonly amount: number | null;
}

/** The JSON body of a delivery; one query. */
export async function composeBody(db: Database, queued: Queued): Promise<string> {
  const event = queued.event as WebhookEvent;
  const facts = await readFacts(db, queued);
  return JSON.stringify({
    type: event,
    timestamp: bangkokIso(queued.created_at),
    data: compose[event](facts),
  });
}

async function readFacts(db: Database, queued: Queued): Promise<Facts> {
  const { brand_id: brandId, subject_type: type, subject_id: id } = queued;
  const named = detailOf(queued, 'memberId') ?? detailOf(queued, 'member') ?? (type === 'MEMBER' ? id : null);
  const { rows } = await sql<{ uuid: string | null; username: string | null; amount: number | null }>`
    SELECT m.id AS uuid, m.username, coalesce(w.amount, s.amount) AS amount
    FROM (VALUES (${brandId}, ${id}::uuid, ${named}::uuid)) AS about (brand_id, id, member_id)
    LEFT JOIN withdrawals w ON w.brand_id = about.brand_id AND w.id = about.id AND ${type} = 'WITHDRAWAL'
    LEFT JOIN slips s ON s.brand_id = about.brand_id AND s.id = about.id AND ${type} = 'SLIP'
    LEFT JOIN members m ON m.brand_id = about.brand_id AND m.id = coalesce(w.member_id, s.member_id, about.member_id)`.execute(
    db,
  );
  const { uuid = null, username = null, amount = null } = rows[0] ?? {};
  const baht = Number(detailOf(queued, 'amount') ?? NaN);
  return {
    queued,
    member: uuid !== null && username !== null ? { uuid, username } : null,
    amount: Number.isNaN(baht) ? amount : bahtToSatang(baht),
  };
}

const compose: { readonly [E in WebhookEvent]: (facts: Facts) => WebhookData<E> } = {
  'deposit.credited': ofMoney,
  'slip.review_needed': (facts) => ({
    ...ofMember(facts),
    amountSatang: facts.amount,
    reason: text(facts, 'reason'),
  }),
  'withdrawal.requested': ofMoney,
  'withdrawal.paid': ofMoney,
  'withdrawal.rejected': refused,
  'withdrawal.failed': refused,
  'withdrawal.payout_unknown': (facts) => ({ ...ofMoney(facts), provider: text(facts, 'provider') ?? '' }),
  'withdrawal.halted': (facts) => ({ ...ofBrand(facts), reason: text(facts, 'reason') }),
  'member.registered': ofMember,
  'member.bank_changed': ofMember,
  'provider.switched_off': (facts) => ({ ...ofProvider(facts), reason: text(facts, 'reason') }),
  'provider.paused': ofProvider,
  'adjustment.waiting': (facts) => ({
    ...ofSubject(facts),
    member: facts.member,
    amountSatang: facts.amount ?? 0,
    direction: text(facts, 'direction') ?? '',
    kind: text(facts, 'kind') ?? '',
    reason: text(facts, 'reason'),
  }),
  'alert.raised': (facts) => ({
    ...ofSubject(facts),
    kind: text(facts, 'kind') ?? '',
    subject: text(facts, 'about') ?? '',
  }),
  'reconciliation.failed': (facts) => ({
    ...ofSubject(facts),
    discrepancies: Number(detailOf(facts.queued, 'discrepancies') ?? 0),
  }),
};

function ofBrand({ queued }: Facts) {
  return { brand: queued.brand_id };
}

function ofSubject(facts: Facts) {
  return { ...ofBrand(facts), uuid: facts.queued.subject_id ?? '' };
}

function ofMember(facts: Facts) {
  const { member, queued } = facts;
  if (!member) throw new Error(`The event ${queued.event} ${queued.id} is about no member.`);
  return { ...ofSubject(facts), member };
}

function ofMoney(facts: Facts) {
  return { ...ofMember(facts), amountSatang: facts.amount ?? 0 };
}

function refused(facts: Facts) {
  return { ...ofMoney(facts), reason: text(facts, 'reason') };
}

function ofProvider(facts: Facts) {
  return {
    ...ofBrand(facts),
    provider: text(facts, 'provider') ?? '',
    port: text(facts, 'port') ?? '',
  };
}

/** Staff type reasons, and may type an account number. */
function text({ queued }: Facts, name: string): string | null {
  const value = detailOf(queued, name);
  return value === null ? null : maskNumbers(value);
}

function detailOf({ detail }: Queued, name: string): string | null {
  const value = (detail as Readonly<Record<string, string | number | null | undefined>>)[name] ?? null;
  return value === null ? null : String(value);
}

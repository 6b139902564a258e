import { sql } from 'kysely';
import { rateOf, refundSatang } from '#core/brand/levelLimits';
import { levelOf } from '#core/brand/levels';
import type { Brand } from '#schemas/brand/brand';
import { auditRow } from '#server/platform/audit/audit';
import { inTransaction, type Transaction } from '#server/platform/db/transaction';
import { postEarnings } from './earningPostings';
import { satangToBaht } from '#core/money/money';
import { shareOf } from '#server/modules/ledger/index';
import { bangkokDay } from '#core/time/bangkok';
import { MINUTE_MS } from '#core/time/durations';
import type { Deps } from '#server/providers/deps';

/** A finished day of a member; amounts in satang. */
interface Day {
  readonly id: string;
  readonly member_id: string;
  readonly inviter_id: string | null;
  readonly turnover: number;
  readonly win: number;
  readonly level: number;
  /**
   * Whether the inviter may earn: active, and not the same person by account number, compared without bank and
   * leading zeros.
   */
  readonly inviter_earns: boolean;
}

/**
 * Pays the earnings of one day of one member, once: to the member the refund of losses by level and cap, to the
 * inviter their shares. Three queries.
 * @returns false when it was settled before, or is being settled elsewhere.
 */
export async function settleDay(trx: Transaction, brand: Brand, dayId: string, now: Date): Promise<boolean> {
  const day = await lockDay(trx, brand.id, dayId);
  if (!day) return false;
  const lost = Math.max(0, day.turnover - day.win);
  const rule = brand.flags.cashback ? levelOf(brand, day.level) : undefined;
  const refund = rule ? refundSatang(rule, lost) : 0;
  const inviter = brand.flags.affiliate && day.inviter_earns ? day.inviter_id : null;
  const af = shareOf(inviter === null ? 0 : day.turnover, brand.limits.affiliateTurnoverPercent);
  const wl = shareOf(inviter === null ? 0 : lost, brand.limits.affiliateLossPercent);
  const earned = {
    refund,
    refund_level: rule ? day.level : null,
    refund_rate: rule ? rateOf(rule) : null,
    af: af.paid,
    wl: wl.paid,
  };
  const posted = await postEarnings(trx, {
    brandId: brand.id,
    dayId,
    memberId: day.member_id,
    refund,
    inviter: inviter === null ? undefined : { id: inviter, af: af.paid, wl: wl.paid },
    residue: af.cost - af.paid + wl.cost - wl.paid,
    now,
  });
  await markSettled(trx, brand.id, day, { ...earned, transactionId: posted?.transactionId, now });
  return true;
}

async function lockDay(trx: Transaction, brandId: string, dayId: string): Promise<Day | undefined> {
  const { rows } = await sql<Day>`
    SELECT d.id, d.member_id, d.inviter_id, d.turnover, d.win, m.level,
           coalesce(i.status = 'ACTIVE' AND ltrim(b.bank_id, '0') IS DISTINCT FROM ltrim(ib.bank_id, '0'), false) AS inviter_earns
    FROM game_days d
    JOIN members m ON m.brand_id = d.brand_id AND m.id = d.member_id
    LEFT JOIN member_banks b ON b.brand_id = d.brand_id AND b.member_id = d.member_id
    LEFT JOIN members i ON i.brand_id = d.brand_id AND i.id = d.inviter_id
    LEFT JOIN member_banks ib ON ib.brand_id = d.brand_id AND ib.member_id = d.inviter_id
    WHERE d.brand_id = ${brandId} AND d.id = ${dayId} AND d.settled_at IS NULL
    FOR UPDATE OF d SKIP LOCKED`.execute(trx);
  return rows[0];
}

/** Stores the day's figures and the audit entry in one statement. */
async function markSettled(
  trx: Transaction,
  brandId: string,
  { id, member_id: memberId, inviter_id: inviterId }: Day,
  {
    transactionId,
    now,
    ...earned
  }: {
    readonly refund: number;
    readonly refund_level: number | null;
    readonly refund_rate: number | null;
    readonly af: number;
    readonly wl: number;
    readonly transactionId: string | undefined;
    readonly now: Date;
  },
): Promise<void> {
  const { refund, af, wl } = earned;
  const line = auditRow({
    brandId,
    actor: { kind: 'SYSTEM' },
    action: 'earnings.settle',
    subject: { type: 'GAME_DAY', id },
    ...(transactionId !== undefined && { transactionId }),
    detail: { memberId, inviterId, refund: satangToBaht(refund), af: satangToBaht(af), wl: satangToBaht(wl) },
    now,
  });
  await trx
    .with('line', (db) => db.insertInto('audit_log').values(line))
    .updateTable('game_days')
    .set({ ...earned, settled_at: now, transaction_id: transactionId ?? null })
    .where('brand_id', '=', brandId)
    .where('id', '=', id)
    .execute();
}

/** Maximum days per run. */
const AT_ONCE = 500;
/** Grace period in ms, because providers report the last rounds of a day late. */
const GRACE_MS = 10 * MINUTE_MS;

/**
 * Settles all finished Bangkok days of play. Concurrent and repeated runs settle a day once; a failure does not
 * block the others.
 * @returns the number settled.
 */
export async function settleDays({
  db,
  brands,
  clock,
}: Pick<Deps, 'db' | 'brands' | 'clock'>): Promise<number> {
  const now = clock.now();
  const due = await db
    .selectFrom('game_days')
    .select(['brand_id', 'id'])
    .where('settled_at', 'is', null)
    .where('day', '<', bangkokDay(new Date(now.getTime() - GRACE_MS)))
    .where('brand_id', 'in', ['', ...brands.all.map(({ id }) => id)])
    .orderBy('day')
    .limit(AT_ONCE)
    .execute();
  let settled = 0;
  const failures: unknown[] = [];
  for (const { brand_id: brandId, id } of due) {
    const brand = brands.byId(brandId);
    if (!brand) continue;
    await inTransaction(db, (trx) => settleDay(trx, brand, id, now)).then(
      (done) => {
        settled += done ? 1 : 0;
      },
      (error: unknown) => failures.push(error),
    );
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} days of play were not settled`);
  return settled;
}

import { sql } from 'kysely';
import type { BreakKind, ExclusionMonths, TimeOutDays } from '#schemas/common/terms';
import { addMonths } from '#core/time/bangkok';
import { DAY_MS } from '#core/time/durations';
import type { Database } from '#server/platform/db/connect';
import type { Transaction } from '#server/platform/db/transaction';
import { fail } from '#server/platform/appError';
import { uuidv7 } from '#server/platform/id';
import { activeBreak } from './exclusions';
import { findPerson, membersOfPerson } from './person';

/** Minimum length of an exclusion without end, and its length after the member requested the end. */
const LEAST_MONTHS = 6;
const COOLING_MS = 7 * DAY_MS;

export type BreakRequest =
  | { readonly kind: 'TIME_OUT'; readonly days: TimeOutDays }
  | { readonly kind: 'SELF_EXCLUSION'; readonly months: ExclusionMonths };

interface Of {
  readonly brandId: string;
  readonly memberId: string;
  readonly now: Date;
}

/** A member whom a break concerns: the same person at a brand of the operator. */
export interface ExcludedMember {
  readonly brandId: string;
  readonly memberId: string;
}

/** When a break that begins now ends; null for never. */
function endOf(request: BreakRequest, now: Date): Date | null {
  if (request.kind === 'TIME_OUT') return new Date(now.getTime() + request.days * DAY_MS);
  return request.months === null ? null : addMonths(now, request.months);
}

/**
 * Begins a break for a person at every brand of the operator: their sessions end, and requests that wait for a transfer
 * with them (R3, I7).
 * @throws AppError BREAK_LONGER when a break lasts longer already.
 */
export async function takeBreak(
  trx: Transaction,
  { brandId, memberId, now }: Of,
  brandIds: readonly string[],
  request: BreakRequest,
): Promise<{ readonly id: string; readonly excluded: ExcludedMember[] }> {
  await sql`SELECT 1 FROM members WHERE brand_id = ${brandId} AND id = ${memberId} FOR UPDATE`.execute(trx);
  const endsAt = endOf(request, now);
  const { rows: lasting } = await sql<{ kind: BreakKind; ends_at: Date | null }>`
    ${activeBreak(brandId, memberId, now)}`.execute(trx);
  const [longest] = lasting;
  if (longest && (longest.ends_at === null || (endsAt !== null && longest.ends_at >= endsAt)))
    throw fail('BREAK_LONGER');
  const person = await findPerson(trx, brandId, memberId);
  const id = uuidv7();
  const { rows: excluded } = await sql<ExcludedMember>`
    INSERT INTO play_breaks (brand_id, member_id, id, kind, starts_at, ends_at)
    SELECT p.brand_id, p.id, ${id}::uuid, ${request.kind}, ${now}::timestamptz, ${endsAt}::timestamptz
    FROM (${membersOfPerson(brandIds, person)}) p
    RETURNING brand_id AS "brandId", member_id AS "memberId"`.execute(trx);
  await stopEverywhere(trx, id, now);
  return { id, excluded };
}

/** Sessions end at once; what waits for a transfer is not to be paid any more. */
async function stopEverywhere(trx: Transaction, breakId: string, now: Date): Promise<void> {
  await sql`
    WITH excluded AS (SELECT brand_id, member_id FROM play_breaks WHERE id = ${breakId}),
    requests AS (
      UPDATE deposit_requests SET status = 'CANCELLED', completed_at = ${now}
      WHERE status = 'PENDING' AND (brand_id, member_id) IN (SELECT brand_id, member_id FROM excluded)
    ), ended_play AS (
      UPDATE play_sessions SET since = NULL WHERE (brand_id, member_id) IN (SELECT brand_id, member_id FROM excluded)
    )
    UPDATE sessions SET revoked_at = ${now}
    WHERE revoked_at IS NULL AND (brand_id, member_id) IN (SELECT brand_id, member_id FROM excluded)`.execute(
    trx,
  );
}

/**
 * Requests the end of an exclusion without end, which takes effect after 7 days, and not before six months.
 * @returns when it ends. @throws AppError STATE_CHANGED when no such exclusion lasts.
 */
export async function requestEnd(db: Database, { brandId, memberId, now }: Of): Promise<Date> {
  const { rows } = await sql<{ id: string; starts_at: Date }>`
    SELECT id, starts_at FROM play_breaks
    WHERE brand_id = ${brandId} AND member_id = ${memberId} AND ends_at IS NULL
    ORDER BY starts_at DESC LIMIT 1 FOR UPDATE`.execute(db);
  const [endless] = rows;
  if (!endless) throw fail('STATE_CHANGED');
  const cooled = now.getTime() + COOLING_MS;
  const endsAt = new Date(Math.max(cooled, addMonths(endless.starts_at, LEAST_MONTHS).getTime()));
  await sql`
    UPDATE play_breaks SET end_requested_at = ${now}, ends_at = ${endsAt}
    WHERE id = ${endless.id} AND ends_at IS NULL`.execute(db);
  return endsAt;
}

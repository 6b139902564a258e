import { sql, type RawBuilder } from 'kysely';
import type { LimitPeriod } from '#schemas/common/terms';
import { fail, type AppError } from '#server/platform/appError';
import { satangToBaht } from '#core/money/money';
import { bangkokMonth } from '#core/time/bangkok';
import { DAY_MS } from '#core/time/durations';
import { activeBreak } from './exclusions';

export interface LimitUse {
  readonly period: LimitPeriod;
  /** Satang. */
  readonly amount: number;
  readonly used: number;
  readonly pending_amount: number | null;
  readonly pending_since: Date | null;
}

interface Whose {
  readonly brandId: string;
  readonly memberId: string;
  readonly now: Date;
}

/**
 * A query of a member's limits with what was credited in their span: the last 24 hours, the last 7 days, the Bangkok
 * month (R1). A deposit counts as the requested amount, without the satang that distinguish requests.
 * @param except a deposit that is being credited now.
 */
export function limitUse(
  { brandId, memberId, now }: Whose,
  except: string | null = null,
): RawBuilder<unknown> {
  const day = new Date(now.getTime() - DAY_MS);
  const week = new Date(now.getTime() - 7 * DAY_MS);
  const month = new Date(new Date(`${bangkokMonth(now)}T00:00:00+07:00`).getTime() - 1);
  return sql`
    SELECT l.period, l.amount, l.pending_amount, l.pending_since, coalesce((
      SELECT sum(r.amount) FROM deposit_requests r
      WHERE r.brand_id = l.brand_id AND r.member_id = l.member_id AND r.status = 'SUCCESS'
        AND r.completed_at > CASE l.period WHEN 'DAY' THEN ${day}::timestamptz
          WHEN 'WEEK' THEN ${week}::timestamptz ELSE ${month}::timestamptz END
        AND r.id IS DISTINCT FROM ${except}::uuid), 0)::bigint AS used
    FROM deposit_limits l WHERE l.brand_id = ${brandId} AND l.member_id = ${memberId}`;
}

/** The error for a deposit above the limits. @param left satang that they still allow. */
export function limitRefusal(left: number): AppError {
  return left === 0 ? fail('DEPOSIT_LIMIT_REACHED') : fail('DEPOSIT_LIMIT_LEFT', { n: satangToBaht(left) });
}

/** An expression: what the lowest limit leaves, in satang and at least 0; null without limits. */
export function depositLeft(whose: Whose, except?: string): RawBuilder<number | null> {
  return sql<number | null>`
    (SELECT min(greatest(u.amount - u.used, 0))::bigint FROM (${limitUse(whose, except)}) u)`;
}

/** An expression: the kind of the break that the member takes now, else null. */
export function breakKind({
  brandId,
  memberId,
  now,
}: Whose): RawBuilder<'TIME_OUT' | 'SELF_EXCLUSION' | null> {
  return sql`(SELECT kind FROM (${activeBreak(brandId, memberId, now)}) b)`;
}

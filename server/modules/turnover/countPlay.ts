import { sql } from 'kysely';
import { audit, type AuditLine } from '#server/platform/audit/audit';
import type { Transaction } from '#server/platform/db/transaction';
import { satangToBaht } from '#core/money/money';
import { allocate, type CountedRound, type OpenRequirement } from './allocate';

interface Play {
  readonly brandId: string;
  readonly memberId: string;
  /** Newly stored rounds, none of them counted before. */
  readonly rounds: readonly CountedRound[];
  readonly now: Date;
}

/**
 * Counts settled rounds towards the member's turnover. Call it last: requirements are locked after accounts
 * everywhere, so taking an account lock afterwards could deadlock. One query, three when there is progress.
 * @returns whether the member has open requirements, which a complete loss would end.
 */
export async function countPlay(
  trx: Transaction,
  { brandId, memberId, rounds, now }: Play,
): Promise<boolean> {
  const open = await lockOpen(trx, brandId, memberId);
  const progress = allocate(open, rounds);
  if (progress.size === 0) return open.length > 0;
  const changed = open.flatMap((one) => {
    const reached = progress.get(one.id);
    return reached === undefined ? [] : [{ ...one, reached }];
  });
  await sql`
    UPDATE turnover_requirements t
    SET progress = u.progress, status = CASE WHEN u.progress = t.required THEN 'MET' ELSE t.status END,
        completed_at = CASE WHEN u.progress = t.required THEN ${now}::timestamptz END
    FROM unnest(${changed.map(({ id }) => id)}::uuid[], ${changed.map(({ reached }) => reached)}::bigint[]) AS u (id, progress)
    WHERE t.brand_id = ${brandId} AND t.id = u.id`.execute(trx);
  const [first, ...more] = changed
    .filter(({ reached, required }) => reached === required)
    .map(
      ({ id, required }): AuditLine => ({
        brandId,
        actor: { kind: 'SYSTEM' },
        action: 'turnover.met',
        subject: { type: 'TURNOVER', id },
        detail: { memberId, required: satangToBaht(required) },
        now,
      }),
    );
  if (first) await audit(trx, first, ...more);
  return true;
}

async function lockOpen(
  trx: Transaction,
  brandId: string,
  memberId: string,
): Promise<readonly OpenRequirement[]> {
  const { rows } = await sql<OpenRequirement>`
    SELECT id, required, progress, games, created_at, expires_at FROM turnover_requirements
    WHERE brand_id = ${brandId} AND member_id = ${memberId} AND status = 'OPEN'
    ORDER BY created_at, id FOR UPDATE`.execute(trx);
  return rows;
}

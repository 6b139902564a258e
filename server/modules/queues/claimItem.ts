import { sql, type RawBuilder } from 'kysely';
import type { QueueKind } from '#schemas/api/shapes/queueItem';
import { fail, type AppError } from '#server/platform/appError';
import type { Database } from '#server/platform/db/connect';
import type { Transaction } from '#server/platform/db/transaction';
import { isClaimed, isHeld } from './queueSources';

/** Length of a lease; an open page renews it. */
const LEASE = sql`interval '120 seconds'`;
/** Free items of a brand that are tried, because colleagues may be taking the first ones at this moment. */
const CANDIDATES = 50;

/** Who claims: the claim ends with the session. */
export interface Claimant {
  readonly staffId: string;
  readonly sessionId: string;
}

/** An item, at one of the brands that the caller may work on. */
export interface ItemRef {
  readonly kind: QueueKind;
  readonly id: string;
  readonly brandIds: readonly string[];
}

const lease = ({ staffId, sessionId }: Claimant) =>
  sql`claimed_by = ${staffId}, claimed_until = now() + ${LEASE}, claim_session = ${sessionId}`;
export const noLease = sql`claimed_by = NULL, claimed_until = NULL, claim_session = NULL`;

/** SQL: the item `q`. */
const isItem = ({ kind, id, brandIds }: ItemRef) =>
  sql`q.brand_id = ANY (${brandIds}::text[]) AND q.kind = ${sql.lit(kind)} AND q.id = ${id}`;

/** SQL: no other person has claimed the item `q`. */
export const isOpenTo = (staffId: string) => sql<boolean>`(NOT ${isClaimed} OR q.claimed_by = ${staffId})`;

/**
 * Claims an item, or renews the claim of the same person. One query.
 * @throws AppError NOT_FOUND when it is in no queue of the caller, CLAIMED_BY_OTHER.
 */
export async function claimItem(db: Database, item: ItemRef, claimant: Claimant): Promise<void> {
  const claimed = await updateItem(db, item, lease(claimant), isOpenTo(claimant.staffId));
  if (!claimed) throw await refusalOf(db, item);
}

/** Ends the caller's own claim; without one nothing changes. */
export async function releaseItem(db: Database, item: ItemRef, { staffId }: Claimant): Promise<void> {
  await updateItem(db, item, noLease, sql`q.claimed_by = ${staffId}`);
}

/** The brand of an item that was taken over, and its previous claimant. */
interface TakenOver {
  readonly brandId: string;
  readonly from: string | null;
}

/**
 * Claims an item, also one that another person has claimed.
 * @returns its brand, and who had a live claim. @throws AppError NOT_FOUND.
 */
export async function takeOver(trx: Transaction, item: ItemRef, claimant: Claimant): Promise<TakenOver> {
  const { rows } = await sql<TakenOver>`
    UPDATE queue_items AS q SET ${lease(claimant)}
    FROM (SELECT q.brand_id, CASE WHEN ${isClaimed} THEN q.claimed_by END AS claimed_by
          FROM queue_items q WHERE ${isItem(item)} FOR UPDATE) was
    WHERE ${isItem(item)} AND q.brand_id = was.brand_id
    RETURNING q.brand_id AS "brandId", was.claimed_by AS "from"`.execute(trx);
  const [taken] = rows;
  if (!taken) throw fail('NOT_FOUND');
  return taken;
}

/**
 * Claims the oldest free item that the caller may decide. Concurrent callers skip what another one is taking, so that
 * each gets an item of their own. One query.
 * @returns its id; undefined when none is free.
 */
export async function claimNext(
  db: Database,
  kind: QueueKind,
  brandIds: readonly string[],
  claimant: Claimant,
): Promise<string | undefined> {
  const isFree = sql<boolean>`NOT ${isClaimed} AND NOT ${isHeld} ${mayDecide(kind, claimant.staffId)}`;
  const { rows } = await sql<{ id: string }>`
    UPDATE queue_items AS taken SET ${lease(claimant)}
    FROM (
      SELECT q.brand_id, q.kind, q.id
      FROM unnest(${brandIds}::text[]) AS b (id) CROSS JOIN LATERAL (
        SELECT q.id, q.since FROM queue_items q
        WHERE q.brand_id = b.id AND q.kind = ${sql.lit(kind)} AND ${isFree}
        ORDER BY q.since, q.id LIMIT ${sql.lit(CANDIDATES)}
      ) c
      JOIN queue_items q ON q.brand_id = b.id AND q.kind = ${sql.lit(kind)} AND q.id = c.id
      WHERE ${isFree}
      ORDER BY c.since, c.id LIMIT 1 FOR UPDATE OF q SKIP LOCKED
    ) next
    WHERE taken.brand_id = next.brand_id AND taken.kind = next.kind AND taken.id = next.id
    RETURNING taken.id`.execute(db);
  return rows[0]?.id;
}

/** SQL: the proposer of an adjustment cannot approve it, nor one person a withdrawal twice. */
function mayDecide(kind: QueueKind, staffId: string): RawBuilder<unknown> {
  if (kind === 'withdrawal')
    return sql`AND NOT EXISTS (SELECT FROM withdrawals w
      WHERE w.brand_id = q.brand_id AND w.id = q.id AND w.approved_by = ${staffId})`;
  if (kind !== 'adjustment') return sql``;
  return sql`AND NOT EXISTS (SELECT FROM adjustments x
    WHERE x.brand_id = q.brand_id AND x.id = q.id AND x.proposed_by = ${staffId})`;
}

/** Updates an item. @returns its brand; undefined when the condition does not hold or the item is gone. */
export async function updateItem(
  db: Database | Transaction,
  item: ItemRef,
  set: RawBuilder<unknown>,
  condition: RawBuilder<unknown>,
): Promise<string | undefined> {
  const { rows } = await sql<{ brand_id: string }>`
    UPDATE queue_items AS q SET ${set} WHERE ${isItem(item)} AND ${condition} RETURNING q.brand_id`.execute(
    db,
  );
  return rows[0]?.brand_id;
}

/** Why an item could not be changed: it is in no queue of the caller, or another person has claimed it. */
export async function refusalOf(db: Database | Transaction, item: ItemRef): Promise<AppError> {
  const { rows } = await sql<{ name: string | null }>`
    SELECT s.name FROM queue_items q LEFT JOIN staff s ON s.id = q.claimed_by WHERE ${isItem(item)}`.execute(
    db,
  );
  const [found] = rows;
  return found ? fail('CLAIMED_BY_OTHER', { name: found.name ?? '' }) : fail('NOT_FOUND');
}

import { sql } from 'kysely';
import type { QueueKind } from '#schemas/api/shapes/queueItem';
import type { StaffRole } from '#schemas/api/staffPermissions';
import { fail } from '#server/platform/appError';
import type { Database } from '#server/platform/db/connect';
import type { Transaction } from '#server/platform/db/transaction';
import { uuidv7 } from '#server/platform/id';

export interface ViewRow {
  readonly id: string;
  readonly staff_id: string;
  readonly kind: QueueKind;
  readonly name: string;
  readonly search: string;
  readonly shared_with: string | null;
  readonly default_role: StaffRole | null;
  /** Name of the owner. */
  readonly by: string;
}

/** What the owner can change. */
export type ViewContent = Pick<ViewRow, 'name' | 'search' | 'shared_with' | 'default_role'>;

/** Views of one person. */
const MOST_OWN = 100;
/** Views that a person sees. */
const MOST_SEEN = 1_000;

/** A person's own views and those shared at these brands, by name. One query. */
export async function findViews(
  db: Database,
  staffId: string,
  brandIds: readonly string[],
): Promise<ViewRow[]> {
  const { rows } = await sql<ViewRow>`
    SELECT v.id, v.staff_id, v.kind, v.name, v.search, v.shared_with, v.default_role, s.name AS by
    FROM staff_views v JOIN staff s ON s.id = v.staff_id
    WHERE v.staff_id = ${staffId} OR v.shared_with = ANY (${brandIds}::text[])
    ORDER BY v.name, v.id LIMIT ${sql.lit(MOST_SEEN)}`.execute(db);
  return rows;
}

/** A view, locked. @throws AppError NOT_FOUND. */
export async function lockView(trx: Transaction, id: string): Promise<ViewRow> {
  const { rows } = await sql<ViewRow>`
    SELECT v.id, v.staff_id, v.kind, v.name, v.search, v.shared_with, v.default_role, s.name AS by
    FROM staff_views v JOIN staff s ON s.id = v.staff_id WHERE v.id = ${id} FOR UPDATE OF v`.execute(trx);
  const [view] = rows;
  if (!view) throw fail('NOT_FOUND');
  return view;
}

/** @throws AppError VIEW_LIMIT. */
export async function insertView(
  trx: Transaction,
  view: ViewContent & Pick<ViewRow, 'staff_id' | 'kind'>,
  now: Date,
): Promise<string> {
  const { count } = await trx
    .selectFrom('staff_views')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('staff_id', '=', view.staff_id)
    .executeTakeFirstOrThrow();
  if (count >= MOST_OWN) throw fail('VIEW_LIMIT', { n: MOST_OWN });
  await clearDefault(trx, view);
  const id = uuidv7();
  await trx
    .insertInto('staff_views')
    .values({ ...view, id, created_at: now })
    .execute();
  return id;
}

export async function updateView(
  trx: Transaction,
  { id, kind }: Pick<ViewRow, 'id' | 'kind'>,
  content: ViewContent,
): Promise<void> {
  await clearDefault(trx, { ...content, kind });
  await trx.updateTable('staff_views').set(content).where('id', '=', id).execute();
}

export async function deleteView(trx: Transaction, id: string): Promise<void> {
  await trx.deleteFrom('staff_views').where('id', '=', id).execute();
}

/** A role begins with one view of a queue: the latest choice replaces the one before. */
async function clearDefault(
  trx: Transaction,
  { shared_with, default_role, kind }: Pick<ViewRow, 'shared_with' | 'default_role' | 'kind'>,
): Promise<void> {
  if (shared_with === null || default_role === null) return;
  await trx
    .updateTable('staff_views')
    .set({ default_role: null })
    .where('shared_with', '=', shared_with)
    .where('kind', '=', kind)
    .where('default_role', '=', default_role)
    .execute();
}

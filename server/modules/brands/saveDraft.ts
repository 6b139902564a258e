import type { Calls } from '#schemas/api/contract';
import type { Change } from '#core/brand/diff';
import { settingChanges } from '#core/brand/edit';
import type { JsonRecord } from '#core/brand/json';
import { bangkokIso } from '#core/time/bangkok';
import { audit, type AuditLine } from '#server/platform/audit/audit';
import { lockPublishing } from './publish';
import { liftFile, findWorkspace, type BrandState } from './workspace';
import { inTransaction, type Transaction } from '#server/platform/db/transaction';
import type { Deps } from '#server/providers/deps';
import { fail } from '#server/platform/appError';
import type { StaffAct } from '#server/platform/http/handlers';
import { mergeChanges } from './mergeChanges';
import { requireFitChanges, requireFitFile } from './requireFit';
import type { Database } from '#server/platform/db/connect';

type Save = Calls['PATCH /api/staff/brand/{brandId}/draft'];

interface Draft {
  readonly version: number;
  readonly file: JsonRecord;
  readonly updatedAt: string | null;
  /** The revision that it began from, of a draft that is not stored yet. */
  readonly begins?: number;
}

/** Names of settings in the trail, at most. */
const NAMED = 10;

/** Longest text of a value in the trail, in characters. */
const LONGEST_VALUE = 200;

/**
 * Changes a draft by path, all of it or nothing. The row is locked from reading to writing, so that saves at one
 * moment come one after the other.
 * @throws AppError DRAFT_CONFLICT, DRAFT_UNFIT.
 */
export async function saveDraft(
  { db, brands }: Pick<Deps, 'db' | 'brands'>,
  editing: StaffAct,
  { changes }: Save['body'],
): Promise<Save['data']> {
  requireFitChanges(changes);
  return inTransaction(db, async (trx) => {
    const { brandId } = editing;
    const draft = (await lockDraft(trx, brandId)) ?? (await beginDraft(trx, brands, brandId));
    const file = mergeChanges(draft.file, changes) as JsonRecord;
    const changed = settingChanges(draft.file, file);
    if (changed.length === 0) return { version: draft.version, file, updatedAt: draft.updatedAt };
    requireFitFile(file, draft.file);
    const version = draft.version + 1;
    await write(trx, editing, { ...draft, version, file });
    await auditDraft(trx, editing, version, changed);
    return { version, file, updatedAt: bangkokIso(editing.origin.now) };
  });
}

async function lockDraft(trx: Transaction, brandId: string): Promise<Draft | undefined> {
  const row = await trx
    .selectFrom('brand_drafts')
    .select(['version', 'file', 'updated_at'])
    .where('brand_id', '=', brandId)
    .forUpdate()
    .executeTakeFirst();
  return row && { version: row.version, file: liftFile(row.file), updatedAt: bangkokIso(row.updated_at) };
}

/** A new draft: it shows the published file and is stored with the first change. */
async function beginDraft(trx: Transaction, brands: Deps['brands'], brandId: string): Promise<Draft> {
  await lockPublishing(trx, brands);
  const begun = await lockDraft(trx, brandId);
  if (begun) return begun;
  const published = brands.published(brandId);
  if (!published) throw fail('NOT_FOUND');
  return { version: 0, file: { ...published.file }, updatedAt: null, begins: published.revision };
}

async function write(
  trx: Transaction,
  { brandId, origin }: StaffAct,
  { version, file, begins }: Draft,
): Promise<void> {
  const state = { version, file: JSON.stringify(file), updated_by: origin.actor.id, updated_at: origin.now };
  await (begins === undefined
    ? trx.updateTable('brand_drafts').set(state).where('brand_id', '=', brandId).execute()
    : trx
        .insertInto('brand_drafts')
        .values({ brand_id: brandId, base_revision: begins, ...state })
        .execute());
}

function auditDraft(
  trx: Transaction,
  { brandId, origin }: StaffAct,
  version: number,
  changed: readonly Change[],
) {
  const named = changed
    .slice(0, NAMED)
    .map(({ path }) => path)
    .join(' ');
  return audit(trx, {
    ...origin,
    brandId,
    action: 'draft.change',
    subject: { type: 'DRAFT' },
    detail: { version, changes: changed.length, settings: named, ...valuesOf(changed) },
  });
}

/** Both values of a change of one setting; texts are cut, and what is no single value is left out. */
function valuesOf([only, ...more]: readonly Change[]): NonNullable<AuditLine['detail']> {
  if (!only || more.length > 0) return {};
  const plain = (value: unknown) =>
    typeof value === 'string'
      ? value.slice(0, LONGEST_VALUE)
      : typeof value === 'number' || typeof value === 'boolean'
        ? value
        : null;
  return { before: plain(only.before), after: plain(only.after) };
}

/**
 * Throws the draft away as the editor saw it; without one there is nothing to do.
 * @throws AppError DRAFT_CONFLICT when somebody has saved since.
 */
export async function discardDraft(
  db: Database,
  { brandId, origin }: StaffAct,
  version: number,
): Promise<BrandState> {
  return inTransaction(db, async (trx) => {
    const gone = await trx
      .deleteFrom('brand_drafts')
      .where('brand_id', '=', brandId)
      .where('version', '=', version)
      .returning('version')
      .executeTakeFirst();
    const state = await findWorkspace(trx, brandId);
    if (state.draft.version !== 0 || (!gone && version !== 0)) throw fail('DRAFT_CONFLICT');
    if (gone) {
      await audit(trx, {
        ...origin,
        brandId,
        action: 'draft.discard',
        subject: { type: 'DRAFT' },
        detail: { version },
      });
    }
    return state;
  });
}

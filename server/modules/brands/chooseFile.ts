import type { Calls } from '#schemas/api/contract';
import type { Database } from '#server/platform/db/connect';
import type { Transaction } from '#server/platform/db/transaction';
import { fail } from '#server/platform/appError';
import { reviewRelease, type ReleaseReview } from '#core/brand/release/review';
import { checkFile } from './checkFile';
import type { Deps } from '#server/providers/deps';
import { assertValid, publishedBrand } from './assertPublishable';
import { readActivity } from './readActivity';

type Body = Calls['POST /api/staff/brand/{brandId}/release/review']['body'];

/** The file to publish. */
export interface Choice {
  readonly kind: 'publish' | 'rollback' | 'push';
  readonly file: unknown;
  readonly restores: number | null;
  /** The draft's version that the caller saw, and the one that `file` was read at; when the draft is published. */
  readonly draft?: { readonly wanted: number; readonly read: number };
}

/**
 * The file that a release publishes: that of the draft, of an old revision, or its own.
 * @throws AppError VALIDATION unless exactly one is named, NOT_FOUND for a revision that is not there.
 */
export async function chooseFile(db: Database, brandId: string, body: Body): Promise<Choice> {
  const { draftVersion, revision, file } = body;
  const named = [draftVersion, revision, file].filter((choice) => choice !== undefined);
  if (named.length !== 1) throw fail('VALIDATION');
  if (file !== undefined) return { kind: 'push', file, restores: null };
  if (revision !== undefined)
    return { kind: 'rollback', file: await fileOf(db, brandId, revision), restores: revision };
  const draft = await findDraft(db, brandId);
  const read = { wanted: draftVersion ?? 0, read: draft?.version ?? 0 };
  // Without a draft the published file is chosen, which is then refused as unchanged.
  const chosen = draft?.file ?? (await fileOf(db, brandId, body.baseRevision));
  return { kind: 'publish', file: chosen, restores: null, draft: read };
}

/** The draft that was read is the one that the caller saw. @throws AppError DRAFT_CONFLICT. */
export function assertRead({ draft }: Choice): void {
  if (draft && draft.wanted !== draft.read) throw fail('DRAFT_CONFLICT');
}

/** The draft is still the one that the caller saw and that was checked. @throws AppError DRAFT_CONFLICT. */
export async function assertDraft(trx: Transaction, brandId: string, { draft }: Choice): Promise<void> {
  if (!draft) return;
  const now = (await findDraft(trx, brandId, true))?.version ?? 0;
  if (now !== draft.wanted || now !== draft.read) throw fail('DRAFT_CONFLICT');
}

function findDraft(db: Database | Transaction, brandId: string, locked = false) {
  return db
    .selectFrom('brand_drafts')
    .select(['version', 'file'])
    .where('brand_id', '=', brandId)
    .$if(locked, (query) => query.forUpdate())
    .executeTakeFirst();
}

async function fileOf(db: Database, brandId: string, revision: number): Promise<unknown> {
  const row = await db
    .selectFrom('brand_revisions')
    .select('file')
    .where('brand_id', '=', brandId)
    .where('revision', '=', revision)
    .executeTakeFirst();
  if (!row) throw fail('NOT_FOUND');
  return row.file;
}

type Review = Calls['POST /api/staff/brand/{brandId}/release/review'];

/**
 * Reviews a possible release against the published brand.
 * @throws AppError VALIDATION, NOT_FOUND, DRAFT_CONFLICT, BRAND_INVALID.
 */
export async function reviewChoice(
  { db, brands, ports, config }: Deps,
  brandId: string,
  body: Review['body'],
  now: Date,
): Promise<Review['data']> {
  const choice = await chooseFile(db, brandId, body);
  assertRead(choice);
  const checked = await checkFile({ db, brands, ports }, brandId, choice.file);
  const activity = await readActivity(db, brandId, now);
  const { brand } = assertValid(checked);
  const context = { bounds: config.bounds, activity };
  return present(reviewRelease(publishedBrand(brands, brandId), brand, context));
}

const present = ({ costs, hosts, sensitive, second, admin }: ReleaseReview): Review['data'] => ({
  costs: [...costs],
  hosts: hosts.map(({ host, powers, known }) => ({ host, powers: [...powers], known })),
  sensitive: [...sensitive],
  second,
  admin,
});

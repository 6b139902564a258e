import type { Calls } from '#schemas/api/contract';
import { checkAcross } from '#core/brand/checks/across';
import { bangkokIso } from '#core/time/bangkok';
import type { BrandDirectory } from '#server/platform/brands/brandDirectory';
import { brandFileName } from '#server/platform/brands/brandRules';
import { lockPublishing } from './publish';
import type { Database } from '#server/platform/db/connect';
import { inTransaction, type Transaction } from '#server/platform/db/transaction';
import type { Deps } from '#server/providers/deps';
import { AppError, fail } from '#server/platform/appError';
import type { StaffAct, StaffIdentity } from '#server/platform/http/handlers';
import { uuidv7 } from '#server/platform/id';
import { allowsAt } from '#server/modules/staff/index';
import {
  placeRelease,
  prepareRelease,
  reviewPrepared,
  scheduledAt,
  statusOf,
  type PreparedRelease,
  type ReviewedRelease,
} from './placeRelease';
import { findSets, latestSets, presentRelease, type ReleaseRow } from './releaseRepository';

export type ReleaseSet = Calls['GET /api/staff/release-set']['data'][number];
type NewSet = Calls['POST /api/staff/release-set']['body'];

/** Who acts on a set, and where they hold roles. */
export interface SetAct {
  readonly origin: StaffAct['origin'];
  readonly held: StaffIdentity['held'];
}

/** Sets that are listed at most. */
const LISTED = 20;

/** The latest sets of which the caller may see every brand, newest first. */
export async function listSets(
  { db, brands }: Pick<Deps, 'db' | 'brands'>,
  held: SetAct['held'],
): Promise<ReleaseSet[]> {
  const ids = await latestSets(db, LISTED);
  const rows = await findSets(db, ids);
  return ids
    .map((id) => rows.filter(({ set_id }) => set_id === id))
    .filter((set) => set.every(({ brand_id }) => allowsAt(held, brand_id, 'look')))
    .map((set) => presentSet(brands, set));
}

/**
 * Publishes the drafts of several brands together, all or none: now, at a time, or once a second person approves, as soon
 * as one of the brands needs that.
 * @throws AppError NOT_FOUND for a brand at which the caller may not publish, VALIDATION for one that is named twice, and
 * what a release of one brand throws, with the brand in `params.brandId`.
 */
export async function requestSet(deps: Deps, act: SetAct, body: NewSet): Promise<ReleaseSet> {
  const { note, reason, brands: named } = body;
  if (new Set(named.map(({ brandId }) => brandId)).size < named.length) throw fail('VALIDATION');
  const at = scheduledAt(body.at, act.origin.now);
  const prepared: PreparedRelease[] = [];
  for (const { brandId, ...draft } of sorted(named)) {
    assertMayPublish(deps.brands, act.held, brandId);
    const input = { ...draft, note, reason: reason ?? null };
    prepared.push(await atBrand(brandId, () => prepareRelease(deps, { brandId, origin: act.origin }, input)));
  }
  return placeSet(deps, prepared, at);
}

/**
 * Publishes again what each brand of a published set showed before it, as a new set.
 * @throws AppError NOT_FOUND, STATE_CHANGED unless the set is published, REVISION_CONFLICT when one of its brands has been
 * published since, and what `requestSet` throws.
 */
export async function rollBackSet(
  deps: Deps,
  act: SetAct,
  setId: string,
  { note, reason }: Calls['POST /api/staff/release-set/{uuid}/rollback']['body'],
): Promise<ReleaseSet> {
  const set = await readSet(deps, act, setId);
  const prepared: PreparedRelease[] = [];
  for (const { brand_id: brandId, status, revision, base_revision: before } of set) {
    if (status !== 'PUBLISHED' || revision === null) throw fail('STATE_CHANGED');
    const input = { baseRevision: revision, revision: before, note, reason: reason ?? null };
    prepared.push(await atBrand(brandId, () => prepareRelease(deps, { brandId, origin: act.origin }, input)));
  }
  return placeSet(deps, prepared, null);
}

async function placeSet(
  deps: Deps,
  prepared: readonly PreparedRelease[],
  at: Date | null,
): Promise<ReleaseSet> {
  const setId = uuidv7();
  const done = await inTransaction(deps.db, async (trx) => {
    await lockPublishing(trx, deps.brands);
    const reviewed: ReviewedRelease[] = [];
    for (const one of prepared)
      reviewed.push(await atBrand(one.brandId, () => reviewPrepared(trx, deps, one)));
    assertTogether(reviewed);
    const status = statusOf(
      reviewed.some(({ review }) => review.second),
      at,
    );
    const published = [];
    for (const one of reviewed) {
      const placed = await atBrand(one.prepared.brandId, () => placeRelease(trx, one, { status, at, setId }));
      if (placed.published) published.push(placed.published);
    }
    return { published, set: await findSets(trx, [setId]) };
  });
  for (const one of done.published) deps.brands.take(one);
  return presentSet(deps.brands, done.set);
}

/** Checks across the set: two brands may not claim the same host or both be primary. @throws AppError BRAND_INVALID. */
export function assertTogether(reviewed: readonly Pick<ReviewedRelease, 'publishable'>[]): void {
  const named = reviewed.map(({ publishable: { brand } }) => ({ file: brandFileName(brand.id), brand }));
  const wrong = checkAcross(named).filter(({ severity }) => severity === 'error');
  if (wrong.length === 0) return;
  const messages = wrong.map(({ file = '', path, th, fix }) => [`${file}${path}`, `${th} → ${fix.th}`]);
  throw new AppError(
    'BRAND_INVALID',
    { n: wrong.length },
    Object.fromEntries(messages) as Record<string, string>,
  );
}

/** The releases of a set, all of brands at which the caller may publish. @throws AppError NOT_FOUND. */
export async function readSet(
  { db, brands }: { readonly db: Database | Transaction; readonly brands: BrandDirectory },
  { held }: SetAct,
  setId: string,
): Promise<Awaited<ReturnType<typeof findSets>>> {
  const set = await findSets(db, [setId]);
  if (set.length === 0) throw fail('NOT_FOUND');
  for (const { brand_id } of set) assertMayPublish(brands, held, brand_id);
  return set;
}

/** A brand at which one may not publish is to one as if it were not there. @throws AppError NOT_FOUND. */
function assertMayPublish(brands: BrandDirectory, held: SetAct['held'], brandId: string): void {
  if (!brands.byId(brandId) || !allowsAt(held, brandId, 'releases.publish')) throw fail('NOT_FOUND');
}

/** Names the brand of an error. */
export async function atBrand<T>(brandId: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new AppError(error.code, { ...error.params, brandId }, error.fields, error.retryAfter);
  }
}

export function presentSet(brands: BrandDirectory, set: readonly ReleaseRow[]): ReleaseSet {
  const [first] = set;
  if (!first?.set_id) throw new Error('A set has no releases.');
  return {
    uuid: first.set_id,
    status: first.status,
    note: first.note,
    at: first.at && bangkokIso(first.at),
    author: first.author,
    authorUuid: first.author_id,
    approver: first.approver,
    createdAt: bangkokIso(first.created_at),
    current: set.every(
      ({ brand_id, revision }) => revision !== null && brands.published(brand_id)?.revision === revision,
    ),
    releases: set.map((row) => ({ brandId: row.brand_id, release: presentRelease(row) })),
  };
}

const sorted = <T extends { readonly brandId: string }>(brands: readonly T[]): T[] =>
  [...brands].sort((a, b) => (a.brandId < b.brandId ? -1 : 1));

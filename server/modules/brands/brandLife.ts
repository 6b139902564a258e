import { sql } from 'kysely';
import type { Calls } from '#schemas/api/contract';
import { bangkokIso } from '#core/time/bangkok';
import { audit } from '#server/platform/audit/audit';
import { fail } from '#server/platform/appError';
import type { BrandDirectory } from '#server/platform/brands/brandDirectory';
import type { BrandState } from '#server/platform/brands/brandLives';
import { inTransaction, type Transaction } from '#server/platform/db/transaction';
import { imageKey } from '#server/platform/hosting/uploads';
import type { StaffAct } from '#server/platform/http/handlers';
import type { Deps } from '#server/providers/deps';
import { assertValid, publishedBrand, refuseConflicts } from './assertPublishable';
import { checkFile } from './checkFile';
import { setLife } from './lives';
import { lockPublishing } from './publish';
import { syncRevisions } from './subscribeToRevisions';

type Life = Calls['POST /api/staff/brand/{brandId}/open']['data'];

/**
 * Serves a draft or an archived brand at the hosts of its published file.
 * @throws AppError BRAND_STATE when it is open, BRAND_INVALID for errors or a host of another open brand.
 */
export async function openBrand(deps: Deps, act: StaffAct): Promise<Life> {
  const { brands } = deps;
  const { brandId } = act;
  assertState(brands, brandId, ['DRAFT', 'ARCHIVED']);
  assertValid(await checkFile(deps, brandId, brands.published(brandId)?.file));
  return change(deps, act, {
    from: ['DRAFT', 'ARCHIVED'],
    to: 'OPEN',
    action: 'brand.open',
    before: () => {
      // Once more, of the newest revision: another brand may have been opened or published since.
      refuseConflicts(brands, publishedBrand(brands, brandId));
      return Promise.resolve({ revision: brands.published(brandId)?.revision ?? null });
    },
  });
}

/**
 * Stops serving an open brand. Its members, books and files stay.
 * @throws AppError BRAND_STATE when it is not open, BRAND_PRIMARY for the brand that is shown on unknown hosts.
 */
export async function archiveBrand(deps: Deps, act: StaffAct, reason: string): Promise<Life> {
  const { brands } = deps;
  return change(deps, act, {
    from: ['OPEN'],
    to: 'ARCHIVED',
    action: 'brand.archive',
    before: () => {
      const isPrimary = publishedBrand(brands, act.brandId).primary;
      if (isPrimary || brands.ofCall(undefined, undefined).id === act.brandId) throw fail('BRAND_PRIMARY');
      return Promise.resolve({ reason });
    },
  });
}

/**
 * Removes a brand that was never opened, with its draft, images, links and roles. Its revision and its audit trail stay,
 * so that its id stays taken.
 * @throws AppError BRAND_STATE for a brand that is or was open.
 */
export async function removeBrand(deps: Deps, act: StaffAct): Promise<void> {
  const { brandId } = act;
  const store = deps.ports.files.of(brandId);
  const hashes = await deps.db
    .selectFrom('brand_images')
    .select('sha256')
    .where('brand_id', '=', brandId)
    .where('content', 'is', null)
    .execute();
  await change(deps, act, {
    from: ['DRAFT'],
    to: 'REMOVED',
    action: 'brand.remove',
    before: async (trx) => {
      for (const table of ['brand_drafts', 'brand_images', 'brand_shares', 'staff_roles'] as const)
        await trx.deleteFrom(table).where('brand_id', '=', brandId).execute();
      // Releases of one set share their status.
      await sql`
        UPDATE brand_releases SET status = 'CANCELLED', ended_at = ${act.origin.now}
        WHERE status IN ('WAITING_APPROVAL', 'SCHEDULED') AND (brand_id = ${brandId} OR set_id IN (
          SELECT set_id FROM brand_releases WHERE brand_id = ${brandId} AND set_id IS NOT NULL))`.execute(
        trx,
      );
      return {};
    },
  });
  // No row names them any more.
  for (const { sha256 } of hashes) await store?.remove(imageKey(brandId, sha256));
}

interface Change {
  readonly from: readonly BrandState[];
  readonly to: BrandState | 'REMOVED';
  readonly action: string;
  /** What else is done under the lock of publishing. @returns the detail of the audit entry. */
  readonly before: (trx: Transaction) => Promise<Readonly<Record<string, string | number | null>>>;
}

/** One change at a time over all brands; every process knows it once this returns or within a second. */
async function change(
  { db, brands }: Deps,
  { brandId, origin }: StaffAct,
  { from, to, action, before }: Change,
): Promise<Life> {
  const state = await inTransaction(db, async (trx) => {
    await lockPublishing(trx, brands);
    assertState(brands, brandId, from);
    const was = brands.stateOf(brandId);
    const detail = await before(trx);
    await setLife(trx, { brandId, state: to, since: origin.now });
    await audit(trx, {
      ...origin,
      brandId,
      action,
      subject: { type: 'BRAND' },
      detail: { from: was, ...detail },
    });
    return to === 'REMOVED' ? was : to;
  });
  await syncRevisions(db, brands);
  return { state, since: bangkokIso(origin.now) };
}

function assertState(brands: BrandDirectory, brandId: string, states: readonly BrandState[]): void {
  if (brands.lives.isRemoved(brandId)) throw fail('NOT_FOUND');
  if (!states.includes(brands.stateOf(brandId))) throw fail('BRAND_STATE');
}

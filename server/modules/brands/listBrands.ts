import type { StaffRole } from '#schemas/api/callSpec';
import type { Calls } from '#schemas/api/contract';
import { bangkokIso } from '#core/time/bangkok';
import type { Published } from '#server/platform/brands/brandDirectory';
import type { Deps } from '#server/providers/deps';
import type { StaffIdentity } from '#server/platform/http/handlers';
import { highestRole } from '#server/modules/staff/index';
import type { BrandRow } from './brandRepository';
import { findBrandRows, findDraftFiles } from './brandRepository';
import type { FileState, ProblemCounter } from './problemCounts';

type Summary = Calls['GET /api/staff/brand']['data'][number];

/** A brand that the caller may see, with its present state. */
interface Seen extends BrandRow {
  readonly role: StaffRole;
  readonly published: Published;
}

/**
 * The brands at which the staff member holds a role, each with the problems of its draft, or of the published
 * file when there is no draft. Two queries; files and images are read only when their problems are not cached.
 */
export async function listBrands(
  { db, brands }: Deps,
  counter: ProblemCounter,
  { held }: Pick<StaffIdentity, 'held'>,
): Promise<Summary[]> {
  const roles = new Map(brands.all.map(({ id }) => [id, highestRole(held, id)]));
  const rows = await findBrandRows(
    db,
    brands.all.map(({ id }) => id).filter((id) => roles.get(id)),
  );
  const seen = rows.flatMap((row): Seen[] => {
    const [published, role] = [brands.published(row.brandId), roles.get(row.brandId)];
    return published && role ? [{ ...row, published, role }] : [];
  });
  const uncounted = seen.filter((one) => one.draft && !counter.has(one.brandId, stateOf(one)));
  const files = await findDraftFiles(
    db,
    uncounted.map(({ brandId }) => brandId),
  );
  const list: Summary[] = [];
  for (const one of seen) {
    const file = () => files.get(one.brandId) ?? one.published.file;
    list.push(present(one, await counter.count(one.brandId, stateOf(one), file)));
  }
  return list;
}

function stateOf({ draft, published }: Seen): FileState {
  return draft ? `draft ${draft.version} ${draft.updatedAt.toISOString()}` : `revision ${published.revision}`;
}

function present(
  { role, published, draft, waiting, operation }: Seen,
  counts: Pick<Summary, 'errors' | 'warnings'>,
): Summary {
  const { id, displayName, primary, hostnames, theme } = published.brand;
  const { color, background, surface } = theme;
  return {
    brandId: id,
    displayName,
    primary,
    hostnames: [...hostnames],
    colours: { color, background, surface },
    role,
    revision: published.revision,
    publishedAt: bangkokIso(published.publishedAt),
    draft: draft
      ? { version: draft.version, updatedAt: bangkokIso(draft.updatedAt), updatedBy: draft.editor }
      : null,
    ...counts,
    waiting,
    operation,
  };
}

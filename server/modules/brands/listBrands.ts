import type { Calls } from '#schemas/api/contract';
import { bangkokIso } from '#core/time/bangkok';
import type { Published } from '#server/platform/brands/brandDirectory';
import type { Deps } from '#server/providers/deps';
import type { StaffIdentity } from '#server/platform/http/handlers';
import { allowsAt, permissionsAt } from '#server/modules/staff/index';
import type { FileState, ProblemCounter } from './problemCounts';
import { sql } from 'kysely';
import { presentOperation } from './operation';
import type { Database } from '#server/platform/db/connect';

type Summary = Calls['GET /api/staff/brand']['data'][number];

/** A brand that the caller may see, with its present state. */
interface Seen extends BrandRow {
  readonly permissions: Summary['permissions'];
  readonly published: Published;
  readonly state: Summary['state'];
}

/**
 * The brands that the staff member may see, or those of these ids, each with the problems of its draft, or of the published
 * file when there is no draft. Two queries; files and images are read only when their problems are not cached.
 */
export async function listBrands(
  { db, brands }: Deps,
  counter: ProblemCounter,
  { held }: Pick<StaffIdentity, 'held'>,
  ids: readonly string[] = brands.all.map(({ id }) => id),
): Promise<Summary[]> {
  const rows = await findBrandRows(
    db,
    ids.filter((id) => allowsAt(held, id, 'look')),
  );
  const seen = rows.flatMap((row): Seen[] => {
    const published = brands.published(row.brandId);
    if (!published) return [];
    const permissions = permissionsAt(held, row.brandId);
    return [{ ...row, published, permissions, state: brands.stateOf(row.brandId) }];
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
  { permissions, published, state, draft, waiting, operation }: Seen,
  counts: Pick<Summary, 'errors' | 'warnings'>,
): Summary {
  const { id, displayName, primary, hostnames, theme } = published.brand;
  const { color, background, surface } = theme;
  return {
    brandId: id,
    displayName,
    state,
    primary,
    hostnames: [...hostnames],
    colours: { color, background, surface },
    permissions,
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

type Operation = Calls['GET /api/staff/brand/{brandId}/operation']['data'];

/** Columns of the studio's list in addition to what is published. */
export interface BrandRow {
  readonly brandId: string;
  /** Undefined when there are no changes since it was published. */
  readonly draft:
    | { readonly version: number; readonly updatedAt: Date; readonly editor: string | null }
    | undefined;
  /** Releases that wait for their time or for a second person. */
  readonly waiting: number;
  readonly operation: Operation;
}

/** The brands in the order given. One query. */
export async function findBrandRows(db: Database, brandIds: readonly string[]): Promise<BrandRow[]> {
  const { rows } = await sql<{
    brand_id: string;
    version: number | null;
    updated_at: Date | null;
    editor: string | null;
    waiting: number;
    website_status: Operation['websiteStatus'] | null;
    message: string | null;
    end_at: Date | null;
  }>`
    SELECT asked.brand_id, d.version, d.updated_at, s.email AS editor,
           o.website_status, o.message, o.end_at,
           (SELECT count(*) FROM brand_releases r
            WHERE r.brand_id = asked.brand_id AND r.status IN ('WAITING_APPROVAL', 'SCHEDULED')) AS waiting
    FROM unnest(${brandIds}::text[]) WITH ORDINALITY AS asked (brand_id, place)
    LEFT JOIN brand_drafts d ON d.brand_id = asked.brand_id
    LEFT JOIN staff s ON s.id = d.updated_by
    LEFT JOIN operations o ON o.brand_id = asked.brand_id
    ORDER BY asked.place`.execute(db);
  return rows.map(({ brand_id, version, updated_at, editor, waiting, website_status, message, end_at }) => ({
    brandId: brand_id,
    draft: version === null || updated_at === null ? undefined : { version, updatedAt: updated_at, editor },
    waiting,
    operation: presentOperation(website_status === null ? undefined : { website_status, message, end_at }),
  }));
}

/** The draft files of these brands. One query, or none. */
export async function findDraftFiles(
  db: Database,
  brandIds: readonly string[],
): Promise<ReadonlyMap<string, unknown>> {
  if (brandIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('brand_drafts')
    .select(['brand_id', 'file'])
    .where('brand_id', 'in', brandIds)
    .execute();
  return new Map(rows.map(({ brand_id, file }) => [brand_id, file]));
}

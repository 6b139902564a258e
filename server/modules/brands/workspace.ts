import type { Calls } from '#schemas/api/contract';
import type { JsonRecord } from '#core/brand/json';
import { migrate } from '#core/brand/migrate';
import { bangkokIso } from '#core/time/bangkok';
import type { Database } from '#server/platform/db/connect';
import type { Transaction } from '#server/platform/db/transaction';

type Workspace = Calls['GET /api/staff/brand/{brandId}']['data'];

/** The published revision of a brand and its draft. */
export type BrandState = Pick<Workspace, 'published' | 'draft'>;

/**
 * Both in one query. A brand without a draft gets the published file as draft version 0.
 * @throws Error for a brand that has never been published: the start of the server imports each.
 */
export async function findWorkspace(db: Database | Transaction, brandId: string): Promise<BrandState> {
  const row = await db
    .selectFrom('brand_revisions as r')
    .leftJoin('staff as author', 'author.id', 'r.author_id')
    .leftJoin('staff as approver', 'approver.id', 'r.approver_id')
    .leftJoin('brand_drafts as d', 'd.brand_id', 'r.brand_id')
    .leftJoin('staff as editor', 'editor.id', 'd.updated_by')
    .select(['r.revision', 'r.kind', 'r.note', 'r.restores', 'r.created_at', 'r.file'])
    .select(['author.email as author', 'approver.email as approver', 'editor.email as editor'])
    .select(['d.version', 'd.file as draft', 'd.updated_at'])
    .where('r.brand_id', '=', brandId)
    .orderBy('r.revision', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const file = liftFile(row.file);
  const { revision, kind, note, author, approver, restores, created_at } = row;
  return {
    published: { revision, kind, note, author, approver, restores, at: bangkokIso(created_at), file },
    draft: {
      version: row.version ?? 0,
      file: row.version === null ? file : liftFile(row.draft),
      updatedAt: row.updated_at && bangkokIso(row.updated_at),
      updatedBy: row.editor,
    },
  };
}

/** A stored file as this program reads it. */
export function liftFile(stored: unknown): JsonRecord {
  return migrate(stored).file as JsonRecord;
}

import type { Brand } from '#schemas/brand/brand';
import type { BrandFile } from '#schemas/brand/brandFile';
import type { Published } from '#server/brands/brandDirectory';
import { insertRevision } from '#server/brands/revisions';
import type { BrandRevisions } from '#server/db/schema';
import type { Transaction } from '#server/db/transaction';
import { fail } from '#server/appError';
import { rebaseDraft } from './rebaseDraft';

export interface Publication {
  readonly brandId: string;
  readonly baseRevision: number;
  readonly file: BrandFile;
  readonly brand: Brand;
  readonly kind: BrandRevisions['kind'];
  readonly note: string;
  readonly authorId: string;
  readonly approverId: string | null;
  readonly restores: number | null;
  readonly now: Date;
}

/**
 * Writes the next revision; call it while publishing is held. It is served here once the transaction is committed and the
 * directory takes what this returns; other processes are told by the commit (W5).
 * @throws AppError REVISION_CONFLICT.
 */
export async function publish(trx: Transaction, publication: Publication): Promise<Published> {
  const { brandId, baseRevision, file, brand, now } = publication;
  const revision = baseRevision + 1;
  if (!(await insertRevision(trx, { ...publication, revision }))) throw fail('REVISION_CONFLICT');
  await rebaseDraft(trx, brandId, revision, file);
  return { revision, file, brand, publishedAt: now };
}

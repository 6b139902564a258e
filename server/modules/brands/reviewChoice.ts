import type { Calls } from '#schemas/api/contract';
import type { ReleaseReview } from '#core/brand/release/review';
import { reviewRelease } from '#core/brand/release/review';
import { checkFile } from './checkFile';
import type { Deps } from '#server/providers/deps';
import { assertValid, publishedBrand } from './assertPublishable';
import { assertRead, chooseFile } from './chooseFile';
import { readActivity } from './readActivity';

type Review = Calls['POST /api/staff/brand/{brandId}/release/review'];

/**
 * What a release would do, against what is published now.
 * @throws AppError VALIDATION, NOT_FOUND, DRAFT_CONFLICT, BRAND_INVALID.
 */
export async function reviewChoice(
  { db, brands, config }: Deps,
  brandId: string,
  body: Review['body'],
  now: Date,
): Promise<Review['data']> {
  const choice = await chooseFile(db, brandId, body);
  assertRead(choice);
  const checked = await checkFile({ db, brands }, brandId, choice.file);
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

import type { Calls } from '#schemas/api/contract';
import { liftFile } from './workspace';
import type { Deps } from '#server/providers/deps';
import type { StaffIdentity } from '#server/platform/http/handlers';
import { findDraftFiles } from './listBrands';
import { allowsAt } from '#server/modules/staff/index';

type Files = Calls['GET /api/staff/brand-file']['data'];

/**
 * The published file and the draft of each brand that the staff member may see, to be compared side by side
 * (preview point 16). One query, however many brands.
 */
export async function listFiles(
  { db, brands }: Pick<Deps, 'db' | 'brands'>,
  { held }: Pick<StaffIdentity, 'held'>,
): Promise<Files> {
  const ids = brands.all.map(({ id }) => id).filter((id) => allowsAt(held, id, 'look'));
  const drafts = await findDraftFiles(db, ids);
  return ids.flatMap((brandId) => {
    const published = brands.published(brandId);
    if (!published) return [];
    const draft = drafts.get(brandId);
    return [
      {
        brandId,
        published: { ...published.file },
        draft: draft === undefined ? null : { ...liftFile(draft) },
      },
    ];
  });
}

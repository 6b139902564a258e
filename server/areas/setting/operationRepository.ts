import type { Calls } from '#schemas/api/contract';
import { bangkokIso } from '#server/clock';
import type { Database } from '#server/db/connect';

type Operation = Calls['GET /api/setting/operational/website']['data'];

/** Whether the brand's site is open. A brand that staff never touched is. */
export async function findOperation(db: Database, brandId: string): Promise<Operation> {
  const found = await db
    .selectFrom('operations')
    .select(['website_status', 'message', 'end_at'])
    .where('brand_id', '=', brandId)
    .executeTakeFirst();
  if (!found) return { websiteStatus: 'ACTIVE', message: null, endAt: null };
  return {
    websiteStatus: found.website_status,
    message: found.message,
    endAt: found.end_at && bangkokIso(found.end_at),
  };
}

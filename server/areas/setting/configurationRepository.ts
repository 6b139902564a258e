import type { Calls } from '#schemas/api/contract';
import type { Database } from '#server/db/connect';

type Configuration = Calls['GET /api/configuration']['data'];

/** More keys than the specification names, with room for a brand's own. */
const LIMIT = 200;

/** Published pictures by key; they win over the brand file (BRD-02). */
export async function findConfiguration(db: Database, brandId: string): Promise<Configuration> {
  const rows = await db
    .selectFrom('configuration_items')
    .select(['key', 'path'])
    .where('brand_id', '=', brandId)
    .orderBy('key')
    .limit(LIMIT)
    .execute();
  return rows.map(({ key, path }) => ({ key, value: { data: { path } } }));
}

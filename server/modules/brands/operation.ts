import type { Calls } from '#schemas/api/contract';
import { bangkokIso } from '#core/time/bangkok';
import type { Database } from '#server/platform/db/connect';

type Operation = Calls['GET /api/setting/operational/website']['data'];

interface OperationRow {
  readonly website_status: Operation['websiteStatus'];
  readonly message: string | null;
  readonly end_at: Date | null;
}

/** Whether the brand's site is open, and until when not. One query. */
export async function findOperation(db: Database, brandId: string): Promise<Operation> {
  const found = await db
    .selectFrom('operations')
    .select(['website_status', 'message', 'end_at'])
    .where('brand_id', '=', brandId)
    .executeTakeFirst();
  return presentOperation(found);
}

/** A brand that staff never touched is open. */
export function presentOperation(row: OperationRow | undefined): Operation {
  if (!row) return { websiteStatus: 'ACTIVE', message: null, endAt: null };
  return {
    websiteStatus: row.website_status,
    message: row.message,
    endAt: row.end_at && bangkokIso(row.end_at),
  };
}

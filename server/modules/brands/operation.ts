import type { Calls } from '#schemas/api/contract';
import { bangkokIso } from '#core/time/bangkok';
import type { Database } from '#server/platform/db/connect';
import { audit } from '#server/platform/audit/audit';
import { inTransaction } from '#server/platform/db/transaction';
import { fail } from '#server/platform/appError';
import type { StaffAct } from '#server/platform/http/handlers';

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

type SetOperation = Calls['POST /api/staff/brand/{brandId}/operation'];

/**
 * Opens the brand's site or closes it for maintenance. An open site has no message.
 * @throws AppError VALIDATION when the maintenance would end in the past.
 */
export async function setOperation(
  db: Database,
  { brandId, origin }: StaffAct,
  body: SetOperation['body'],
): Promise<SetOperation['data']> {
  const { websiteStatus } = body;
  const closed = websiteStatus === 'MA';
  const message = closed ? (body.message ?? null) : null;
  const endAt = closed && body.endAt ? new Date(body.endAt) : null;
  if (endAt && endAt <= origin.now) throw fail('VALIDATION');
  const row = {
    website_status: websiteStatus,
    message,
    end_at: endAt,
    updated_by: origin.actor.id,
    updated_at: origin.now,
  };
  const endsAt = endAt && bangkokIso(endAt);
  await inTransaction(db, async (trx) => {
    await trx
      .insertInto('operations')
      .values({ brand_id: brandId, ...row })
      .onConflict((on) => on.column('brand_id').doUpdateSet(row))
      .execute();
    await audit(trx, {
      ...origin,
      brandId,
      action: 'website.switch',
      subject: { type: 'BRAND' },
      detail: { websiteStatus, message, endAt: endsAt },
    });
  });
  return { websiteStatus, message, endAt: endsAt };
}

import type { Calls } from '#schemas/api/contract';
import { bangkokIso } from '#core/time/bangkok';
import { audit } from '#server/platform/audit/audit';
import type { Database } from '#server/platform/db/connect';
import { inTransaction } from '#server/platform/db/transaction';
import { fail } from '#server/platform/appError';
import type { StaffAct } from '#server/platform/http/byStaff';

type Operation = Calls['POST /api/staff/brand/{brandId}/operation'];

/**
 * Opens the brand's site or closes it for maintenance. An open site has no message.
 * @throws AppError VALIDATION when the maintenance would end in the past.
 */
export async function setOperation(
  db: Database,
  { brandId, by }: StaffAct,
  body: Operation['body'],
): Promise<Operation['data']> {
  const { websiteStatus } = body;
  const closed = websiteStatus === 'MA';
  const message = closed ? (body.message ?? null) : null;
  const endAt = closed && body.endAt ? new Date(body.endAt) : null;
  if (endAt && endAt <= by.now) throw fail('VALIDATION');
  const row = {
    website_status: websiteStatus,
    message,
    end_at: endAt,
    updated_by: by.actor.id,
    updated_at: by.now,
  };
  const endsAt = endAt && bangkokIso(endAt);
  await inTransaction(db, async (trx) => {
    await trx
      .insertInto('operations')
      .values({ brand_id: brandId, ...row })
      .onConflict((on) => on.column('brand_id').doUpdateSet(row))
      .execute();
    await audit(trx, {
      ...by,
      brandId,
      action: 'website.switch',
      subject: { type: 'BRAND' },
      detail: { websiteStatus, message, endAt: endsAt },
    });
  });
  return { websiteStatus, message, endAt: endsAt };
}

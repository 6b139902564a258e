import type { Calls } from '#schemas/api/contract';
import type { AuditLine } from '#server/audit';
import { audit } from '#server/audit';
import { bangkokIso } from '#server/clock';
import type { Database } from '#server/db/connect';
import { inTransaction } from '#server/db/transaction';
import { fail } from '#server/http/appError';

type Website = Calls['POST /api/staff/operation/website'];

interface Switch {
  readonly brandId: string;
  readonly by: Pick<AuditLine, 'ip' | 'traceId' | 'now'> & {
    readonly actor: { readonly kind: 'STAFF'; readonly id: string };
  };
}

/**
 * Opens the brand's site or closes it for maintenance (PUB-19, B6). An open site keeps no message.
 * @throws AppError VALIDATION when the maintenance would end in the past.
 */
export async function setWebsite(
  db: Database,
  { brandId, by }: Switch,
  body: Website['body'],
): Promise<Website['data']> {
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

import { audit } from '#server/platform/audit/audit';
import { fail } from '#server/platform/appError';
import type { Deps } from '#server/providers/deps';
import { staffOrigin, type Handlers } from '#server/platform/http/handlers';
import { keysetOf, pageOf } from '#server/platform/db/keyset';
import { countUse } from '#server/platform/http/rateLimit';
import { bahtToSatang } from '#core/money/money';
import { HOUR_MS } from '#core/time/durations';
import { readUpload } from '#server/platform/images/readUpload';
import { confirmSlip, requestReview } from './sendToStaff';
import { inspectSlip, makeSlipTools } from './makeSlipTools';
import { presentResult, presentSlip } from './presentSlip';
import { findSlip, findSlips } from './slipRepository';
import { verifySlip } from './verifySlip';

type SlipCall =
  | 'POST /api/auth/slip/verify'
  | 'POST /api/auth/slip/confirm'
  | 'POST /api/auth/slip/request-deposit'
  | 'GET /api/auth/slip/my/request'
  | 'GET /api/auth/slip/my/request/{uuid}'
  | 'GET /api/staff/slip/{uuid}/image';

/** Image uploads per member and hour, because each must be decoded. */
const UPLOADS = { scope: 'slip-upload', limit: 60, windowMs: HOUR_MS } as const;

const SLIP = {
  field: 'slip',
  maxBytes: 4 * 1024 * 1024,
  errors: { required: 'SLIP_REQUIRED', size: 'SLIP_SIZE', type: 'SLIP_TYPE' },
} as const;

/** Deposits by a slip image, and the image for staff. */
export function slipHandlers(deps: Deps): Handlers<SlipCall> {
  const { db } = deps;
  const tools = makeSlipTools(deps);
  return {
    'POST /api/auth/slip/verify': async ({ request, member, brand, now }) => {
      await countUse(db, { brandId: brand.id, key: member.id, ...UPLOADS, now });
      const { bytes } = await readUpload(request, SLIP);
      return presentResult(
        await verifySlip(tools, { brand, memberId: member.id, bytes, log: request.log, now }),
      );
    },
    'POST /api/auth/slip/confirm': ({ member, body, brand, money, ip, traceId, now }) =>
      money(async (trx, { clientRef }) => {
        const actor = { kind: 'MEMBER', id: member.id } as const;
        const origin = { actor, action: 'slip.confirm', clientRef, ip, traceId, now };
        return presentSlip(
          await confirmSlip(trx, { brand, memberId: member.id, slipId: body.slipUuid, origin }),
        );
      }),
    'POST /api/auth/slip/request-deposit': ({ member, body, brand, money, ip, traceId, now }) =>
      money(async (trx) => {
        const wish = {
          brand,
          memberId: member.id,
          slipId: body.slipUuid,
          amount: bahtToSatang(body.amount),
          note: body.note,
          now,
        };
        const slip = await requestReview(trx, wish);
        await audit(trx, {
          brandId: brand.id,
          actor: { kind: 'MEMBER', id: member.id },
          action: 'slip.review',
          subject: { type: 'SLIP', id: slip.id },
          detail: { claimed: body.amount },
          ip,
          traceId,
          now,
        });
        return presentSlip(slip);
      }),
    'GET /api/auth/slip/my/request': async ({ member, brand, query }) => {
      const keyset = keysetOf(query);
      const { rows, meta } = pageOf(await findSlips(db, brand.id, member.id, keyset), keyset);
      return { data: rows.map(presentSlip), meta };
    },
    'GET /api/auth/slip/my/request/{uuid}': async ({ member, brand, params }) => {
      const slip = await findSlip(db, brand.id, member.id, params.uuid);
      if (!slip) throw fail('NOT_FOUND');
      return presentSlip(slip);
    },
    'GET /api/staff/slip/{uuid}/image': (context) =>
      inspectSlip(tools, { brandId: context.brand.id, origin: staffOrigin(context) }, context.params.uuid),
  };
}

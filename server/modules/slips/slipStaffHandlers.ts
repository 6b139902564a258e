import { refuseClaimed } from '#server/modules/claims/index';
import { readPage } from '#server/platform/http/paginate';
import { refusalOf } from '#server/platform/brands/refusal';
import type { Transaction } from '#server/platform/db/transaction';
import { staffOrigin, type Context, type Handlers, type MoneyAnswer } from '#server/platform/http/handlers';
import type { Deps } from '#server/providers/deps';
import { approveSlip, linkSlip, rejectSlip } from './approveSlip';
import { findSlip, presentSlip, slipsOf } from './slipStaffRepository';

type DecisionCall = `POST /api/staff/slip/{uuid}/${'approve' | 'link' | 'reject'}`;
type SlipOrigin = ReturnType<typeof staffOrigin> & { readonly clientRef: string | undefined };

/** The staff queue of slips and decisions on those under review. */
export function slipStaffHandlers({ db }: Deps): Handlers<DecisionCall | 'GET /api/staff/slip'> {
  return {
    'GET /api/staff/slip': ({ brand, query }) =>
      readPage(slipsOf(db, brand.id), query, { table: 'p', present: presentSlip }),
    'POST /api/staff/slip/{uuid}/approve': (context) =>
      decide(context, (trx, origin) => {
        const { brand, params, body } = context;
        return approveSlip(trx, { brand, id: params.uuid, origin, anotherTransfer: body?.anotherTransfer });
      }),
    'POST /api/staff/slip/{uuid}/link': (context) =>
      decide(context, (trx, origin) => {
        const { brand, params, body } = context;
        return linkSlip(trx, { brand, id: params.uuid, origin, creditId: body.creditUuid });
      }),
    'POST /api/staff/slip/{uuid}/reject': (context) =>
      decide(context, (trx, origin) => {
        const { brand, params, body } = context;
        const refusal = refusalOf(brand, 'slip', body);
        return rejectSlip(trx, { brandId: brand.id, id: params.uuid, refusal, origin });
      }),
  };
}

function decide(
  context: Context<DecisionCall>,
  step: (trx: Transaction, origin: SlipOrigin) => Promise<void>,
): Promise<MoneyAnswer> {
  const { brand, params, money, staff } = context;
  return money(async (trx, { clientRef }) => {
    await refuseClaimed(trx, { brandId: brand.id, kinds: ['slip'], id: params.uuid, staffId: staff.id });
    await step(trx, { ...staffOrigin(context), clientRef });
    return presentSlip(await findSlip(trx, brand.id, params.uuid));
  });
}

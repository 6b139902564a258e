import { keysetOf, pageOf } from '#server/platform/db/keyset';
import type { Transaction } from '#server/platform/db/transaction';
import { byStaff } from '#server/platform/http/handlers';
import type { Context, Handlers, MoneyAnswer } from '#server/platform/http/handlers';
import type { Deps } from '#server/providers/deps';
import { approveSlip, linkSlip, rejectSlip } from './approveSlip';
import { findSlip, findSlips, presentSlip } from './slipStaffRepository';

type DecisionCall = `POST /api/staff/slip/{uuid}/${'approve' | 'link' | 'reject'}`;
type By = ReturnType<typeof byStaff> & { readonly clientRef: string | undefined };

/** The staff queue of slips and decisions on those under review. */
export function slipStaffHandlers({ db }: Deps): Handlers<DecisionCall | 'GET /api/staff/slip'> {
  return {
    'GET /api/staff/slip': async ({ brand, query }) => {
      const keyset = keysetOf(query);
      const { rows, meta } = pageOf(await findSlips(db, brand.id, query.status, keyset), keyset);
      return { data: rows.map(presentSlip), meta };
    },
    'POST /api/staff/slip/{uuid}/approve': (context) =>
      decide(context, (trx, by) => {
        const { brand, params, body } = context;
        return approveSlip(trx, { brand, id: params.uuid, by, anotherTransfer: body?.anotherTransfer });
      }),
    'POST /api/staff/slip/{uuid}/link': (context) =>
      decide(context, (trx, by) => {
        const { brand, params, body } = context;
        return linkSlip(trx, { brand, id: params.uuid, by, creditId: body.creditUuid });
      }),
    'POST /api/staff/slip/{uuid}/reject': (context) =>
      decide(context, (trx, by) => {
        const { brand, params, body } = context;
        return rejectSlip(trx, { brandId: brand.id, id: params.uuid, reason: body.reason, by });
      }),
  };
}

function decide(
  context: Context<DecisionCall>,
  step: (trx: Transaction, by: By) => Promise<void>,
): Promise<MoneyAnswer> {
  const { brand, params, money } = context;
  return money(async (trx, { clientRef }) => {
    await step(trx, { ...byStaff(context), clientRef });
    return presentSlip(await findSlip(trx, brand.id, params.uuid));
  });
}

import type { Transaction } from '#server/platform/db/transaction';
import type { Deps } from '#server/modules/deps';
import { approveRequest } from '#server/modules/adjustments/approveRequest';
import { byStaff } from '#server/platform/http/byStaff';
import type { Context, Handlers, MoneyAnswer } from '#server/platform/http/handlers';
import { keysetOf, pageOf } from '#server/platform/db/keyset';
import { approveSlip, linkSlip } from '#server/modules/slips/approveSlip';
import { findDeposit, findDeposits, presentDeposit } from './depositStaffRepository';
import { rejectDeposit, rejectSlip } from './rejectDeposit';
import { findSlip, findSlips, presentSlip } from '#server/modules/slips/slipStaffRepository';

type DepositCall = 'POST /api/staff/deposit/{uuid}/approve' | 'POST /api/staff/deposit/{uuid}/reject';
type SlipCall =
  | 'POST /api/staff/slip/{uuid}/approve'
  | 'POST /api/staff/slip/{uuid}/link'
  | 'POST /api/staff/slip/{uuid}/reject';
type ListCall = 'GET /api/staff/deposit' | 'GET /api/staff/slip';

/** What staff do with deposit requests and slips (ST-20, ST-21, M13). */
export function depositStaffHandlers({ db, config }: Deps): Handlers<DepositCall | SlipCall | ListCall> {
  return {
    'GET /api/staff/deposit': async ({ brand, query }) => {
      const keyset = keysetOf(query);
      const { rows, meta } = pageOf(await findDeposits(db, brand.id, query.status, keyset), keyset);
      return { data: rows.map(presentDeposit), meta };
    },
    'POST /api/staff/deposit/{uuid}/approve': (context) =>
      decideDeposit(context, (trx, { clientRef }) =>
        approveRequest(trx, {
          ...{ brand: context.brand, requestId: context.params.uuid, by: byStaff(context), clientRef },
          ...context.body,
          alone: config.adjustAlone,
        }),
      ),
    'POST /api/staff/deposit/{uuid}/reject': (context) =>
      decideDeposit(context, (trx, by) =>
        rejectDeposit(trx, {
          brandId: context.brand.id,
          id: context.params.uuid,
          reason: context.body.reason,
          by,
        }),
      ),

    'GET /api/staff/slip': async ({ brand, query }) => {
      const keyset = keysetOf(query);
      const { rows, meta } = pageOf(await findSlips(db, brand.id, query.status, keyset), keyset);
      return { data: rows.map(presentSlip), meta };
    },
    'POST /api/staff/slip/{uuid}/approve': (context) =>
      decideSlip(context, (trx, by) => {
        const { brand, params, body } = context;
        return approveSlip(trx, { brand, id: params.uuid, by, anotherTransfer: body?.anotherTransfer });
      }),
    'POST /api/staff/slip/{uuid}/link': (context) =>
      decideSlip(context, (trx, by) => {
        const { brand, params, body } = context;
        return linkSlip(trx, { brand, id: params.uuid, by, creditId: body.creditUuid });
      }),
    'POST /api/staff/slip/{uuid}/reject': (context) =>
      decideSlip(context, (trx, by) =>
        rejectSlip(trx, {
          brandId: context.brand.id,
          id: context.params.uuid,
          reason: context.body.reason,
          by,
        }),
      ),
  };
}

type By = ReturnType<typeof byStaff> & { readonly clientRef: string | undefined };
type Step = (trx: Transaction, by: By) => Promise<void>;

function decideDeposit(context: Context<DepositCall>, step: Step): Promise<MoneyAnswer> {
  const { brand, params, money } = context;
  return money(async (trx, { clientRef }) => {
    await step(trx, { ...byStaff(context), clientRef });
    return presentDeposit(await findDeposit(trx, brand.id, params.uuid));
  });
}

function decideSlip(context: Context<SlipCall>, step: Step): Promise<MoneyAnswer> {
  const { brand, params, money } = context;
  return money(async (trx, { clientRef }) => {
    await step(trx, { ...byStaff(context), clientRef });
    return presentSlip(await findSlip(trx, brand.id, params.uuid));
  });
}

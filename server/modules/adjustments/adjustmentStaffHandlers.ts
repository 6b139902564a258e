import type { Transaction } from '#server/platform/db/transaction';
import type { Deps } from '#server/providers/deps';
import { byStaff } from '#server/platform/http/handlers';
import type { Context, Handlers, MoneyAnswer } from '#server/platform/http/handlers';
import { keysetOf, pageOf } from '#server/platform/db/keyset';
import { findAdjustment, findAdjustments, presentAdjustment } from './adjustmentRepository';
import { approveAdjustment, rejectAdjustment } from './decideAdjustment';
import { proposeAdjustment } from './proposeAdjustment';

type DecisionCall =
  | 'POST /api/staff/adjustment'
  | 'POST /api/staff/adjustment/{uuid}/approve'
  | 'POST /api/staff/adjustment/{uuid}/reject';

/** Manual credit adjustments by staff. */
export function adjustmentStaffHandlers({
  db,
  config,
}: Deps): Handlers<DecisionCall | 'GET /api/staff/adjustment'> {
  return {
    'GET /api/staff/adjustment': async ({ brand, query }) => {
      const keyset = keysetOf(query);
      const { rows, meta } = pageOf(await findAdjustments(db, brand.id, query.status, keyset), keyset);
      return { data: rows.map(presentAdjustment), meta };
    },
    'POST /api/staff/adjustment': (context) =>
      answer(context, (trx, clientRef) =>
        proposeAdjustment(trx, {
          ...{ brand: context.brand, by: byStaff(context) },
          ...{ body: context.body, alone: config.adjustAlone, clientRef },
        }),
      ),
    'POST /api/staff/adjustment/{uuid}/approve': (context) =>
      answer(context, async (trx, clientRef) => {
        const { brand, params, body } = context;
        const { anotherTransfer } = body ?? {};
        await approveAdjustment(trx, {
          brand,
          id: params.uuid,
          by: byStaff(context),
          anotherTransfer,
          clientRef,
        });
        return params.uuid;
      }),
    'POST /api/staff/adjustment/{uuid}/reject': (context) =>
      answer(context, async (trx) => {
        const { brand, params, body } = context;
        await rejectAdjustment(trx, { brand, id: params.uuid, by: byStaff(context), reason: body.reason });
        return params.uuid;
      }),
  };
}

/** @param step returns the id of the adjustment that it changed. */
function answer(
  { brand, money }: Context<DecisionCall>,
  step: (trx: Transaction, clientRef: string | undefined) => Promise<string>,
): Promise<MoneyAnswer> {
  return money(async (trx, { clientRef }) =>
    presentAdjustment(await findAdjustment(trx, brand.id, await step(trx, clientRef))),
  );
}

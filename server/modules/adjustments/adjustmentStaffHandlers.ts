import { refuseClaimed } from '#server/modules/claims/index';
import { internalRefusalOf } from '#server/platform/brands/refusal';
import type { Transaction } from '#server/platform/db/transaction';
import type { Deps } from '#server/providers/deps';
import { staffOrigin, type Context, type Handlers, type MoneyAnswer } from '#server/platform/http/handlers';
import { readPage } from '#server/platform/http/paginate';
import { adjustmentsOf, findAdjustment, presentAdjustment } from './adjustmentRepository';
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
    'GET /api/staff/adjustment': ({ brand, query }) =>
      readPage(adjustmentsOf(db, brand.id), query, { table: 'a', present: presentAdjustment }),
    'POST /api/staff/adjustment': (context) =>
      answer(context, (trx, clientRef) =>
        proposeAdjustment(trx, {
          ...{ brand: context.brand, origin: staffOrigin(context) },
          ...{ body: context.body, alone: config.adjustAlone, clientRef },
        }),
      ),
    'POST /api/staff/adjustment/{uuid}/approve': (context) =>
      answer(context, async (trx, clientRef) => {
        const { brand, params, body } = context;
        const { anotherTransfer } = body ?? {};
        await refuseOthers(trx, context);
        await approveAdjustment(trx, {
          brand,
          id: params.uuid,
          origin: staffOrigin(context),
          anotherTransfer,
          clientRef,
        });
        return params.uuid;
      }),
    'POST /api/staff/adjustment/{uuid}/reject': (context) =>
      answer(context, async (trx) => {
        const { brand, params, body } = context;
        await refuseOthers(trx, context);
        await rejectAdjustment(trx, {
          brand,
          id: params.uuid,
          origin: staffOrigin(context),
          reason: internalRefusalOf(brand, body),
        });
        return params.uuid;
      }),
  };
}

function refuseOthers(
  trx: Transaction,
  { brand, params, staff }: Context<Exclude<DecisionCall, 'POST /api/staff/adjustment'>>,
): Promise<void> {
  const item = { brandId: brand.id, kinds: ['adjustment'], id: params.uuid } as const;
  return refuseClaimed(trx, { ...item, staffId: staff.id });
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

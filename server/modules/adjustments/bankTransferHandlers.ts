import { approveRequest } from './approveRequest';
import { creditLineTo, linkLine, memberNamed, refundLineWith, type LineAct } from './decideLine';
import { refuseClaimed } from '#server/modules/claims/index';
import type { Transaction } from '#server/platform/db/transaction';
import type { Deps } from '#server/providers/deps';
import { staffOrigin, type Context, type Handlers, type MoneyAnswer } from '#server/platform/http/handlers';
import { readPage } from '#server/platform/http/paginate';
import { findLine, linesOf, presentLine } from './bankTransferRepository';
import { findDeposit, presentDeposit } from '#server/modules/deposits/index';

type Decision = `POST /api/staff/bank-transfer/{uuid}/${'match' | 'link' | 'credit' | 'refund'}`;

/** Bank lines, and staff decisions about unmatched ones. */
export function bankTransferHandlers({
  db,
  config,
}: Deps): Handlers<Decision | 'GET /api/staff/bank-transfer'> {
  const decide = (
    context: Context<Decision>,
    step: (trx: Transaction, act: LineAct) => Promise<void>,
  ): Promise<MoneyAnswer> => {
    const { brand, params, money } = context;
    return money(async (trx, { clientRef }) => {
      const alone = config.adjustAlone;
      await step(trx, { brand, lineId: params.uuid, origin: staffOrigin(context), alone, clientRef });
      return presentLine(await findLine(trx, brand.id, params.uuid));
    });
  };
  return {
    'GET /api/staff/bank-transfer': ({ brand, query }) =>
      readPage(linesOf(db, brand.id, query), query, { table: 't', present: presentLine }),
    'POST /api/staff/bank-transfer/{uuid}/match': (context) =>
      decide(context, async (trx, { lineId, ...act }) => {
        const { depositUuid, reason, anotherTransfer } = context.body;
        const item = { brandId: act.brand.id, id: depositUuid };
        await refuseClaimed(trx, { ...item, kinds: ['deposit'], staffId: context.staff.id });
        await approveRequest(trx, {
          ...act,
          ...{ requestId: depositUuid, bankTransferId: lineId, reason, anotherTransfer },
        });
      }),
    'POST /api/staff/bank-transfer/{uuid}/link': (context) =>
      decide(context, (trx, act) => linkLine(trx, { ...act, creditId: context.body.creditUuid })),
    'POST /api/staff/bank-transfer/{uuid}/credit': (context) =>
      decide(context, async (trx, act) => {
        const { username, reason, anotherTransfer } = context.body;
        const memberId = await memberNamed(trx, act.brand.id, username);
        await creditLineTo(trx, { ...act, memberId, reason, anotherTransfer });
      }),
    'POST /api/staff/bank-transfer/{uuid}/refund': (context) =>
      decide(context, (trx, act) => refundLineWith(trx, { ...act, ...context.body })),
  };
}

/** Staff approval of a deposit request. It counts as an adjustment: above a limit it waits for a second person. */
export function depositApprovalHandlers({
  config,
}: Deps): Handlers<'POST /api/staff/deposit/{uuid}/approve'> {
  return {
    'POST /api/staff/deposit/{uuid}/approve': (context) => {
      const { brand, params, body, money, staff } = context;
      return money(async (trx, { clientRef }) => {
        const item = { brandId: brand.id, id: params.uuid };
        await refuseClaimed(trx, { ...item, kinds: ['deposit'], staffId: staff.id });
        await approveRequest(trx, {
          ...{ brand, requestId: params.uuid, origin: staffOrigin(context), clientRef },
          ...body,
          alone: config.adjustAlone,
        });
        return presentDeposit(await findDeposit(trx, brand.id, params.uuid));
      });
    },
  };
}

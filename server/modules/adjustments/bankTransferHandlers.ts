import { approveRequest } from './approveRequest';
import { creditLineTo, linkLine, memberNamed, refundLineWith } from './decideLine';
import type { LineAct } from './decideLine';
import type { Transaction } from '#server/platform/db/transaction';
import type { Deps } from '#server/providers/deps';
import { byStaff } from '#server/platform/http/handlers';
import type { Context, Handlers, MoneyAnswer } from '#server/platform/http/handlers';
import { keysetOf, pageOf } from '#server/platform/db/keyset';
import { findLine, findLines, presentLine } from './bankTransferRepository';
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
      await step(trx, { brand, lineId: params.uuid, by: byStaff(context), alone, clientRef });
      return presentLine(await findLine(trx, brand.id, params.uuid));
    });
  };
  return {
    'GET /api/staff/bank-transfer': async ({ brand, query }) => {
      const keyset = keysetOf(query);
      const { rows, meta } = pageOf(await findLines(db, brand.id, query, keyset), keyset);
      return { data: rows.map(presentLine), meta };
    },
    'POST /api/staff/bank-transfer/{uuid}/match': (context) =>
      decide(context, (trx, { lineId, ...act }) => {
        const { depositUuid, reason, anotherTransfer } = context.body;
        return approveRequest(trx, {
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
      const { brand, params, body, money } = context;
      return money(async (trx, { clientRef }) => {
        await approveRequest(trx, {
          ...{ brand, requestId: params.uuid, by: byStaff(context), clientRef },
          ...body,
          alone: config.adjustAlone,
        });
        return presentDeposit(await findDeposit(trx, brand.id, params.uuid));
      });
    },
  };
}

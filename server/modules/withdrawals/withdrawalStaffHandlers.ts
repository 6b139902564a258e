import { refuseClaimed } from '#server/modules/claims/index';
import { refusalOf } from '#server/platform/brands/refusal';
import type { Transaction } from '#server/platform/db/transaction';
import type { Deps } from '#server/providers/deps';
import { staffOrigin, type Context, type Handlers, type MoneyAnswer } from '#server/platform/http/handlers';
import { readPage } from '#server/platform/http/paginate';
import { approveWithdrawal } from './approve';
import {
  completeWithdrawal,
  failWithdrawal,
  refundWithdrawal,
  rejectWithdrawal,
  type Decision,
} from './decide';
import { dryRunTiers } from './dryRunTiers';
import { payOut } from './payOut';
import type { TransitionedWithdrawal } from './withdrawalRow';
import { presentWithdrawal, withdrawalsOf } from './withdrawalStaffRepository';

type DecisionCall =
  | 'POST /api/staff/withdraw/{uuid}/approve'
  | 'POST /api/staff/withdraw/{uuid}/reject'
  | 'POST /api/staff/withdraw/{uuid}/refund'
  | 'POST /api/staff/withdraw/{uuid}/fail'
  | 'POST /api/staff/withdraw/{uuid}/complete';

type StaffCall =
  | DecisionCall
  | 'GET /api/staff/withdraw'
  | 'POST /api/staff/brand/{brandId}/withdrawal-tiers/dry-run';

/** Staff decisions about withdrawals. */
export function withdrawalStaffHandlers(deps: Deps): Handlers<StaffCall> {
  return {
    'GET /api/staff/withdraw': ({ brand, query }) =>
      readPage(withdrawalsOf(deps.db, brand.id), query, { table: 'w', present: presentWithdrawal }),
    'POST /api/staff/withdraw/{uuid}/approve': async (context) => {
      const { brand, params, request, staff } = context;
      const answer = await decide(context, (trx, decision) =>
        approveWithdrawal(trx, { ...decision, brand, staffId: staff.id }),
      );
      // In the background after the commit: banks are slow, and a sweep retries what fails.
      payOut(deps, { brandId: brand.id, id: params.uuid }).catch((error: unknown) => {
        request.log.error({ err: error, withdrawal: params.uuid }, 'payout failed and will be retried');
      });
      return answer;
    },
    'POST /api/staff/withdraw/{uuid}/reject': (context) =>
      decide(context, (trx, decision) => {
        const { brand, body } = context;
        const refusal = refusalOf(brand, 'withdrawal', body);
        return rejectWithdrawal(trx, { ...decision, refusal, refund: body.refund });
      }),
    'POST /api/staff/withdraw/{uuid}/refund': (context) => decide(context, refundWithdrawal),
    'POST /api/staff/withdraw/{uuid}/fail': (context) =>
      decide(context, (trx, decision) =>
        failWithdrawal(trx, { ...decision, refusal: refusalOf(context.brand, 'payout', context.body) }),
      ),
    'POST /api/staff/withdraw/{uuid}/complete': (context) => decide(context, completeWithdrawal),
    'POST /api/staff/brand/{brandId}/withdrawal-tiers/dry-run': ({ brand, body, now }) =>
      dryRunTiers(deps.db, brand.id, body, now),
  };
}

function decide(
  context: Context<DecisionCall>,
  step: (trx: Transaction, decision: Decision) => Promise<TransitionedWithdrawal>,
): Promise<MoneyAnswer> {
  const { brand, params, staff, money } = context;
  return money(async (trx, { clientRef }) => {
    const origin = { ...staffOrigin(context), clientRef };
    const item = { brandId: brand.id, id: params.uuid };
    await refuseClaimed(trx, { ...item, kinds: ['withdrawal', 'payout'], staffId: staff.id });
    return presentWithdrawal({
      ...(await step(trx, { ...item, origin })),
      email: staff.email,
    });
  });
}

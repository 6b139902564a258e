import type { staffCompanyAccounts } from '#schemas/api/staffCompanyAccount';
import { inTransaction, type Transaction } from '#server/platform/db/transaction';
import { staffOrigin, type Handlers, type StaffAct, type StaffCall } from '#server/platform/http/handlers';
import type { Brand } from '#schemas/brand/brand';
import type { Deps } from '#server/providers/deps';
import {
  findAccount,
  findChange,
  findOverview,
  type AccountChange,
  type StaffAccount,
} from './accountRepository';
import { setAccountOrder, setAccountStatus, setDailyLimit } from './changeAccount';
import { approveChange, rejectChange } from './decideChange';
import { proposeAddition, proposeChange } from './proposeAccount';

type Act = StaffCall & { readonly brand: Brand };

/** The bank accounts that receive a brand's deposits. */
export function companyAccountHandlers({ db }: Deps): Handlers<keyof typeof staffCompanyAccounts> {
  const overview = ({ brand, now }: Act) => findOverview(db, brand.id, now);
  const changing = (context: Act, id: string, step: (trx: Transaction, act: StaffAct) => Promise<void>) =>
    inTransaction(db, async (trx): Promise<StaffAccount> => {
      await step(trx, actOf(context));
      return findAccount(trx, context.brand.id, id, context.now);
    });
  /** @param step returns the id of the proposal. */
  const deciding = (context: Act, step: (trx: Transaction, act: StaffAct) => Promise<string>) =>
    inTransaction(
      db,
      async (trx): Promise<AccountChange> =>
        findChange(trx, context.brand.id, await step(trx, actOf(context))),
    );
  return {
    'GET /api/staff/brand/{brandId}/company-account': overview,
    'POST /api/staff/brand/{brandId}/company-account': (context) =>
      deciding(context, (trx, act) => proposeAddition(trx, act, context.body)),
    'POST /api/staff/brand/{brandId}/company-account/order': async (context) => {
      await inTransaction(db, (trx) => setAccountOrder(trx, actOf(context), context.body.order));
      return overview(context);
    },
    'POST /api/staff/brand/{brandId}/company-account/{uuid}/change': (context) =>
      deciding(context, (trx, act) => proposeChange(trx, act, context.params.uuid, context.body)),
    'POST /api/staff/brand/{brandId}/company-account/{uuid}/limit': (context) =>
      changing(context, context.params.uuid, (trx, act) =>
        setDailyLimit(trx, act, context.params.uuid, context.body.dailyLimit),
      ),
    'POST /api/staff/brand/{brandId}/company-account/{uuid}/pause': (context) =>
      changing(context, context.params.uuid, (trx, act) =>
        setAccountStatus(trx, act, context.params.uuid, 'pause'),
      ),
    'POST /api/staff/brand/{brandId}/company-account/{uuid}/resume': (context) =>
      changing(context, context.params.uuid, (trx, act) =>
        setAccountStatus(trx, act, context.params.uuid, 'resume'),
      ),
    'POST /api/staff/brand/{brandId}/company-account/{uuid}/retire': (context) =>
      changing(context, context.params.uuid, (trx, act) =>
        setAccountStatus(trx, act, context.params.uuid, 'retire'),
      ),
    'POST /api/staff/brand/{brandId}/company-account-change/{uuid}/approve': (context) =>
      deciding(context, async (trx, act) => {
        await approveChange(trx, act, context.params.uuid);
        return context.params.uuid;
      }),
    'POST /api/staff/brand/{brandId}/company-account-change/{uuid}/reject': (context) =>
      deciding(context, async (trx, act) => {
        await rejectChange(trx, act, context.params.uuid, context.body.reason);
        return context.params.uuid;
      }),
  };
}

const actOf = (context: Act): StaffAct => ({ brandId: context.brand.id, origin: staffOrigin(context) });

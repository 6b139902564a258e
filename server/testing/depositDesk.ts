import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { Brand } from '#schemas/brand/brand';
import { inTransaction } from '#server/db/transaction';
import { approveRequest } from '#server/deposits/approveRequest';
import { takeTransfer } from '#server/deposits/takeTransfer';
import { uuidv7 } from '#server/id';
import { readBalance } from '#server/ledger/accounts';
import { bahtToSatang } from '#server/ledger/money';
import type { IncomingTransfer } from '#server/ports/bank/bankFeed';
import { buildCompanyAccount, buildMember, buildStaff } from './builders';
import type { TestMember } from './builders';
import { newReference } from './slips';
import { testApp } from './testApp';
import type { TestApp } from './testApp';
import { testBrands } from './testBrands';
import { brokenAccounts, totalOfEntries } from './trialBalance';

const MINUTE_MS = 60_000;

/** A server with one company account, its bank's feed and a staff member; the books are checked after each test. Call it in a `describe`. */
export function depositDesk(brands: readonly Brand[] = testBrands()) {
  let t: TestApp;
  let account: Awaited<ReturnType<typeof buildCompanyAccount>>;
  let staffId: string;
  let member: TestMember;
  beforeAll(async () => {
    t = await testApp({ connections: 40, brands });
    account = await buildCompanyAccount(t);
    staffId = (await buildStaff(t, 'operator')).id;
  });
  afterAll(() => t.close());
  beforeEach(async () => {
    member = await buildMember(t);
    t.clock.advance(MINUTE_MS);
  });
  afterEach(async () => {
    expect([await totalOfEntries(t.db), await brokenAccounts(t.db)]).toEqual([0, []]);
  });

  const byStaff = () => ({
    actor: { kind: 'STAFF', id: staffId } as const,
    action: 'deposit.approve',
    now: t.clock.now(),
  });
  return {
    /** What the running test works with; the member is fresh. */
    current: () => ({ t, account, staffId, member }),
    ask: async (as = member, amount = 500) =>
      (await t.call('POST /api/auth/deposit-request', { as, body: { amount } })).data,
    /** A transfer of the member to the account, a moment ago. @param payAmount baht. */
    transferOf: (payAmount: number, change: Partial<IncomingTransfer> = {}): IncomingTransfer => ({
      sendingBank: '004',
      transRef: newReference(),
      to: account,
      sender: { bankName: member.bankName, account: member.bankId, name: member.name },
      amount: bahtToSatang(payAmount),
      transferredAt: t.clock.now(),
      ...change,
    }),
    take: (transfer: IncomingTransfer) => takeTransfer(t.db, t.brands, transfer, t.clock.now()),
    byStaff,
    approve: (uuid: string) => inTransaction(t.db, (trx) => approveRequest(trx, t.brand, uuid, byStaff())),
    confirm: (slipUuid: string, as = member) =>
      t.call('POST /api/auth/slip/confirm', { as, body: { slipUuid } }),
    /** Satang. */
    balance: async (of = member) => (await readBalance(t.db, of.brand.id, of.id)).available,
    requestRow: (uuid: string) =>
      t.db.selectFrom('deposit_requests').selectAll().where('id', '=', uuid).executeTakeFirstOrThrow(),
    /** What the feed wrote down of a transfer, in each brand. */
    lineOf: ({ transRef }: IncomingTransfer) =>
      t.db
        .selectFrom('bank_transfers')
        .select(['status', 'deposit_request_id'])
        .where('trans_ref', '=', transRef)
        .execute(),
    /** A slip that the bank has vouched for. */
    verifiedSlip: (transfer: IncomingTransfer, of = member, companyAccountId = account.id) =>
      t.db
        .insertInto('slips')
        .values({
          brand_id: of.brand.id,
          id: uuidv7(),
          member_id: of.id,
          company_account_id: companyAccountId,
          image_hash: Buffer.from(transfer.transRef),
          file_name: 'none.jpg',
          sending_bank: transfer.sendingBank,
          trans_ref: transfer.transRef,
          amount: transfer.amount,
          transferred_at: transfer.transferredAt,
          status: 'VERIFIED',
          created_at: t.clock.now(),
        })
        .returningAll()
        .executeTakeFirstOrThrow(),
  };
}

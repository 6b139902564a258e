import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { Brand } from '#schemas/brand/brand';
import { inTransaction } from '#server/platform/db/transaction';
import { approveRequest, type Approval } from '#server/modules/adjustments/approveRequest';
import { takeTransfer } from '#server/modules/deposits/takeTransfer';
import { uuidv7 } from '#server/platform/id';
import { readBalance } from '#server/modules/ledger/accounts';
import { bahtToSatang } from '#core/money/money';
import { MINUTE_MS } from '#core/time/durations';
import type { IncomingTransfer } from '#server/providers/ports/bankFeed';
import { buildBankLine, buildCompanyAccount, buildMember, buildStaff, type TestMember } from './builders';
import { newReference } from './slips';
import { testApp, type TestApp } from './testApp';
import { testBrands } from './testBrands';
import { brokenAccounts, totalOfEntries } from './trialBalance';

/**
 * A server with one company account, its bank's feed and a staff member; the trial balance is checked after each test.
 * Call it in a `describe`.
 */
export function depositTools(
  brands: readonly Brand[] = testBrands(),
  config: { readonly adjustAlone?: number } = {},
) {
  let t: TestApp;
  let account: Awaited<ReturnType<typeof buildCompanyAccount>>;
  let staffId: string;
  let member: TestMember;
  beforeAll(async () => {
    t = await testApp({ connections: 40, brands, config });
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

  const staffOrigin = () => ({
    actor: { kind: 'STAFF', id: staffId } as const,
    action: 'deposit.approve',
    now: t.clock.now(),
  });
  const lineFor = async (uuid: string) => {
    const found = await t.db
      .selectFrom('deposit_requests as r')
      .innerJoin('member_banks as b', 'b.member_id', 'r.member_id')
      .innerJoin('members as m', 'm.id', 'r.member_id')
      .select(['r.pay_amount', 'b.bank_id', 'm.name'])
      .where('r.id', '=', uuid)
      .executeTakeFirstOrThrow();
    const sender = { bankId: found.bank_id, name: found.name, brand: t.brand };
    return buildBankLine(t, { member: sender, amount: found.pay_amount, accountId: account.id });
  };
  const approve = (requestId: string, change: Partial<Approval>) => {
    const origin = {
      actor: { kind: 'STAFF', id: staffId } as const,
      ip: '127.0.0.1',
      traceId: 'test',
      now: t.clock.now(),
    };
    const approval = {
      brand: t.brand,
      requestId,
      origin,
      alone: 1_000_000_00,
      clientRef: undefined,
      ...change,
    };
    return inTransaction(t.db, (trx) => approveRequest(trx, approval));
  };
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
    staffOrigin,
    /** Staff name the bank line of a transfer of what was to be paid. */
    approve: async (uuid: string) => approve(uuid, { bankTransferId: await lineFor(uuid) }),
    approveWithout: (uuid: string, change: Partial<Approval> = {}) =>
      approve(uuid, { withoutTransfer: true, reason: 'เห็นยอดในแอปธนาคาร', ...change }),
    confirmTransfer: (uuid: string, as = member) =>
      t.call('POST /api/auth/deposit-request/confirm/transfer', { as, body: { uuid } }),
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
    verifiedSlip: (transfer: IncomingTransfer, of = member, accountId = account.id) =>
      t.db
        .insertInto('slips')
        .values({
          brand_id: of.brand.id,
          id: uuidv7(),
          member_id: of.id,
          company_account_id: accountId,
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

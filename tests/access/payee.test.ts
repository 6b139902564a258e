import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callKeys, callSpecs } from '#schemas/api/contract';
import { inTransaction } from '#server/platform/db/transaction';
import { buildMember } from '#server/testing/builders';
import type { TestMember } from '#server/testing/builders';
import { testApp } from '#server/testing/testApp';
import type { TestApp } from '#server/testing/testApp';
import { lockPayee } from '#server/modules/withdrawals/withdrawalContext';
import { readWithdrawalContext } from '#server/modules/withdrawals/withdrawalContext';

/** What calls do with a phone or account in their input: none changes that of a member. */
const TAKING = {
  'PATCH /api/auth/address': 'of who receives a parcel',
  'POST /api/auth/user/bank/code': 'must be confirmed by the phone that is known',
  'POST /api/auth/user/bank/change': 'with the code of that phone',
  'POST /api/auth/user/transfer/to/bank': 'must be the account that is known',
  'POST /api/user/password/code': 'must be the phone that is known',
  'POST /api/user/password/reset': 'must be the phone that is known',
  'POST /api/user/phone/code': 'of a visitor',
  'POST /api/user/phone/verify': 'of a visitor',
  'POST /api/user/register': 'shown once, permanently',
  'POST /api/user/checkBankId/{bankId}': 'a question',
  'POST /api/bank/name': 'a question',
  'POST /api/staff/brand/{brandId}/company-account': 'of the brand',
  'POST /api/staff/brand/{brandId}/company-account/{uuid}/change': 'of the brand',
  'POST /api/staff/brand/{brandId}/member/{uuid}/reveal': 'names a former account to show',
  'POST /api/staff/deposit/{uuid}/approve': 'names the bank line that paid',
};

describe('the payout account of a member', () => {
  let t: TestApp;
  let member: TestMember;
  beforeAll(async () => {
    t = await testApp();
    member = await buildMember(t);
  });
  afterAll(() => t.close());

  it.each([
    ['the number', { bank_id: '1111111111' }],
    ['the bank', { bank_name: 'SCB' }],
    ['the name', { account_name: 'x' }],
  ])('A9 the server itself may not change %s of an account', async (_, change) => {
    const attempt = t.db.updateTable('member_banks').set(change).where('member_id', '=', member.id).execute();
    await expect(attempt).rejects.toThrow('permission denied for table member_banks');
  });

  it('A9 nor delete an account and insert another, and can still lock it for payment', async () => {
    const attempt = t.db.deleteFrom('member_banks').where('member_id', '=', member.id).execute();
    await expect(attempt).rejects.toThrow('permission denied for table member_banks');
    const context = await inTransaction(t.db, async (trx) => {
      await lockPayee(trx, t.brand.id, member.id);
      return readWithdrawalContext(trx, t.brand.id, member.id, t.clock.now());
    });
    expect(context).toMatchObject({
      bank_name: member.bankName,
      bank_id: member.bankId,
      account_name: member.name,
    });
  });

  it('A9 no other call takes a phone or account', () => {
    const taking = callKeys.filter((key) => {
      const { properties = {} } = (callSpecs[key].body ?? {}) as { properties?: object };
      return Object.keys(properties).some((name) => /phone|bank|account/i.test(name));
    });
    expect(taking.sort()).toEqual(Object.keys(TAKING).sort());
  });
});

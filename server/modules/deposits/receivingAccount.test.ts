import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCompanyAccount, buildMember } from '#server/testing/builders';
import { testApp, type TestApp } from '#server/testing/testApp';

describe('receiving account', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp();
    await buildCompanyAccount(t);
  });
  afterAll(() => t.close());

  const give = (promptpay_id: string | null) =>
    t.db.updateTable('company_accounts').set({ promptpay_id }).where('brand_id', '=', t.brand.id).execute();

  it('names its PromptPay id with the request, in the open request and in the list of accounts', async () => {
    const member = await buildMember(t);
    await give('0105560000000');
    const { data } = await t.call('POST /api/auth/deposit-request', { as: member, body: { amount: 500 } });
    expect(data.bank.promptPay).toBe('0105560000000');
    const open = () => t.call('GET /api/auth/deposit-request/my', { as: member });
    expect((await open()).data?.bank).toEqual(data.bank);
    const list = await t.call('GET /api/auth/deposit/{uuid}', { as: member, params: { uuid: member.id } });
    expect(list.data.bank[0]?.promptPay).toBe('0105560000000');
    await give(null);
    expect((await open()).data?.bank.promptPay).toBeNull();
  });

  it.each(['12345', '812345678', '081-234-5678', '12345678901234'])(
    'refuses %s as a PromptPay id',
    async (id) => {
      await expect(give(id)).rejects.toThrow('company_accounts_promptpay_id_check');
    },
  );
});

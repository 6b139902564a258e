import { expect, it, describe } from 'vitest';
import { uuidv7 } from '#server/platform/id';
import { depositTools } from '#server/testing/depositTools';

describe('net position', () => {
  const tools = depositTools();

  it('R5 is deposits less withdrawals, in all and by Bangkok month', async () => {
    const { t, member, account } = tools.current();
    const at = (day: string) => new Date(`${day}+07:00`);
    const common = { brand_id: member.brand.id, member_id: member.id };
    const paid = (baht: number, day: string) =>
      t.db
        .insertInto('deposit_requests')
        .values({
          ...common,
          id: uuidv7(),
          company_account_id: account.id,
          amount: baht * 100,
          pay_amount: baht * 100 + 37,
          credited_amount: baht * 100 + 37,
          status: 'SUCCESS',
          expires_at: at(day),
          completed_at: at(day),
          created_at: at(day),
        })
        .execute();
    const drawn = (baht: number, day: string, status: 'SUCCESS' | 'PENDING' = 'SUCCESS') =>
      t.db
        .insertInto('withdrawals')
        .values({
          ...common,
          id: uuidv7(),
          amount: baht * 100,
          bank_name: 'KBANK',
          bank_id: member.bankId,
          account_name: member.name,
          status,
          completed_at: status === 'SUCCESS' ? at(day) : null,
          created_at: at(day),
        })
        .execute();
    await paid(1_000, '2026-11-01T00:00:00');
    await paid(200, '2026-10-31T23:59:59.999');
    await paid(5_000, '2026-03-01T12:00:00');
    await drawn(1_500, '2026-11-05T12:00:00');
    await drawn(300, '2026-11-06T12:00:00', 'PENDING');
    const { data } = await t.call('GET /api/auth/responsible-play/net-position', { as: member });
    expect(data).toMatchObject({ deposits: 6_201.11, withdrawals: 1_500, net: 4_701.11 });
    expect(data.months.map(({ month }) => month)).toEqual([
      '2026-11',
      '2026-10',
      '2026-09',
      '2026-08',
      '2026-07',
      '2026-06',
    ]);
    expect(data.months.slice(0, 3)).toEqual([
      { month: '2026-11', deposits: 1_000.37, withdrawals: 1_500, net: -499.63 },
      { month: '2026-10', deposits: 200.37, withdrawals: 0, net: 200.37 },
      { month: '2026-09', deposits: 0, withdrawals: 0, net: 0 },
    ]);
  });

  it('D13 R5 costs one query, and the play status two', async () => {
    const { t, member } = tools.current();
    const of = async (
      key: 'GET /api/auth/responsible-play' | 'GET /api/auth/responsible-play/net-position',
    ) => {
      await t.call(key, { as: member });
      return (await t.queries(() => t.call(key, { as: member }))).length;
    };
    expect(await of('GET /api/auth/responsible-play/net-position')).toBe(2);
    expect(await of('GET /api/auth/responsible-play')).toBe(3);
  });
});

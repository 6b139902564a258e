import { beforeEach, describe, expect, it } from 'vitest';
import type { Brand } from '#schemas/brand/brand';
import { bahtToSatang } from '#core/money/money';
import { HOUR_MS } from '#core/time/durations';
import { buildMember } from '#server/testing/builders';
import type { TestMember } from '#server/testing/builders';
import { depositTools } from '#server/testing/depositTools';
import { testBrand } from '#server/testing/testBrands';
import type { TestApp } from '#server/testing/testApp';
import { bonusOf } from './payBonus';

const bonus: Brand['bonus'] = {
  bonusRate: 10,
  bonusTimeStart: '12:00:00',
  bonusTimeEnd: '13:00:00',
  endNumberBonus: 25,
  bonusRate2: 7.5,
  bonusTimeStart2: '20:00:00',
  bonusTimeEnd2: '21:00:00',
  endNumberBonus2: 50,
  bonusMax: 500,
};
const brand = testBrand('primary', { bonus });
const noon = (second: string) => new Date(`2026-11-14T${second}+07:00`);

describe('bonus windows', () => {
  const tools = depositTools([brand, testBrand('sibling')]);
  const { ask, transferOf, take, approve, confirm, balance, requestRow, verifiedSlip } = tools;
  let t: TestApp;
  let member: TestMember;
  beforeEach(() => {
    ({ t, member } = tools.current());
    t.clock.set(noon('12:30:00'));
  });

  const paySlip = async (amount: number, of = member) => {
    await keepSession(of);
    const slip = await verifiedSlip(transferOf(amount), of);
    expect((await confirm(slip.id, of)).status).toBe(200);
    return slip.id;
  };
  const claims = (of = member) =>
    t.db
      .selectFrom('bonus_claims')
      .selectAll()
      .where('member_id', '=', of.id)
      .orderBy('created_at')
      .execute();
  /** The clock of these tests jumps about; a session must not end by that. */
  const keepSession = (of: TestMember) =>
    t.db
      .updateTable('sessions')
      .set({ last_used_at: t.clock.now(), expires_at: new Date(t.clock.now().getTime() + HOUR_MS) })
      .where('member_id', '=', of.id)
      .execute();
  /** A request to be paid so many baht to the satang. */
  const askFor = async (payAmount: number, as = member) => {
    const request = await ask(as);
    await t.db
      .updateTable('deposit_requests')
      .set({ pay_amount: bahtToSatang(payAmount) })
      .where('id', '=', request.uuid)
      .execute();
    return request.uuid;
  };

  it('PUB-11 PUB-12 M2 pays the bonus from the brand’s account and shows it everywhere', async () => {
    const id = await paySlip(1_234.25);
    expect(await balance()).toBe(123_425 + 12_342);
    const [claim] = await claims();
    expect(claim).toMatchObject({ day: '2026-11-14', window_no: 1, deposit_id: id, amount: 12_342 });
    const paid = await t.db
      .selectFrom('ledger_transactions as l')
      .innerJoin('ledger_entries as e', 'e.transaction_id', 'l.id')
      .innerJoin('ledger_accounts as a', 'a.id', 'e.account_id')
      .innerJoin('audit_log as line', 'line.ledger_transaction_id', 'l.id')
      .select(['l.kind', 'a.kind as account', 'e.amount', 'line.action', 'line.detail'])
      .where('l.reference_id', '=', claim?.id ?? '')
      .orderBy('e.amount')
      .execute();
    const detail = { amount: 123.42, memberId: member.id, window: 1 };
    const entry = { kind: 'BONUS', action: 'deposit.bonus', detail };
    expect(paid).toEqual([
      { ...entry, account: 'BONUS', amount: -12_342 },
      { ...entry, account: 'MEMBER', amount: 12_342 },
    ]);
    const history = await t.call('GET /api/auth/deposit/{uuid}', { as: member, params: { uuid: member.id } });
    expect(history.data.history).toMatchObject([{ uuid: id, amount: 1_234.25, bonus: 123.42 }]);
    const one = await t.call('GET /api/auth/deposit-request/my/{uuid}', { as: member, params: { uuid: id } });
    expect(one.data).toMatchObject({ status: 'SUCCESS', amount: 1_234.25, bonus: 123.42 });
  });

  it('pays whichever way the deposit came: by the feed and by staff as by a slip', async () => {
    const fed = await askFor(200.25);
    expect(await take(transferOf(200.25))).toBe('MATCHED');
    expect(await requestRow(fed)).toMatchObject({ credited_amount: 20_025, bonus: 2_002 });

    const other = await buildMember(t);
    const seen = await askFor(300.25, other);
    await approve(seen);
    expect(await requestRow(seen)).toMatchObject({ credited_amount: 30_025, bonus: 3_002 });
    expect(await balance(other)).toBe(33_027);
  });

  it('writes the bonus to the request that a slip pays', async () => {
    const uuid = await askFor(400.25);
    await paySlip(400.25);
    expect(await requestRow(uuid)).toMatchObject({ status: 'SUCCESS', channel: 'SLIP', bonus: 4_002 });
  });

  it.each([
    ['11:59:59.999', 0],
    ['12:00:00.000', 1],
    ['12:00:00.001', 1],
    ['12:59:59.999', 1],
    ['13:00:00.000', 0],
    ['13:00:00.001', 0],
    ['20:00:00.000', 0],
  ])('M16 at %s Bangkok time claims %i', async (second, count) => {
    t.clock.set(noon(second));
    await paySlip(100.25);
    expect(await claims()).toHaveLength(count);
  });

  it('M16 fifty deposits at once claim the window once', async () => {
    const fresh = await buildMember(t, { credit: 25 });
    const slips = [];
    for (let n = 0; n < 50; n += 1) slips.push(await verifiedSlip(transferOf(100), fresh));
    // Who is sent away because all wait for one account comes again, as members do.
    const insist = async (id: string) => {
      let answer = await confirm(id, fresh);
      while (answer.status === 503) answer = await confirm(id, fresh);
      return answer.status;
    };
    expect(new Set(await Promise.all(slips.map(({ id }) => insist(id))))).toEqual(new Set([200]));
    expect(await claims(fresh)).toHaveLength(1);
    expect(await balance(fresh)).toBe(25 + 50 * 10_000 + 1_000);
  }, 60_000);

  it('M20 can be claimed again in the other window and the next day; the history shows every satang', async () => {
    await paySlip(100.25);
    t.clock.set(noon('20:59:59'));
    // 110.27 so far.
    await paySlip(100.23);
    await paySlip(100);
    t.clock.set(new Date('2026-11-15T12:00:00+07:00'));
    await paySlip((100_025 - (await balance())) / 100);
    expect((await claims()).map(({ day, window_no }) => [day, window_no])).toEqual([
      ['2026-11-14', 1],
      ['2026-11-14', 2],
      ['2026-11-15', 1],
    ]);
    const { data } = await t.call('GET /api/auth/deposit/{uuid}', {
      as: member,
      params: { uuid: member.id },
    });
    const paid = data.history.reduce(
      (sum, row) => sum + bahtToSatang(row.amount) + bahtToSatang(row.bonus),
      0,
    );
    expect(paid).toBe(await balance());
  });

  it('PUB-12 compares the digits of the balance after the deposit, not of the deposit', async () => {
    const rich = await buildMember(t, { credit: 10 });
    await paySlip(100.25, rich);
    expect(await claims(rich)).toEqual([]);
    await paySlip(99.9, rich);
    expect(await claims(rich)).toMatchObject([{ amount: 999 }]);
  });

  it('D13 credits a slip with a bonus in at most eleven queries, and an approval in at most sixteen', async () => {
    // The first bonus creates the brand's bonus account.
    await paySlip(100.25, await buildMember(t));
    await paySlip(50.01);
    const slip = await verifiedSlip(transferOf(100.24));
    const credit = () =>
      t.call('POST /api/auth/user/getCredit/{username}', {
        as: member,
        params: { username: member.username },
        body: {},
      });
    const session = (await t.queries(credit)).length;
    const queries = await t.queries(() => confirm(slip.id));
    expect(await claims()).toHaveLength(1);
    expect(queries.length - session).toBeLessThanOrEqual(11);
    const another = await buildMember(t, { credit: 1 });
    const uuid = await askFor(100.24, another);
    // Two of them make the bank line.
    expect((await t.queries(() => approve(uuid))).length).toBeLessThanOrEqual(16 + 2);
    expect(await claims(another)).toHaveLength(1);
  });

  it('a claim is never changed or taken back', async () => {
    await paySlip(100.25);
    await expect(t.db.deleteFrom('bonus_claims').execute()).rejects.toThrow(/append-only|denied/);
  });
});

describe('bonusOf', () => {
  const credited = { amount: 100_000, balance: 100_025, now: noon('12:30:00') };

  it.each<[string, Partial<Brand>, number | undefined]>([
    ['its rate', {}, 10_000],
    ['at most its cap', { bonus: { ...bonus, bonusMax: 99 } }, 9_900],
    ['PUB-10 nothing without a cap', { bonus: { ...bonus, bonusMax: 0 } }, undefined],
    ['PUB-12 nothing without a rate', { bonus: { ...bonus, bonusRate: 0 } }, undefined],
    ['nothing where promotion is switched off', { flags: { ...brand.flags, promotion: false } }, undefined],
    [
      'by the first of two windows that overlap',
      { bonus: { ...bonus, bonusTimeStart2: '12:00:00' } },
      10_000,
    ],
  ])('gives %s', (_, change, amount) => {
    expect(bonusOf({ ...brand, ...change }, credited)?.amount).toBe(amount);
  });

  it('M5 rounds down to satang, and gives nothing where nothing is left', () => {
    expect(bonusOf(brand, { ...credited, amount: 199 })?.amount).toBe(19);
    expect(bonusOf(brand, { ...credited, amount: 9 })).toBeUndefined();
    const evening = { amount: 33_333, balance: 50, now: noon('20:00:00') };
    expect(bonusOf(brand, evening)).toMatchObject({ window: 2, amount: 2_499 });
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from '#server/platform/id';
import {
  buildBankLine,
  buildMember,
  buildStaff,
  type TestMember,
  type TestStaff,
} from '#server/testing/builders';
import { testApp, type TestApp } from '#server/testing/testApp';

const SEARCH = 'GET /api/staff/member';

describe('search for members', () => {
  let t: TestApp;
  let everywhere: TestStaff;
  let member: TestMember;
  let abroad: TestMember;
  beforeAll(async () => {
    t = await testApp();
    everywhere = await buildStaff(t, 'operator');
    const [, sibling] = t.brands.all;
    const person = { name: 'Wichai Thongdee', bankId: '9988771234' };
    member = await buildMember(t, { ...person, username: 'wichai88' });
    abroad = await buildMember(t, { ...person, username: 'wichai99', brand: sibling ?? t.brand });
    await buildMember(t, { name: 'สมหญิง วิชัยดี', username: 'other77', bankId: '1111222233' });
  });
  afterAll(() => t.close());

  const search = async (q: string, as = everywhere, brand?: string) => {
    const { data } = await t.call(SEARCH, { as, query: { q, ...(brand !== undefined && { brand }) } });
    return data;
  };
  const found = async (...args: Parameters<typeof search>) =>
    (await search(...args)).hits.map(({ match, brandId, member: owner }) => [
      match,
      brandId,
      owner?.username,
    ]);
  const both = (match: string) => [
    [match, 'primary', 'wichai88'],
    [match, 'sibling', 'wichai99'],
  ];

  it('DSK-30 finds usernames by their beginning, the exact one first', async () => {
    await buildMember(t, { username: 'wichai881', name: 'ก ข' });
    expect(await found('WICHAI88')).toEqual([
      ['USERNAME', 'primary', 'wichai88'],
      ['USERNAME', 'primary', 'wichai881'],
    ]);
  });

  it('DSK-30 finds names and surnames by their beginning, in any case', async () => {
    expect(await found('wichai  tho')).toEqual(both('NAME'));
    expect(await found('THONGD')).toEqual(both('NAME'));
    expect(await found('วิชัย')).toEqual([['NAME', 'primary', 'other77']]);
  });

  it('DSK-30 finds phones as they are written or by their last digits, and shows them masked', async () => {
    const { phone } = member;
    const national = `${phone.slice(0, 3)}-${phone.slice(3, 6)}-${phone.slice(6)}`;
    for (const q of [phone, national, `+66${phone.slice(1)}`, phone.slice(-6)]) {
      const { hits } = await search(q);
      expect(hits.filter(({ member: owner }) => owner?.uuid === member.id)).toMatchObject([
        { match: 'PHONE', text: `xxxxxx${phone.slice(-4)}` },
      ]);
      expect(JSON.stringify(hits)).not.toContain(phone.slice(0, -4));
    }
  });

  it('DSK-30 finds bank accounts by their last digits, at all brands, and shows them masked', async () => {
    expect(await found('1234')).toEqual(expect.arrayContaining(both('BANK_ACCOUNT')));
    const { hits } = await search('988771234');
    expect(hits.map(({ text }) => text)).toEqual(['xxx-x-x7123-x', 'xxx-x-x7123-x']);
  });

  it('DSK-30 finds transfers by reference, also those without a member', async () => {
    const transRef = '015123456789BQR01234';
    await buildBankLine(t, { member, amount: 50_000, transRef });
    await t.db
      .insertInto('slips')
      .values({
        brand_id: abroad.brand.id,
        id: uuidv7(),
        member_id: abroad.id,
        image_hash: Buffer.alloc(32),
        file_name: 'x.jpg',
        trans_ref: transRef,
        status: 'PENDING_REVIEW',
        created_at: t.clock.now(),
      })
      .execute();
    const { hits } = await search(` ${transRef.toLowerCase()} `);
    expect(hits.map((hit) => [hit.match, hit.text, hit.record?.kind, hit.member?.username])).toEqual([
      ['TRANSFER', transRef, 'bank-transfer', undefined],
      ['TRANSFER', transRef, 'slip', 'wichai99'],
    ]);
  });

  it('DSK-30 finds the owner of any id: a request, a ledger transaction, the member', async () => {
    const rich = await buildMember(t, { credit: 100_000, username: 'richest' });
    const { data } = await t.call('POST /api/auth/withdraw/{uuid}', {
      as: rich,
      params: { uuid: rich.id },
      body: { amount: 300 },
    });
    const { transaction_id } = await t.db
      .selectFrom('ledger_entries as e')
      .innerJoin('ledger_accounts as a', 'a.id', 'e.account_id')
      .select('e.transaction_id')
      .where('a.owner_id', '=', rich.id)
      .executeTakeFirstOrThrow();
    const recordOf = async (q: string) => {
      const { hits } = await search(q);
      return hits.map((hit) => [hit.match, hit.member?.username, hit.record]);
    };
    expect(await recordOf(data.uuid.toUpperCase())).toEqual([
      ['UUID', 'richest', { kind: 'withdrawal', uuid: data.uuid }],
    ]);
    expect(await recordOf(transaction_id)).toEqual([
      ['UUID', 'richest', { kind: 'ledger', uuid: transaction_id }],
    ]);
    expect(await recordOf(rich.id)).toEqual([['UUID', 'richest', null]]);
    expect(await recordOf(uuidv7())).toEqual([]);
  });

  it('DSK-30 I5 shows only brands at which the caller may see members', async () => {
    const local = await buildStaff(t, 'operator', 'sibling');
    expect(await found('thongdee', local)).toEqual([['NAME', 'sibling', 'wichai99']]);
    expect(await found(member.id, local)).toEqual([]);
    expect(await found('thongdee', everywhere, 'primary')).toEqual([['NAME', 'primary', 'wichai88']]);
    await t.db
      .insertInto('staff_roles')
      .values({ staff_id: local.id, brand_id: 'primary', role: 'publisher' })
      .execute();
    expect(await found('thongdee', local)).toEqual([['NAME', 'sibling', 'wichai99']]);
  });

  it('DSK-30 takes every special character literally and says when there is more', async () => {
    for (let n = 10; n < 32; n += 1) await buildMember(t, { username: `zmany${n}`, name: 'ก ข' });
    const { hits, more } = await search('zmany');
    expect([hits.length, more]).toEqual([20, true]);
    for (const q of ['z%y', '___', "'; --", '\\\\\\'])
      expect(await search(q)).toEqual({ hits: [], more: false });
  });
});

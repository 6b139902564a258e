import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCompanyAccount, buildStaff, type TestStaff } from '#server/testing/builders';
import { testApp, type TestApp } from '#server/testing/testApp';
import { testBrand } from '#server/testing/testBrands';

const LIST = 'GET /api/staff/brand/{brandId}/company-account';
const ADD = 'POST /api/staff/brand/{brandId}/company-account';
const ORDER = 'POST /api/staff/brand/{brandId}/company-account/order';
const CHANGE = 'POST /api/staff/brand/{brandId}/company-account/{uuid}/change';
const LIMIT = 'POST /api/staff/brand/{brandId}/company-account/{uuid}/limit';
const APPROVE = 'POST /api/staff/brand/{brandId}/company-account-change/{uuid}/approve';
const REJECT = 'POST /api/staff/brand/{brandId}/company-account-change/{uuid}/reject';

describe('company accounts', () => {
  const [brand, lone] = [testBrand('primary'), testBrand('sibling')];
  let t: TestApp;
  let first: TestStaff;
  let second: TestStaff;
  beforeAll(async () => {
    t = await testApp({ brands: [brand, lone], connections: 40 });
    first = await buildStaff(t, 'admin', brand.id);
    second = await buildStaff(t, 'admin', brand.id);
  });
  afterAll(() => t.close());

  const params = { brandId: brand.id };
  const number = () => String(randomInt(1e9, 1e10));
  const add = (bankId = number(), more: { dailyLimit?: number; promptPay?: string } = {}, as = first) =>
    t.call(ADD, { as, params, body: { bankName: 'KBANK', bankId, accountName: ' บจก. ทดสอบ ', ...more } });
  const approve = (uuid: string, as = second) => t.call(APPROVE, { as, params: { ...params, uuid } });
  const reject = (uuid: string, as = second) =>
    t.call(REJECT, { as, params: { ...params, uuid }, body: { reason: 'ไม่ใช่บัญชีเรา' } });
  const step = (name: 'pause' | 'resume' | 'retire', uuid: string) =>
    t.call(`POST /api/staff/brand/{brandId}/company-account/{uuid}/${name}`, {
      as: first,
      params: { ...params, uuid },
    });
  const list = async () => (await t.call(LIST, { as: first, params })).data;
  const added = async (bankId = number()) =>
    (await approve((await add(bankId)).data.uuid)).data.accountUuid ?? '';

  it('M26 an account receives deposits once a second person approves', async () => {
    const bankId = number();
    const proposed = await add(bankId, { dailyLimit: 200_000, promptPay: '0105560000000' });
    const facts = {
      bankName: 'KBANK',
      bankId,
      accountName: 'บจก. ทดสอบ',
      promptPay: '0105560000000',
      dailyLimit: 200_000,
    };
    expect(proposed.data).toMatchObject({ ...facts, kind: 'ADD', status: 'PENDING', accountUuid: null });
    const waiting = await list();
    expect(waiting.accounts.map((account) => account.bankId)).not.toContain(bankId);
    expect(waiting.changes).toEqual([proposed.data]);
    const own = await approve(proposed.data.uuid, first);
    expect([own.status, own.error.code]).toEqual([403, 'COMPANY_ACCOUNT_OWN']);
    const { data } = await approve(proposed.data.uuid);
    expect(data).toMatchObject({ status: 'SUCCESS', proposedBy: first.email, decidedBy: second.email });
    const { accounts, changes } = await list();
    expect(accounts.at(-1)).toMatchObject({
      ...facts,
      uuid: data.accountUuid,
      status: 'ACTIVE',
      usedToday: 0,
    });
    expect(changes).toEqual([]);
    expect((await approve(proposed.data.uuid)).error.code).toBe('STATE_CHANGED');
    const trail = await t.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id', 'detail'])
      .where('subject_id', '=', proposed.data.uuid)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    expect(trail.map(({ action, actor_id }) => [action, actor_id])).toEqual([
      ['companyAccount.propose', first.id],
      ['companyAccount.approve', second.id],
    ]);
    expect(JSON.stringify(trail)).not.toContain(bankId);
  });

  it('M26 a single administrator is told to invite a second one', async () => {
    const single = await buildStaff(t, 'admin', lone.id);
    await buildStaff(t, 'operator', lone.id);
    const at = { brandId: lone.id };
    const body = { bankName: 'SCB', bankId: number(), accountName: 'บจก. ทดสอบ' } as const;
    const { data } = await t.call(ADD, { as: single, params: at, body });
    const own = () => t.call(APPROVE, { as: single, params: { ...at, uuid: data.uuid } });
    expect((await own()).error.code).toBe('SECOND_ADMIN_MISSING');
    await buildStaff(t, 'admin', lone.id);
    expect((await own()).error.code).toBe('COMPANY_ACCOUNT_OWN');
  });

  it('M26 a name or PromptPay id changes only with a second person; a number never does', async () => {
    const uuid = await added();
    const change = (promptPay: string | null) =>
      t.call(CHANGE, {
        as: first,
        params: { ...params, uuid },
        body: { accountName: 'บจก. ชื่อใหม่', promptPay },
      });
    const proposed = await change('0812345678');
    const account = async () => (await list()).accounts.find((one) => one.uuid === uuid);
    expect(await account()).toMatchObject({ accountName: 'บจก. ทดสอบ', promptPay: null });
    expect((await change(null)).error.code).toBe('COMPANY_ACCOUNT_EXISTS');
    expect((await approve(proposed.data.uuid, first)).error.code).toBe('COMPANY_ACCOUNT_OWN');
    expect((await approve(proposed.data.uuid)).status).toBe(200);
    expect(await account()).toMatchObject({ accountName: 'บจก. ชื่อใหม่', promptPay: '0812345678' });
    await expect(
      t.db.updateTable('company_accounts').set({ bank_id: number() }).where('id', '=', uuid).execute(),
    ).rejects.toThrow('permission denied');
  });

  it('M26 a proposal is rejected with a reason, or withdrawn by its proposer', async () => {
    const bankId = number();
    const [refused, withdrawn] = [await add(bankId), await add()];
    expect((await add(bankId)).error.code).toBe('COMPANY_ACCOUNT_EXISTS');
    expect((await reject(refused.data.uuid)).data).toMatchObject({
      status: 'REJECTED',
      refusal: 'ไม่ใช่บัญชีเรา',
    });
    expect((await reject(withdrawn.data.uuid, first)).status).toBe(200);
    expect((await add(bankId)).status).toBe(200);
  });

  it('M26 of concurrent approvals one adds the account', async () => {
    const { data } = await add();
    const answers = await Promise.all(Array.from({ length: 10 }, () => approve(data.uuid)));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ]);
    expect((await list()).accounts.filter(({ bankId }) => bankId === data.bankId)).toHaveLength(1);
  });

  it('M27 one person pauses and resumes; a retired account returns only with a second person', async () => {
    const bankId = number();
    const uuid = await added(bankId);
    expect((await step('pause', uuid)).data.status).toBe('PAUSED');
    expect((await step('pause', uuid)).error.code).toBe('STATE_CHANGED');
    expect((await step('resume', uuid)).data.status).toBe('ACTIVE');
    expect((await add(bankId)).error.code).toBe('COMPANY_ACCOUNT_EXISTS');
    expect((await step('retire', uuid)).data.status).toBe('RETIRED');
    for (const name of ['pause', 'resume', 'retire'] as const)
      expect((await step(name, uuid)).error.code).toBe('STATE_CHANGED');
    const again = await add(bankId);
    expect((await list()).accounts.at(-1)).toMatchObject({ uuid, status: 'RETIRED' });
    expect((await approve(again.data.uuid)).data.accountUuid).toBe(uuid);
    expect((await list()).accounts.find((one) => one.uuid === uuid)?.status).toBe('ACTIVE');
  });

  it('M27 sets limit and order', async () => {
    const uuid = await added();
    const limit = (dailyLimit: number | null) =>
      t.call(LIMIT, { as: first, params: { ...params, uuid }, body: { dailyLimit } });
    expect((await limit(1_500.5)).data.dailyLimit).toBe(1_500.5);
    expect((await limit(null)).data.dailyLimit).toBeNull();
    expect((await limit(0)).error.code).toBe('AMOUNT_INVALID');
    const order = (uuids: readonly string[]) =>
      t.call(ORDER, { as: first, params, body: { order: [...uuids] } });
    const open = (await list()).accounts.filter(({ status }) => status !== 'RETIRED').map((one) => one.uuid);
    const turned = [...open].reverse();
    expect((await order(turned)).data.accounts.map((one) => one.uuid).slice(0, open.length)).toEqual(turned);
    for (const wrong of [turned.slice(1), [...turned, uuid], [...turned.slice(1), ...turned.slice(1, 2)]])
      expect((await order(wrong)).error.code).toBe('STATE_CHANGED');
  });

  it.each([
    ['a number that the bank does not use', { bankId: '123456789012' }, 'BANK_FORMAT'],
    ['no bank', { bankName: 'NOBANK' }, 'REQUIRED_CHOICE'],
    ['an invalid PromptPay id', { promptPay: '12345' }, 'FIELD_INVALID'],
    ['an empty name', { accountName: ' ' }, 'FIELD_INVALID'],
  ])('M26 refuses %s', async (_, wrong, code) => {
    const body = { bankName: 'KBANK', bankId: number(), accountName: 'บจก. ทดสอบ', ...wrong };
    const answer = await t.call(ADD, { as: first, params, unchecked: { body } });
    expect([answer.status, answer.error.code]).toEqual([400, code]);
  });

  it('M26 the database rejects a decision by the proposer, and deletes no account', async () => {
    const { data } = await add();
    await expect(
      t.db
        .updateTable('company_account_changes')
        .set({
          status: 'SUCCESS',
          handled_by: first.id,
          completed_at: t.clock.now(),
          company_account_id: await added(),
        })
        .where('id', '=', data.uuid)
        .execute(),
    ).rejects.toThrow('company_account_changes_second_person');
    const { id } = await buildCompanyAccount(t);
    await expect(t.db.deleteFrom('company_accounts').where('id', '=', id).execute()).rejects.toThrow(
      'permission denied',
    );
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Brand } from '#schemas/brand/brand';
import { buildStaff, type TestStaff } from '#server/testing/builders';
import { testApp, type TestApp } from '#server/testing/testApp';
import { completeBrand } from '#server/testing/testBrands';
import { buildOwner, type Owner } from '#tests/access/objects';

const template = (kind: string) => ({
  id: 'told',
  staff: { th: `ภายใน ${kind}`, en: `Internal ${kind}` },
  member: { th: `สมาชิก ${kind}`, en: `Member ${kind}` },
});

describe('reason templates', () => {
  let t: TestApp;
  let staff: TestStaff;
  let owner: Owner;
  beforeAll(async () => {
    const kinds = ['deposit', 'slip', 'withdrawal', 'payout', 'reward', 'prize', 'adjustment'] as const;
    const reasons = Object.fromEntries(
      kinds.map((kind) => [kind, [template(kind)]]),
    ) as unknown as Brand['desk']['reasons'];
    const brand = completeBrand('primary');
    t = await testApp({ brands: [{ ...brand, desk: { ...brand.desk, reasons } }] });
    staff = await buildStaff(t, 'operator');
    owner = await buildOwner(t, t.brand);
    await t.db.updateTable('slips').set({ status: 'PENDING_REVIEW' }).execute();
    await t.db.updateTable('withdrawals').set({ status: 'PROCESSING' }).execute();
  });
  afterAll(() => t.close());

  const chosen = (uuid: string) => ({ as: staff, params: { uuid }, body: { reasonId: 'told' } });
  const saysBoth = (kind: string) => ({ reason: `สมาชิก ${kind}`, reasonEn: `Member ${kind}` });

  it('DSK-36 shows members the text for members in both languages, and never the one for staff', async () => {
    const { member, ids } = owner;
    const params = { uuid: member.id };
    await t.call('POST /api/staff/deposit/{uuid}/reject', chosen(ids.deposit));
    await t.call('POST /api/staff/slip/{uuid}/reject', chosen(ids.slip));
    await t.call('POST /api/staff/withdraw/{uuid}/fail', chosen(ids.withdrawal));
    await t.call('POST /api/staff/reward/{uuid}/reject', chosen(ids.redemption));
    await t.call('POST /api/staff/prize/{uuid}/reject', chosen(ids.prize));
    const answers = [
      await t.call('GET /api/auth/deposit/{uuid}', { as: member, params }),
      await t.call('GET /api/auth/slip/my/request/{uuid}', { as: member, params: { uuid: ids.slip } }),
      await t.call('GET /api/auth/withdraw/my/{uuid}', { as: member, params: { uuid: ids.withdrawal } }),
      await t.call('POST /api/auth/reward/request/history', { as: member, body: { userUuid: member.id } }),
      await t.call('GET /api/auth/game/reward/request/my', { as: member }),
    ] as const;
    const [deposits, slip, withdrawal, rewards, prizes] = answers;
    expect(deposits.data.history).toMatchObject([saysBoth('deposit')]);
    expect(slip.data).toMatchObject({ status: 'REJECTED', code: null, ...saysBoth('slip') });
    expect(withdrawal.data).toMatchObject({ status: 'FAILED', ...saysBoth('payout') });
    expect(rewards.data).toMatchObject([saysBoth('reward')]);
    expect(prizes.data).toMatchObject([saysBoth('prize')]);
    for (const { text } of answers) expect(text).not.toMatch(/ภายใน|Internal/);
  });

  it('DSK-36 stores the text for staff apart: in the timeline and the audit log', async () => {
    const { member } = owner;
    const { data } = await t.call('GET /api/staff/brand/{brandId}/member/{uuid}/timeline', {
      ...{ as: staff, params: { brandId: member.brand.id, uuid: member.id }, query: { kind: 'slip' } },
    });
    expect(data).toMatchObject([
      { text: 'สมาชิก slip', by: 'operator', values: { staffReason: 'ภายใน slip' } },
    ]);
    const lines = await t.db
      .selectFrom('audit_log')
      .select(['action', 'detail'])
      .where((is) => is.or([is('action', 'like', '%.reject'), is('action', '=', 'withdrawal.fail')]))
      .execute();
    expect(lines.length).toBe(5);
    for (const { detail } of lines)
      expect(detail).toMatchObject({
        reason: expect.stringMatching(/^สมาชิก/) as string,
        staffReason: expect.stringMatching(/^ภายใน/) as string,
      });
  });

  it('DSK-36 a retried withdrawal forgets why it failed', async () => {
    const { member, ids } = owner;
    const { data } = await t.call('POST /api/auth/withdraw/retry', {
      as: member,
      body: { uuid: ids.withdrawal },
    });
    expect(data).toMatchObject({ status: 'PENDING', reason: null, reasonEn: null });
  });

  it('DSK-36 accepts a typed reason as before, and a template for a colleague', async () => {
    const { ids } = owner;
    const typed = {
      as: staff,
      params: { uuid: ids.withdrawal },
      body: { reason: 'ยอดไม่ตรง', refund: false },
    };
    const { data } = await t.call('POST /api/staff/withdraw/{uuid}/reject', typed);
    expect(data).toMatchObject({ reason: 'ยอดไม่ตรง' });
    const row = await t.db
      .selectFrom('withdrawals')
      .selectAll()
      .where('id', '=', ids.withdrawal)
      .executeTakeFirst();
    expect(row).toMatchObject({ reason_en: null, staff_reason: null });
    const { data: refused } = await t.call(
      'POST /api/staff/adjustment/{uuid}/reject',
      chosen(ids.adjustment),
    );
    expect(refused.refusal).toBe('ภายใน adjustment');
  });

  it.each([
    ['neither', {}, 400, 'REASON_OR_TEMPLATE'],
    ['both', { reason: 'x', reasonId: 'told' }, 400, 'REASON_OR_TEMPLATE'],
    ['one that the brand does not have', { reasonId: 'gone' }, 422, 'REASON_UNKNOWN'],
  ])('DSK-36 refuses %s', async (_, body, status, code) => {
    const fresh = await buildOwner(t, t.brand);
    const answer = await t.call('POST /api/staff/deposit/{uuid}/reject', {
      ...{ as: staff, params: { uuid: fresh.ids.deposit }, body },
    });
    expect([answer.status, answer.error.code]).toEqual([status, code]);
  });
});

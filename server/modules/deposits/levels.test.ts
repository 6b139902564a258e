import { beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#core/time/durations';
import { depositTools } from '#server/testing/depositTools';
import type { TestMember } from '#server/testing/builders';
import type { TestApp } from '#server/testing/testApp';

describe('levels by deposits', () => {
  const { current, transferOf, confirm, verifiedSlip } = depositTools();
  let t: TestApp;
  let member: TestMember;
  beforeEach(() => {
    ({ t, member } = current());
  });

  /** Credits baht at a moment. @returns the level that the member has then. */
  const pay = async (at: string, amount: number) => {
    t.clock.set(at);
    const now = t.clock.now();
    const hour = new Date(now.getTime() + HOUR_MS);
    const stay = { last_used_at: now, expires_at: hour };
    await t.db.updateTable('sessions').set(stay).where('member_id', '=', member.id).execute();
    const slip = await verifiedSlip(transferOf(amount));
    expect((await confirm(slip.id)).status).toBe(200);
    const row = t.db.selectFrom('members').select('level').where('id', '=', member.id);
    return (await row.executeTakeFirstOrThrow()).level;
  };

  it('LVL-02 LVL-04 LVL-09 CF-04 gold and platinum count all deposits; diamond those of one month in Bangkok, to its last millisecond', async () => {
    const [gold, platinum, diamond] = (['1', '2', '3'] as const).map(
      (key) => t.brand.levels[key].nextLevelAmount,
    );
    if (!gold || !platinum || !diamond) throw new Error('A level asks for nothing.');
    expect(await pay('2026-10-10T12:00:00+07:00', gold - 1)).toBe(1);
    expect(await pay('2026-10-11T12:00:00+07:00', 1)).toBe(2);
    expect(await pay('2026-11-02T12:00:00+07:00', platinum - gold - 1)).toBe(2);
    expect(await pay('2026-11-03T12:00:00+07:00', 1)).toBe(3);
    expect(await pay('2026-11-30T23:59:59.999+07:00', diamond - 1 - (platinum - gold))).toBe(3);
    expect(await pay('2026-12-01T00:00:00+07:00', 1)).toBe(3);
    expect(await pay('2026-12-31T23:59:59.999+07:00', diamond - 1)).toBe(4);
    const { data } = await t.call('GET /api/auth/user/level/{uuid}', {
      as: member,
      params: { uuid: member.id },
    });
    expect(data).toMatchObject({ level: 4, depositMonth: diamond });
  });

  it('LVL-11 deposits never lower or remove a level that staff gave', async () => {
    await t.db.updateTable('members').set({ level: 5 }).where('id', '=', member.id).execute();
    expect(await pay('2026-10-10T12:00:00+07:00', t.brand.levels['1'].nextLevelAmount)).toBe(5);
  });
});

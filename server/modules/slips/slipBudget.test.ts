import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#core/time/durations';
import { openSession, type TestMember } from '#server/testing/builders';
import { rounds } from '#server/testing/proving';
import { slipTools, type Account } from '#server/testing/slipTools';
import { foundTransfer, newReference, slipPayload, slipImage, uploadSlip } from '#server/testing/slips';
import type { TestApp } from '#server/testing/testApp';
import { openSlip } from './openSlip';

const JUNK = rounds(200, 1_000);

describe('limits of slip look-ups', () => {
  const tools = slipTools();
  const { bank, confirm, images } = tools;
  let t: TestApp;
  let member: TestMember;
  let account: Account;
  beforeEach(() => {
    ({ t, member, account } = tools.current());
  });

  it('S8 has no transaction open during the bank call', async () => {
    let open = -1;
    bank.answer = async (question) => {
      const { rows } = await sql<{ open: number }>`
        SELECT count(*) AS open FROM pg_stat_activity
        WHERE datname = current_database() AND xact_start IS NOT NULL AND pid <> pg_backend_pid()`.execute(
        t.db,
      );
      open = rows[0]?.open ?? -1;
      return foundTransfer(t, question, member, account);
    };
    await uploadSlip(t, member, await slipImage(slipPayload()));
    expect(open).toBe(0);
  });

  it('S9 a member may have three concurrent look-ups', async () => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    bank.answer = async (question) => {
      await released;
      return foundTransfer(t, question, member, account);
    };
    const files = await Promise.all(Array.from({ length: 5 }, () => slipImage(slipPayload())));
    const waiting = [];
    // A member's images are decoded one at a time; only the look-ups are concurrent.
    for (const file of files.slice(0, 3)) {
      waiting.push(uploadSlip(t, member, file));
      await expect.poll(() => bank.questions.length, { timeout: 10_000 }).toBe(waiting.length);
    }
    const stored = (await images()).length;
    for (const file of files.slice(3))
      expect((await uploadSlip(t, member, file)).error.code).toBe('SLIP_IN_FLIGHT');
    expect(await images()).toHaveLength(stored);
    release();
    expect((await Promise.all(waiting)).map(({ data }) => data.status)).toEqual([
      'VERIFIED',
      'VERIFIED',
      'VERIFIED',
    ]);
  });

  it('S9 three of twenty concurrent slips are accepted', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        openSlip(t.db, {
          brand: t.brand,
          memberId: member.id,
          key: { sendingBank: '004', transRef: newReference() },
          payload: slipPayload(),
          imageHash: Buffer.from([index]),
          fileName: `${index}.jpg`,
          now: t.clock.now(),
        }),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });

  it(`S9 ${JUNK} junk slips cause at most ten look-ups`, async () => {
    bank.answer = () => ({ result: 'NOT_FOUND' });
    const files = await Promise.all(Array.from({ length: 25 }, () => slipImage(slipPayload())));
    const codes = new Map<string, number>();
    for (let index = 0; index < JUNK; index += 1) {
      const { status, error } = await uploadSlip(t, member, files[index % files.length] ?? Buffer.alloc(0));
      const name = status === 200 ? 'read' : error.code;
      codes.set(name, (codes.get(name) ?? 0) + 1);
    }
    expect(bank.questions).toHaveLength(t.brand.limits.slipsPerHour);
    expect(codes.get('read')).toBe(t.brand.limits.slipsPerHour);
    expect((codes.get('SLIP_QUOTA') ?? 0) + (codes.get('RATE_LIMITED') ?? 0)).toBe(
      JUNK - t.brand.limits.slipsPerHour,
    );
    t.clock.advance(HOUR_MS);
    const back = { ...member, ...(await openSession(t, member)) };
    expect((await uploadSlip(t, back, files[20] ?? Buffer.alloc(0))).status).toBe(200);
  }, 120_000);

  it('API-127 sends a rejected slip to staff, five per hour', async () => {
    bank.answer = (question) =>
      foundTransfer(t, question, member, account, {
        receiver: { name: 'ร้านอื่น', bank: '004', account: 'xxx-x-x1111-x' },
      });
    const results = [];
    for (let index = 0; index < 6; index += 1) {
      const { data } = await uploadSlip(t, member, await slipImage(slipPayload()));
      expect([data.status, data.code, data.reason]).toEqual([
        'INVALID',
        'SLIP_WRONG_RECEIVER',
        'บัญชีผู้รับไม่ถูกต้อง',
      ]);
      expect((await confirm(data.slipUuid)).error.code).toBe('SLIP_WRONG_RECEIVER');
      results.push(
        await t.call('POST /api/auth/slip/request-deposit', {
          as: member,
          body: { slipUuid: data.slipUuid, amount: 500 },
        }),
      );
    }
    expect(results.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(results[5]?.error).toMatchObject({ code: 'SLIP_QUOTA', params: { n: 5 } });
    const [first] = results;
    const again = await t.call('POST /api/auth/slip/request-deposit', {
      as: member,
      body: { slipUuid: first?.data.slipUuid ?? '', amount: 500 },
    });
    expect(again.error.code).toBe('STATE_CHANGED');
  }, 60_000);
});

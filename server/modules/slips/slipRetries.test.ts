import { beforeEach, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#core/time/durations';
import type { SlipAnswer } from '#server/providers/ports/slipVerifier';
import type { TestMember } from '#server/testing/builders';
import { jobDeps } from '#server/testing/jobDeps';
import { slipTools, type Account } from '#server/testing/slipTools';
import { foundTransfer, newReference, slipPayload, slipImage, uploadSlip } from '#server/testing/slips';
import type { TestApp } from '#server/testing/testApp';
import { retrySlips } from './verifySlip';

describe('a bank that does not respond', () => {
  const tools = slipTools();
  const { bank, confirm, balance } = tools;
  let t: TestApp;
  let member: TestMember;
  let account: Account;
  beforeEach(() => {
    ({ t, member, account } = tools.current());
  });

  // Removes pending work of other tests.
  beforeEach(() =>
    t.db.updateTable('slips').set({ status: 'PENDING_REVIEW' }).where('status', '=', 'VERIFYING').execute(),
  );

  const upload = async (payload = slipPayload()) =>
    (await uploadSlip(t, member, await slipImage(payload))).data;
  const retry = () => retrySlips(jobDeps(t, { slips: bank }));
  const slipRow = (id: string) =>
    t.db.selectFrom('slips').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  it.each<[string, unknown]>([
    ['#89 success that is none', { success: false }],
    ['an unknown result', { result: 'SURE' }],
    ['FOUND without a transfer', { result: 'FOUND' }],
    ['a page', '<html>busy</html>'],
    ['nothing', undefined],
    ['#92 a list', []],
    ['outage', { result: 'PROVIDER_ERROR', detail: '500' }],
    ['429', { result: 'PROVIDER_ERROR', detail: '429' }],
    ['#88 1009 and 1010: wait', { result: 'PENDING' }],
  ])('S7 %s neither credits nor rejects', async (_, answer) => {
    // Starts with a valid answer, since consecutive failures would open the circuit breaker.
    await upload();
    bank.answer = () => answer as SlipAnswer;
    const slip = await upload();
    expect(bank.questions).toHaveLength(2);
    expect(slip).toMatchObject({
      status: 'VERIFYING',
      amount: null,
      sender: null,
      receiver: null,
      date: null,
    });
    expect(await balance()).toBe(0);
  });

  it('S7 an error of the adapter neither credits nor rejects', async () => {
    await upload();
    bank.answer = () => {
      throw new Error('ECONNRESET');
    };
    expect((await upload()).status).toBe('VERIFYING');
  });

  it('S7 retries with growing delays, and credits when the bank responds', async () => {
    bank.answer = () => ({ result: 'PENDING' });
    const slip = await upload();
    const pauses: number[] = [];
    for (const pause of [15_000, MINUTE_MS]) {
      t.clock.advance(pause - 1);
      await retry();
      const before = bank.questions.length;
      t.clock.advance(1);
      await retry();
      pauses.push(bank.questions.length - before);
    }
    expect(pauses).toEqual([1, 1]);
    bank.answer = (question) => foundTransfer(t, question, member, account);
    t.clock.advance(5 * MINUTE_MS);
    await retry();
    expect((await confirm(slip.slipUuid)).data.status).toBe('SUCCESS');
    expect(await balance()).toBe(50_000);
  });

  it('S7 respects the delay that the bank requests', async () => {
    bank.answer = () => ({ result: 'PENDING', retryAfterMs: 15 * MINUTE_MS });
    await upload();
    t.clock.advance(15 * MINUTE_MS - 1);
    await retry();
    expect(bank.questions).toHaveLength(1);
    t.clock.advance(1);
    await retry();
    expect(bank.questions).toHaveLength(2);
  });

  it('S7 sends a slip to staff after the last retry, without rejecting it', async () => {
    bank.answer = () => ({ result: 'PENDING' });
    const slip = await upload();
    for (let round = 0; round < 8; round += 1) {
      t.clock.advance(20 * MINUTE_MS);
      await retry();
    }
    expect(await slipRow(slip.slipUuid)).toMatchObject({
      status: 'PENDING_REVIEW',
      reason: 'SLIP_WAITING',
      tries: 5,
      retry_at: null,
    });
    expect(bank.questions).toHaveLength(6);
  });

  it('S7 resumes an interrupted look-up once under concurrent servers', async () => {
    bank.answer = () => ({ result: 'PENDING' });
    const slip = await upload();
    bank.questions.length = 0;
    bank.answer = (question) => foundTransfer(t, question, member, account);
    await t.db
      .updateTable('slips')
      .set({ retry_at: t.clock.now() })
      .where('id', '=', slip.slipUuid)
      .execute();
    await Promise.all(Array.from({ length: 10 }, retry));
    expect(bank.questions).toHaveLength(1);
    expect((await slipRow(slip.slipUuid)).status).toBe('VERIFIED');
  });

  it('S7 D6 skips a slip that is locked elsewhere', async () => {
    bank.answer = () => ({ result: 'PENDING' });
    const [held, free] = [await upload(), await upload()];
    const ids = [held.slipUuid, free.slipUuid];
    await t.db.updateTable('slips').set({ retry_at: t.clock.now() }).where('id', 'in', ids).execute();
    bank.answer = (question) => foundTransfer(t, question, member, account);
    await t.db.transaction().execute(async (trx) => {
      await trx.selectFrom('slips').select('id').where('id', '=', held.slipUuid).forUpdate().execute();
      await retry();
    });
    expect((await slipRow(free.slipUuid)).status).toBe('VERIFIED');
    expect((await slipRow(held.slipUuid)).status).toBe('VERIFYING');
  });

  it('#96 uploading the same image again retries a transfer that was not found', async () => {
    bank.answer = () => ({ result: 'NOT_FOUND' });
    const payload = slipPayload(newReference());
    const first = await upload(payload);
    expect([first.status, first.code]).toEqual(['INVALID', 'SLIP_NOT_FOUND']);
    expect((await confirm(first.slipUuid)).error.code).toBe('SLIP_INVALID');
    bank.answer = (question) => foundTransfer(t, question, member, account);
    const second = await upload(payload);
    expect([second.status, second.slipUuid]).toEqual(['VERIFIED', first.slipUuid]);
    bank.answer = () => ({ result: 'NOT_FOUND' });
    expect((await upload(payload)).status).toBe('VERIFIED');
    expect((await confirm(first.slipUuid)).data.status).toBe('SUCCESS');
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeVerifier } from '#server/testing/slips';
import { bankTime } from './readAnswer';
import { guardedLookUp } from './guardedLookUp';

const QUESTION = { payload: 'x', sendingBank: '004', transRef: 'ABCDEFGH' };

describe('guardedLookUp', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('S8 sends at most four requests at once, and limits how many wait', async () => {
    const bank = fakeVerifier();
    let running = 0;
    let most = 0;
    bank.answer = async () => {
      most = Math.max(most, (running += 1));
      await new Promise((resolve) => setTimeout(resolve, 20));
      running -= 1;
      return { result: 'NOT_FOUND' };
    };
    const lookUp = guardedLookUp(bank);
    const asked = Array.from({ length: 30 }, () => lookUp(QUESTION));
    await vi.runAllTimersAsync();
    const answers = await Promise.all(asked);
    expect(most).toBe(4);
    expect(answers.filter(({ result }) => result === 'NOT_FOUND')).toHaveLength(12);
    expect(answers.filter(({ result }) => result === 'WAIT')).toHaveLength(18);
  });

  it('S7 S8 #95 gives up on a silent service after its timeout and aborts the adapter', async () => {
    const bank = fakeVerifier();
    let stopped = false;
    bank.answer = (_, signal) => {
      signal.addEventListener('abort', () => {
        stopped = true;
      });
      return new Promise(() => undefined);
    };
    const answer = guardedLookUp(bank, { timeoutMs: 50 })(QUESTION);
    await vi.advanceTimersByTimeAsync(49);
    expect(stopped).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toMatchObject({ result: 'WAIT' });
    expect(stopped).toBe(true);
  });

  it('S7 pauses calls to a failing service, and retries later', async () => {
    const bank = fakeVerifier();
    bank.answer = () => ({ result: 'PROVIDER_ERROR', detail: '503' });
    const lookUp = guardedLookUp(bank, { breakAfter: 3, openMs: 100 });
    for (let index = 0; index < 20; index += 1) expect((await lookUp(QUESTION)).result).toBe('WAIT');
    expect(bank.questions).toHaveLength(3);
    bank.answer = () => ({ result: 'NOT_FOUND' });
    await vi.advanceTimersByTimeAsync(99);
    expect((await lookUp(QUESTION)).result).toBe('WAIT');
    await vi.advanceTimersByTimeAsync(1);
    expect((await lookUp(QUESTION)).result).toBe('NOT_FOUND');
  });

  it('S7 failures that are not in a row do not stop the look-ups', async () => {
    const bank = fakeVerifier();
    const lookUp = guardedLookUp(bank, { breakAfter: 2, openMs: 60_000 });
    for (let index = 0; index < 10; index += 1) {
      bank.answer = () =>
        index % 2 === 0 ? { result: 'PROVIDER_ERROR', detail: '500' } : { result: 'PENDING' };
      await lookUp(QUESTION);
    }
    expect(bank.questions).toHaveLength(10);
  });
});

describe('S6 bankTime', () => {
  it.each([
    ['2026-11-14T09:00:00+07:00', '2026-11-14T02:00:00.000Z'],
    ['2026-11-14T02:00:00.000Z', '2026-11-14T02:00:00.000Z'],
    ['2026-11-14T09:00:00+0700', '2026-11-14T02:00:00.000Z'],
    ['2026-11-14 09:00:00', '2026-11-14T02:00:00.000Z'],
    ['2026-11-14T09:00', '2026-11-14T02:00:00.000Z'],
    ['2569-11-14T09:00:00+07:00', '2026-11-14T02:00:00.000Z'],
  ])('%s', (text, expected) => {
    expect(bankTime(text)?.toISOString()).toBe(expected);
  });

  it.each([
    '',
    '2026-02-31T00:00:00Z',
    '2026-11-14',
    '14/11/2026 09:00',
    '2026-11-14T24:00:00Z',
    '0000-01-01T00:00:00Z',
  ])('%j is no moment', (text) => {
    expect(bankTime(text)).toBeNull();
  });
});

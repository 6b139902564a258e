import { setImmediate as soon } from 'node:timers/promises';
import { withdrawalStaff } from '#server/testing/decideWithdrawal';
import { payOut } from '#server/modules/withdrawals/payOut';
import { askWithdrawal, decide, isHeld, retry, sweepPayouts } from '../model/withdraw';
import { newest } from '../model/state';
import { NOTHING, byMember, idAt } from './act';
import type { Acts, Run } from './act';

/** Withdrawals: requested, decided by staff, answered by the bank. */
export const withdrawals: Acts<'withdraw' | 'decideWithdrawal' | 'retry' | 'bank'> = {
  withdraw: (run, { who, baht, again }) => {
    const { state, world } = run;
    return byMember(run, {
      who,
      again,
      key: 'POST /api/auth/withdraw/{uuid}',
      input: { params: { uuid: world.people[who]?.id ?? '' }, body: { amount: baht } },
      rule: () => askWithdrawal(state, who, baht),
      learn: ({ uuid }) => world.withdrawals.push(uuid),
    });
  },
  decideWithdrawal: async (run, { pick, how }) => {
    const { state, world } = run;
    const found = newest(state.withdrawals, pick, isHeld);
    if (!found) return NOTHING;
    const expected = decide(state, found.one, how);
    const queue = withdrawalStaff(world.t, world.staff);
    const id = idAt(world.withdrawals, found.at);
    const { status, error } = await (how === 'giveBack' ? queue.reject(id, true) : queue[how](id)).then(
      (result) => ({
        status: result.status,
        error: result.status === 200 ? undefined : result.error.code,
      }),
    );
    await allAsked(run);
    return [expected, status === 200 ? 'OK' : (error ?? '')];
  },
  retry: (run, { who, pick }) => {
    const found = newest(run.state.withdrawals, pick, isHeld);
    if (!found) return Promise.resolve(NOTHING);
    return byMember(run, {
      who,
      key: 'POST /api/auth/withdraw/retry',
      input: { body: { uuid: idAt(run.world.withdrawals, found.at) } },
      rule: () => retry(found.one, who),
    });
  },
  bank: async ({ state, world }, { paid }) => {
    const expected = sweepPayouts(state, paid);
    world.bank.answer = paid ? { status: 'PAID' } : { status: 'FAILED', reason: 'x' };
    const asked = await payOut(world.deps);
    world.bank.answer = { status: 'PENDING' };
    return [String(expected), String(asked)];
  },
};

/** An approved payout is sent in the background: waits until the bank has received the expected number of requests. */
async function allAsked({ state, world: { bank } }: Run): Promise<void> {
  const end = Date.now() + 5_000;
  while (bank.asked.length < state.asked && Date.now() < end) await soon();
  if (bank.asked.length !== state.asked)
    throw new Error(`The bank was asked ${String(bank.asked.length)} times, not ${String(state.asked)}.`);
}

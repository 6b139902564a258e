import { takeTransfer } from '#server/modules/deposits/takeTransfer';
import { bahtToSatang, satangToBaht } from '#core/money/money';
import { bangkokIso } from '#core/time/bangkok';
import { MINUTE_MS } from '#core/time/durations';
import { rules } from '../rules';
import { askDeposit, isOpen, moveRequest, receiveTransfer } from '../model/deposit';
import type { Transfer } from '../model/state';
import { newest } from '../model/state';
import { type Delivery, refusals, signedCall } from '../signedCall';
import { NOTHING, byMember, idAt, personAt } from './act';
import type { Acts, Outcome, Run } from './act';

/** Deposits by bank transfer: requested, paid, reported by the bank. */
export const deposits: Acts<'deposit' | 'cancel' | 'transferred' | 'pay' | 'repeat'> = {
  deposit: (run, { who, baht, again }) => {
    const { state, world } = run;
    const asked = baht * 100;
    return byMember(run, {
      who,
      again,
      key: 'POST /api/auth/deposit-request',
      input: { body: { amount: baht } },
      play: 'deposit',
      rule: () => askDeposit(state, who, baht),
      learn: ({ uuid, payAmount }) => {
        const pay = bahtToSatang(payAmount);
        if (pay <= asked || pay >= asked + 100)
          throw new Error(`${String(baht)} baht are to be paid as ${String(payAmount)}.`);
        const until = state.now + rules.depositMinutes * MINUTE_MS;
        world.requests.push(uuid);
        state.requests.push({
          who,
          asked,
          pay,
          at: state.now,
          until,
          status: 'PENDING',
        });
      },
    });
  },
  cancel: (run, operation) => move(run, operation, 'POST /api/auth/deposit-request/cancel'),
  transferred: (run, operation) => move(run, operation, 'POST /api/auth/deposit-request/confirm/transfer'),
  pay: async (run, { pick, sender, wrong, call }) => {
    const { state } = run;
    const found = newest(state.requests, pick, isOpen);
    if (!found) return NOTHING;
    const { pay, asked } = found.one;
    const transfer = sendTransfer(run, { no: pay, satang: pay + 1, asked, other: pay + 250 }[wrong]);
    return reportTransfer(run, transfer, sender === 'own' ? found.one.who : undefined, call);
  },
  repeat: async (run, { pick, call }) => {
    const found = newest(run.state.transfers, pick);
    return found ? reportTransfer(run, found.one, undefined, call) : NOTHING;
  },
};

/** A transfer at the bank that has not been reported yet. @param amount satang. */
export function sendTransfer({ state, world }: Run, amount: number): Transfer {
  const transfer: Transfer = {
    ...{ amount, at: state.now, isClaimed: false },
    ...{ feed: 'UNSENT', claim: 'MATCHED', from: undefined },
  };
  // Unlike those of any other brand of this server: a transfer is used once across brands.
  world.references.push(`${world.t.brand.id.toUpperCase()}X${String(state.transfers.length)}`);
  state.transfers.push(transfer);
  return transfer;
}

function move(
  run: Run,
  { who, pick }: { readonly who: number; readonly pick: number },
  key: 'POST /api/auth/deposit-request/cancel' | 'POST /api/auth/deposit-request/confirm/transfer',
) {
  const found = newest(run.state.requests, pick, isOpen);
  if (!found) return Promise.resolve(NOTHING);
  const isCancel = key === 'POST /api/auth/deposit-request/cancel';
  return byMember(run, {
    who,
    key,
    input: { body: { uuid: idAt(run.world.requests, found.at) } },
    ...(!isCancel && { play: 'deposit' as const }),
    rule: () => moveRequest(run.state, found.one, who, isCancel ? 'CANCELLED' : 'TRANSFERRED'),
  });
}

/** The bank reports a transfer, with the sender's account when it is a member's. */
async function reportTransfer(
  { state, world }: Run,
  transfer: Transfer,
  payer: number | undefined,
  call: Delivery | 'feed',
): Promise<Outcome> {
  const { t, account } = world;
  const person = payer === undefined ? undefined : personAt(world, payer);
  const refused = call === 'feed' ? undefined : refusals[call];
  const expected = refused ?? receiveTransfer(state, transfer, payer);
  const transRef = idAt(world.references, state.transfers.indexOf(transfer));
  const sender = { account: person?.bankId ?? '9999999999', name: person?.name ?? 'อื่น คนละคน' };
  if (call === 'feed') {
    const to = { ...sender, bankName: person?.bankName ?? 'KBANK' };
    const reported = {
      ...{ sendingBank: '004', transRef, to: account, sender: to, amount: transfer.amount },
      transferredAt: new Date(transfer.at),
    };
    return [expected, await takeTransfer(t.db, t.brands, reported, t.clock.now())];
  }
  const item = {
    ref: transRef,
    amount: satangToBaht(transfer.amount),
    time: bangkokIso(new Date(transfer.at)),
    to: { bank: account.bankName, account: account.bankId },
    from: { bank: '004', ...sender },
  };
  const { code, data } = await signedCall(
    world,
    'direct-transfers/transfers',
    { transfers: [item] },
    {
      delivery: call,
    },
  );
  if (refused !== undefined) return [expected, code];
  const [{ result = code } = {}] = (data as { results?: { result?: string }[] } | undefined)?.results ?? [];
  return [expected === 'KNOWN' ? 'KNOWN' : 'TAKEN', result];
}

import { takeTransfer } from '#server/modules/deposits/takeTransfer';
import { bahtToSatang } from '#core/money/money';
import { MINUTE_MS } from '#core/time/durations';
import { rules } from '../rules';
import { askDeposit, isOpen, moveRequest, receiveTransfer } from '../model/deposit';
import type { Transfer } from '../model/state';
import { newest } from '../model/state';
import type { World } from '../world';
import { NOTHING, byMember, idAt, personAt } from './act';
import type { Acts, Run } from './act';

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
  pay: async (run, { pick, sender, wrong }) => {
    const { state, world } = run;
    const found = newest(state.requests, pick, isOpen);
    if (!found) return NOTHING;
    const { pay, asked } = found.one;
    const transfer = sendTransfer(run, { no: pay, satang: pay + 1, asked, other: pay + 250 }[wrong]);
    return transferFrom(run, transfer, sender === 'own' ? found.one.who : undefined, world);
  },
  repeat: async (run, { pick }) => {
    const found = newest(run.state.transfers, pick);
    return found ? transferFrom(run, found.one, undefined, run.world) : NOTHING;
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

/** The bank's feed reports a transfer, with the sender's account when it is a member's. */
async function transferFrom({ state }: Run, transfer: Transfer, payer: number | undefined, world: World) {
  const { t, account } = world;
  const person = payer === undefined ? undefined : personAt(world, payer);
  const expected = receiveTransfer(state, transfer, payer);
  const actual = await takeTransfer(
    t.db,
    t.brands,
    {
      sendingBank: '004',
      transRef: idAt(world.references, state.transfers.indexOf(transfer)),
      to: account,
      sender: person
        ? { bankName: person.bankName, account: person.bankId, name: person.name }
        : { bankName: 'KTB', account: '9999999999', name: 'อื่น คนละคน' },
      amount: transfer.amount,
      transferredAt: new Date(transfer.at),
    },
    t.clock.now(),
  );
  return [expected, actual] as const;
}

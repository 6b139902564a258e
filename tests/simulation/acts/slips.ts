import { uuidv7 } from '#server/platform/id';
import { published, rules } from '../rules';
import { isOpen } from '../model/deposit';
import { approveSlip, confirmSlip, linkSlip } from '../model/slip';
import type { Slip, Transfer } from '../model/state';
import { memberAt, newest } from '../model/state';
import { send } from '../world';
import { NOTHING, byMember, idAt, personAt } from './act';
import { idOfCredit } from './decisions';
import type { Acts, Run } from './act';
import { sendTransfer } from './deposits';

/** Verified slips, confirmed by members and decided by staff. */
export const slips: Acts<'slip' | 'decideSlip'> = {
  slip: async (run, { who, pick, pays, again }) => {
    const { state } = run;
    if (!memberAt(state, who).isThere) return NOTHING;
    const slip: Slip = { who, transfer: transferOf(run, who, pick, pays), status: 'VERIFIED' };
    const slipUuid = await insertSlip(run, slip);
    return byMember(run, {
      who,
      again,
      key: 'POST /api/auth/slip/confirm',
      input: { body: { slipUuid } },
      play: 'deposit',
      rule: () => confirmSlip(state, slip),
    });
  },
  decideSlip: async ({ state, world }, { pick, how, credit: wanted, staff, another }) => {
    const found = newest(
      state.slips.filter(({ status }) => status !== 'VERIFIED'),
      pick,
    );
    if (!found) return NOTHING;
    const slip = found.one;
    const params = { uuid: idAt(world.slips, state.slips.indexOf(slip)) };
    const as = world.clerks[staff];
    const isOver = slip.status !== 'PENDING_REVIEW';
    if (how === 'approve') {
      const expected = isOver ? 'STATE_CHANGED' : approveSlip(state, slip, staff, another);
      const input = { as, params, body: { anotherTransfer: another } };
      return [expected, (await send(world, 'POST /api/staff/slip/{uuid}/approve', input)).code];
    }
    if (how === 'link') {
      const credit = newest(state.credits, wanted, ({ isBacked }) => !isBacked);
      if (!credit) return NOTHING;
      const expected = isOver ? 'STATE_CHANGED' : linkSlip(state, slip, credit.one);
      const body = { creditUuid: await idOfCredit(world, credit.at) };
      const key = 'POST /api/staff/slip/{uuid}/link';
      return [expected, (await send(world, key, { as, params, body })).code];
    }
    if (!isOver) slip.status = 'REJECTED';
    const input = { as, params, body: { reason: 'x' } };
    return [
      isOver ? 'STATE_CHANGED' : 'OK',
      (await send(world, 'POST /api/staff/slip/{uuid}/reject', input)).code,
    ];
  },
};

function transferOf(
  run: Run,
  who: number,
  pick: number,
  pays: 'request' | 'asked' | 'bonus' | 'anything' | 'old',
): Transfer {
  const { state } = run;
  const old = newest(state.transfers, pick);
  if (pays === 'old' && old) return old.one;
  const mine = state.requests.filter((one) => one.who === who);
  const request = mine.find(isOpen) ?? newest(mine, pick)?.one;
  if (pays === 'request' && request) return sendTransfer(run, request.pay);
  if (pays === 'asked' && request) return sendTransfer(run, request.asked);
  const amount = published[state.values].depositMin * 100;
  if (pays !== 'bonus') return sendTransfer(run, amount + 77);
  // So that the balance ends in the digits that the first bonus window requires.
  const missing = rules.windows[0].digits - ((memberAt(state, who).credit + amount) % 100);
  return sendTransfer(run, amount + ((missing + 100) % 100));
}

/** The state that slip verification leaves. */
async function insertSlip({ state, world }: Run, slip: Slip): Promise<string> {
  const { t, account } = world;
  const { transfer, who } = slip;
  const id = uuidv7();
  const reference = idAt(world.references, state.transfers.indexOf(transfer));
  state.slips.push(slip);
  world.slips.push(id);
  await t.db
    .insertInto('slips')
    .values({
      brand_id: t.brand.id,
      id,
      member_id: personAt(world, who).id,
      company_account_id: account.id,
      image_hash: Buffer.from(id),
      file_name: 'none.jpg',
      sending_bank: '004',
      trans_ref: reference,
      amount: transfer.amount,
      transferred_at: new Date(transfer.at),
      status: 'VERIFIED',
      created_at: t.clock.now(),
    })
    .execute();
  return id;
}

import type { CallKey } from '#schemas/api/contract';
import type { CallInput } from '#server/testing/testApp';
import { isOpen } from '../model/deposit';
import {
  addCredit,
  approveByLine,
  approveWithout,
  creditLineTo,
  decideProposal,
  link,
  refund,
} from '../model/decide';
import type { Transfer } from '../model/state';
import { memberAt, newest } from '../model/state';
import { send } from '../world';
import type { World } from '../world';
import { NOTHING, idAt, personAt } from './act';
import type { Acts, Outcome, Run } from './act';

const REASON = 'x';

/** Decisions of staff about deposits, bank lines and adjustments, by one person or two. */
export const decisions: Acts<'decideDeposit' | 'decideLine' | 'adjust' | 'decideAdjustment'> = {
  decideDeposit: (run, { pick, how, line: wanted, staff, another, again }) => {
    const { state, world } = run;
    const found = newest(state.requests, pick, isOpen);
    if (!found) return Promise.resolve(NOTHING);
    const { one: request, at } = found;
    const params = { uuid: idAt(world.requests, at) };
    const as = world.clerks[staff];
    if (how === 'reject') {
      const expected = isOpen(request) ? 'OK' : 'STATE_CHANGED';
      if (isOpen(request)) request.status = 'REJECTED';
      const input = { as, params, body: { reason: REASON } };
      return decide(run, 'POST /api/staff/deposit/{uuid}/reject', input, expected, again);
    }
    const key = 'POST /api/staff/deposit/{uuid}/approve';
    if (how === 'without') {
      const body = { withoutTransfer: true, reason: REASON };
      return decide(run, key, { as, params, body }, approveWithout(state, request, staff), again);
    }
    return withLine(run, wanted, async (line, bankTransferId) => {
      const body = { bankTransferId, anotherTransfer: another, reason: REASON };
      const expected = approveByLine(state, request, line, { staff, another });
      return decide(run, key, { as, params, body }, expected, again);
    });
  },
  decideLine: (run, { pick, how, who, credit: wanted, staff, another, again }) =>
    withLine(run, pick, async (line, uuid) => {
      const { state, world } = run;
      const [as, params] = [world.clerks[staff], { uuid }];
      const choice = { staff, another };
      const body = { reason: REASON, anotherTransfer: another };
      if (how === 'refund') {
        const key = 'POST /api/staff/bank-transfer/{uuid}/refund';
        return decide(run, key, { as, params, body }, refund(state, line, choice), again);
      }
      if (how === 'credit') {
        if (!memberAt(state, who).isThere) return NOTHING;
        const { username } = personAt(world, who);
        const input = { as, params, body: { ...body, username } };
        const key = 'POST /api/staff/bank-transfer/{uuid}/credit';
        return decide(run, key, input, creditLineTo(state, who, line, choice), again);
      }
      const credit = newest(state.credits, wanted, ({ isBacked }) => !isBacked);
      if (!credit) return NOTHING;
      const input = { as, params, body: { creditUuid: await idOfCredit(world, credit.at) } };
      const key = 'POST /api/staff/bank-transfer/{uuid}/link';
      return decide(run, key, input, link(state, line, credit.one, staff), again);
    }),
  adjust: (run, { who, baht, staff, again }) => {
    const { state, world } = run;
    if (!memberAt(state, who).isThere) return Promise.resolve(NOTHING);
    const { username } = personAt(world, who);
    const body = { username, direction: 'ADD', amount: baht, kind: 'CORRECTION', reason: REASON } as const;
    const expected = addCredit(state, who, baht, staff);
    return decide(run, 'POST /api/staff/adjustment', { as: world.clerks[staff], body }, expected, again);
  },
  decideAdjustment: (run, { pick, approve, staff, another }) => {
    const { state, world } = run;
    const found = newest(state.proposals, pick, ({ status }) => status === 'PENDING');
    if (!found) return Promise.resolve(NOTHING);
    const [as, params] = [world.clerks[staff], { uuid: idAt(world.proposals, found.at) }];
    const expected = decideProposal(state, found.one, approve, { staff, another });
    if (!approve)
      return decide(
        run,
        'POST /api/staff/adjustment/{uuid}/reject',
        { as, params, body: { reason: REASON } },
        expected,
      );
    const input = { as, params, body: { anotherTransfer: another } };
    return decide(run, 'POST /api/staff/adjustment/{uuid}/approve', input, expected);
  },
};

/** Makes the call, and stores the id of an adjustment that it created. */
async function decide<K extends CallKey>(
  { state, world }: Run,
  key: K,
  input: CallInput<K>,
  expected: string,
  again = false,
): Promise<Outcome> {
  const { code } = await send(world, key, input, again);
  if (state.proposals.length > world.proposals.length) world.proposals.push(await newestProposal(world));
  return [expected, code];
}

/** Any reported bank line, open ones more often. */
async function withLine(
  { state, world }: Run,
  pick: number,
  act: (line: Transfer, id: string) => Promise<Outcome>,
): Promise<Outcome> {
  const sent = state.transfers.filter(({ feed }) => feed !== 'UNSENT');
  const found = newest(sent, pick, ({ feed }) => feed === 'UNMATCHED');
  if (!found) return NOTHING;
  const reference = idAt(world.references, state.transfers.indexOf(found.one));
  const { id } = await world.t.db
    .selectFrom('bank_transfers')
    .select('id')
    .where('brand_id', '=', world.t.brand.id)
    .where('trans_ref', '=', reference)
    .executeTakeFirstOrThrow();
  return act(found.one, id);
}

async function newestProposal({ t, proposals }: World): Promise<string> {
  const rows = await t.db.selectFrom('adjustments').select('id').where('brand_id', '=', t.brand.id).execute();
  const known = new Set(proposals);
  return rows.find(({ id }) => !known.has(id))?.id ?? 'none';
}

/** Id of the credit at this index: credits are created in the order of the model's list. */
export async function idOfCredit({ t }: World, at: number): Promise<string> {
  const rows = await t.db
    .selectFrom('outside_credits as c')
    .leftJoin('ledger_transactions as l', (on) =>
      on.onRef('l.brand_id', '=', 'c.brand_id').onRef('l.id', '=', 'c.ledger_transaction_id'),
    )
    .leftJoin('ledger_transactions as a', (on) =>
      on
        .onRef('a.brand_id', '=', 'c.brand_id')
        .onRef('a.reference_id', '=', 'c.id')
        .on('a.kind', '=', 'ADJUSTMENT'),
    )
    .select(['c.id', 'l.id as deposit', 'a.id as adjustment'])
    .where('c.brand_id', '=', t.brand.id)
    .execute();
  const inOrder = rows
    .map(({ id, deposit, adjustment }) => ({ id, entry: deposit ?? adjustment ?? '' }))
    .sort((a, b) => (a.entry < b.entry ? -1 : 1));
  return inOrder[at]?.id ?? 'none';
}

import { giveBack, payWin, placeBet } from '../model/seamless';
import { memberAt, newest, type Member, type Table } from '../model/state';
import { refusals, signedCall, type Delivery } from '../signedCall';
import { SEAMLESS } from '../world';
import { NOTHING, personAt } from './act';
import type { Acts, Outcome, Run } from './act';

/** Signed calls of a provider that stakes from the member's credit. */
export const seamless: Acts<'bet' | 'win' | 'giveBack'> = {
  bet: async (run, { who, round, pick, baht, call }) => {
    const member = memberAt(run.state, who);
    if (!run.world.people[who] || !member.isThere) return NOTHING;
    const isOpen = ({ isEnded }: Table) => !isEnded;
    const among = round === 'open' ? member.tables.filter(isOpen) : member.tables;
    const table = (round === 'new' ? undefined : newest(among, pick)?.one) ?? openTable(member);
    const reference = `bet-${String(tick(run))}`;
    const body = { reference, round: nameOf(run, who, table), game: 'one', amount: baht * 100 };
    return callWallet(run, who, 'bet', { body, call }, () =>
      placeBet(run.state, member, table, reference, baht * 100),
    );
  },
  win: (run, { who, pick, baht, call }) => {
    const member = memberAt(run.state, who);
    const table = newest(member.tables, pick, ({ isEnded }) => !isEnded)?.one;
    if (!table) return Promise.resolve(NOTHING);
    const reference = `win-${String(tick(run))}`;
    const body = { reference, round: nameOf(run, who, table), amount: baht * 100 };
    return callWallet(run, who, 'win', { body, call }, () => payWin(run.state, member, table, baht * 100));
  },
  giveBack: (run, { who, pick, bet, call }) => {
    const member = memberAt(run.state, who);
    const table = newest(member.tables, pick, ({ isEnded }) => !isEnded)?.one;
    if (!table) return Promise.resolve(NOTHING);
    const n = String(tick(run));
    const known = newest([...table.bets.keys()], pick)?.one;
    const reference = (bet === 'known' ? known : undefined) ?? `lost-${n}`;
    const body = { reference: `refund-${n}`, round: nameOf(run, who, table), bet: reference };
    return callWallet(run, who, 'refund', { body, call }, () => giveBack(member, table, reference));
  },
};

interface WalletCall {
  readonly body: object;
  readonly call: Delivery;
}

/** Compares code and balance. @param rule the model's result of a call that arrives. */
async function callWallet(
  { world, state }: Run,
  who: number,
  name: string,
  { body, call }: WalletCall,
  rule: () => string,
): Promise<Outcome> {
  const refused = refusals[call];
  const expected = refused ?? rule();
  const content = { brand: world.t.brand.id, player: personAt(world, who).id, ...body };
  const path = `${SEAMLESS}/wallet/${name}`;
  const { code, data } = await signedCall(world, path, content, { delivery: call, isIdempotent: true });
  if (refused !== undefined) return [expected, code];
  const { balance } = data as { balance: number };
  return [`${expected} ${String(memberAt(state, who).credit)}`, `${code} ${String(balance)}`];
}

function openTable(member: Member): Table {
  const table = { bets: new Map<string, number>(), givenBack: new Set<string>(), isEnded: false };
  member.tables.push(table);
  return table;
}

const nameOf = ({ state }: Run, who: number, table: Table) =>
  `round-${String(who)}-${String(memberAt(state, who).tables.indexOf(table))}`;

/** Counts the calls of a run, whose references must differ. */
function tick({ state }: Run): number {
  state.calls += 1;
  return state.calls;
}

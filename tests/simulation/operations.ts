import fc from 'fast-check';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#core/time/durations';

const of = <V extends string>(...values: V[]) => fc.constantFrom<V[]>(...values);

const flag = fc.boolean();
/** Index of a staff member. */
const staff = fc.constantFrom(0 as const, 1 as const);
/** Index of a member; the last one has to register first. */
const who = fc.constantFrom(0, 0, 1, 1, 2, 2, 3);
/** Index in a list, counted from the newest. */
const pick = fc.nat(5);
/** The game provider's answer to every transfer. */
const outcome = fc.constantFrom('DONE', 'DONE', 'DONE', 'REFUSED', 'UNKNOWN');
/** How a provider's signed call arrives: only the first two have an effect, and the second only once. */
const call = of('once', 'once', 'once', 'twice', 'forged', 'old');
/** How a transfer is reported: polled, or by signed call. */
const delivery = of('feed', 'feed', 'once', 'once', 'twice', 'forged', 'old');
const period = fc.constantFrom('DAY', 'DAY', 'DAY', 'WEEK', 'MONTH');

/** Relative frequency and parameters of each kind. Amounts in whole baht unless noted otherwise. */
const catalogue = {
  deposit: [14, { who, baht: fc.constantFrom(50, 100, 300, 700, 1_600, 6_000), again: flag }],
  cancel: [3, { who, pick }],
  transferred: [4, { who, pick }],
  pay: [
    10,
    {
      pick,
      sender: of('own', 'own', 'own', 'stranger'),
      wrong: of('no', 'no', 'no', 'satang', 'asked', 'other'),
      call: delivery,
    },
  ],
  repeat: [3, { pick, call: delivery }],
  slip: [9, { who, pick, pays: of('request', 'asked', 'bonus', 'anything', 'old', 'old'), again: flag }],
  decideDeposit: [
    11,
    {
      pick,
      how: of('line', 'line', 'without', 'without', 'without', 'reject'),
      line: pick,
      staff,
      another: flag,
      again: flag,
    },
  ],
  decideSlip: [
    4,
    { pick, how: of('approve', 'approve', 'link', 'reject'), credit: pick, staff, another: flag },
  ],
  decideLine: [
    8,
    {
      pick,
      how: of('link', 'link', 'credit', 'refund'),
      who,
      credit: pick,
      staff,
      another: flag,
      again: flag,
    },
  ],
  adjust: [3, { who, baht: fc.constantFrom(50, 100, 300, 1_600), staff, again: flag }],
  decideAdjustment: [6, { pick, approve: fc.constantFrom(true, true, true, false), staff, another: flag }],
  withdraw: [12, { who, baht: fc.constantFrom(50, 100, 100, 100, 400, 900, 1_900, 3_500), again: flag }],
  decideWithdrawal: [14, { pick, how: of('approve', 'reject', 'giveBack', 'refund', 'complete', 'fail') }],
  retry: [3, { who, pick }],
  bank: [4, { paid: flag }],
  open: [9, { who, outcome }],
  play: [8, { who, bet: fc.constantFrom(1, 20, 150), win: fc.constantFrom(0, 0, 5, 20, 400) }],
  home: [8, { who, outcome }],
  bet: [
    8,
    { who, round: of('new', 'new', 'open', 'any'), pick, baht: fc.constantFrom(0, 5, 40, 300, 2_000), call },
  ],
  win: [8, { who, pick, baht: fc.constantFrom(0, 0, 5, 60, 500), call }],
  giveBack: [4, { who, pick, bet: of('known', 'known', 'known', 'unknown'), call }],
  settle: [8, {}],
  claim: [10, { who, again: flag }],
  sweep: [3, { outcome }],
  sweepTurnover: [4, {}],
  waive: [3, { pick, staff, reject: fc.constantFrom(false, false, false, true) }],
  wheel: [7, { who, again: flag }],
  checkIn: [4, { who }],
  limit: [5, { who, period, baht: fc.constantFrom(300, 1_000, 2_500, 8_000, null) }],
  limitStep: [4, { who, period, step: of('confirm', 'cancel') }],
  timeOut: [1, { who, days: fc.constantFrom(1 as const, 7 as const) }],
  exclude: [1, { who, right: flag }],
  answerCheck: [2, { who, goOn: flag }],
  publish: [1, { values: of('A', 'B') }],
  time: [
    11,
    {
      to: of('later', 'later', 'later', 'justBeforeMidnight', 'midnight'),
      ms: fc.constantFrom(
        1,
        30_000,
        MINUTE_MS,
        9 * MINUTE_MS,
        14 * MINUTE_MS,
        31 * MINUTE_MS,
        5 * HOUR_MS,
        DAY_MS,
      ),
    },
  ],
  enter: [12, {}],
  login: [1, { who, right: flag }],
  logout: [1, { who }],
  register: [2, { taken: of('nothing', 'phone', 'username', 'account'), pick: fc.nat(2) }],
} as const satisfies Record<string, readonly [number, Record<string, fc.Arbitrary<unknown>>]>;

type Catalogue = typeof catalogue;
export type Kind = keyof Catalogue;
type Choices<K extends Kind> = {
  readonly [F in keyof Catalogue[K][1]]: Catalogue[K][1][F] extends fc.Arbitrary<infer V> ? V : never;
};

/** One operation of one actor. */
export type OperationOf<K extends Kind> = { readonly [One in K]: { readonly kind: One } & Choices<One> }[K];
export type Operation = OperationOf<Kind>;

export const kinds = Object.keys(catalogue) as Kind[];

const operation = fc.oneof(
  ...kinds.map((kind) => {
    const [weight, choices]: readonly [number, Record<string, fc.Arbitrary<unknown>>] = catalogue[kind];
    return { weight, arbitrary: fc.record({ kind: fc.constant(kind), ...choices }) };
  }),
) as fc.Arbitrary<Operation>;

/** The same seed gives the same operations in the same order. */
export const operationsOf = (seed: number, count: number): Operation[] =>
  fc.sample(operation, { seed, numRuns: count });

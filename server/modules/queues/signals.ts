import { sql, type RawBuilder } from 'kysely';
import type { Calls } from '#schemas/api/contract';
import { mostProofs, type QueueKind, type SignalCode, type proofTypes } from '#schemas/api/shapes/queueItem';
import { nearRows } from '#server/modules/deposits/index';
import { turnoverLeft } from '#server/modules/turnover/index';
import { satangToBaht } from '#core/money/money';
import { bangkokIso } from '#core/time/bangkok';
import { sinceLastPaid } from './sinceLastPaid';

type Signal = Calls['GET /api/staff/queue/{kind}']['data'][number]['signals'][number];

/** Who looks, when, and at which brands. */
export interface Viewer {
  readonly staffId: string;
  readonly brandIds: readonly string[];
  readonly now: Date;
}

/** How long after a registration or a change of account it deserves attention. */
const NEW_MEMBER_HOURS = 24;
const BANK_CHANGE_HOURS = 72;
/** Slips of one member within an hour. */
const MANY_SLIPS = 3;
/** More are not counted. */
const MOST_SLIPS = 20;

/** Values and proofs of a signal as the database answers them: amounts in satang, times as JSON encodes them. */
interface Found {
  readonly values: Readonly<Record<string, string | number | readonly string[] | null>>;
  readonly proofs: Signal['proofs'];
}

interface Rule {
  readonly kinds: readonly QueueKind[];
  /** SQL over item `q`, request `x` and member `m`: `found(…)` or null. */
  readonly of: (viewer: Viewer, kind: QueueKind) => RawBuilder<Found | null>;
}

const own = (table: string) =>
  sql`${sql.ref(`${table}.brand_id`)} = q.brand_id AND ${sql.ref(`${table}.member_id`)} = q.member_id`;

/** SQL: the values as pairs of name and expression, and a `jsonb` list of proofs. */
function found(
  values: Readonly<Record<string, RawBuilder<unknown>>>,
  proofs: RawBuilder<unknown> = sql`'[]'::jsonb`,
) {
  const pairs = Object.entries(values).map(([name, value]) => sql`${sql.lit(name)}::text, ${value}`);
  return sql<Found>`jsonb_build_object('values', jsonb_build_object(${sql.join(pairs)}), 'proofs', ${proofs})`;
}

const proofOf = (type: (typeof proofTypes)[number], id: RawBuilder<unknown>, brand = sql`q.brand_id`) =>
  sql`jsonb_build_object('type', ${sql.lit(type)}::text, 'uuid', ${id}, 'brandId', ${brand})`;

/** SQL: the first rows of a sub-query with a column `proof`, as a list. */
const proofsOf = (query: RawBuilder<unknown>) =>
  sql`(SELECT coalesce(jsonb_agg(proof), '[]') FROM (${query} LIMIT ${sql.lit(mostProofs)}) p)`;

const when = (condition: RawBuilder<unknown>, then: RawBuilder<Found>) =>
  sql<Found | null>`CASE WHEN ${condition} THEN ${then} END`;

const moneyIn = ['deposit', 'slip'] as const;
const moneyOut = ['withdrawal', 'payout'] as const;

/** The signals, in the order in which they are shown. */
const rules: Readonly<Record<SignalCode, Rule>> = {
  suspended: {
    kinds: [...moneyIn, ...moneyOut, 'reward', 'prize', 'adjustment', 'game-transfer'],
    of: () => when(sql`m.status = 'SUSPENDED'`, found({})),
  },
  'on-break': {
    kinds: moneyIn,
    of: ({ now }) => sql`(
      SELECT ${found({ at: sql`CASE WHEN bool_and(b.ends_at IS NOT NULL) THEN max(b.ends_at) END` }, sql`jsonb_agg(${proofOf('break', sql`b.id`)})`)} FROM play_breaks b
      WHERE ${own('b')} AND b.starts_at <= ${now} AND (b.ends_at IS NULL OR b.ends_at > ${now}) HAVING count(*) > 0)`,
  },
  'first-deposit': { kinds: moneyIn, of: () => when(sql`m.deposit_total = 0`, found({})) },
  'first-withdrawal': {
    kinds: moneyOut,
    of: () =>
      when(sql`NOT EXISTS (SELECT FROM withdrawals w WHERE ${own('w')} AND w.status = 'SUCCESS')`, found({})),
  },
  'new-member': {
    kinds: [...moneyIn, ...moneyOut],
    of: () =>
      when(
        sql`m.created_at > q.created_at - make_interval(hours => ${sql.lit(NEW_MEMBER_HOURS)})`,
        found({ at: sql`m.created_at` }),
      ),
  },
  'bank-account-changed': {
    kinds: moneyOut,
    of: () => sql`(
      SELECT ${found({ at: sql`b.changed_at` }, sql`jsonb_build_array(${proofOf('bank-account-change', sql`b.id`)})`)}
      FROM member_banks b WHERE ${own('b')} AND b.changed_at > m.created_at
        AND b.changed_at > q.created_at - make_interval(hours => ${sql.lit(BANK_CHANGE_HOURS)}))`,
  },
  'same-account-elsewhere': {
    kinds: [...moneyIn, ...moneyOut],
    // Only at brands of the caller: who else has the account is none of their business.
    of: ({ brandIds }) => {
      const others = sql`FROM member_banks b JOIN member_banks o
          ON o.bank_name = b.bank_name AND o.bank_id = b.bank_id AND o.brand_id <> b.brand_id
        WHERE ${own('b')} AND o.brand_id = ANY (${brandIds}::text[])`;
      const proofs = proofsOf(
        sql`SELECT ${proofOf('member', sql`o.member_id`, sql`o.brand_id`)} AS proof ${others} ORDER BY o.brand_id`,
      );
      const values = {
        count: sql`count(*)`,
        brands: sql`(array_agg(DISTINCT o.brand_id))[:100]`,
      };
      return sql`(SELECT ${found(values, proofs)} ${others} HAVING count(*) > 0)`;
    },
  },
  'little-play': {
    kinds: ['withdrawal'],
    of: () => sql`(
      SELECT ${found(
        { at: sql`s.at`, deposited: sql`s.deposited`, played: sql`s.played` },
        proofsOf(sql`SELECT ${proofOf('deposit', sql`d.id`)} AS proof FROM deposit_requests d
          WHERE ${own('d')} AND d.status = 'SUCCESS' AND d.completed_at > coalesce(s.at, '-infinity')
          ORDER BY d.completed_at DESC`),
      )} FROM ${sinceLastPaid(sql`q.brand_id`, sql`q.member_id`)} s WHERE s.played < s.deposited)`,
  },
  'turnover-left': {
    kinds: ['withdrawal'],
    of: ({ now }) => sql`(
      SELECT ${found(
        { amount: sql`t.amount` },
        proofsOf(sql`SELECT ${proofOf('turnover', sql`t.id`)} AS proof FROM turnover_requirements t
          WHERE ${own('t')} AND t.status = 'OPEN' ORDER BY t.created_at`),
      )} FROM (SELECT ${turnoverLeft(sql`q.brand_id`, sql`q.member_id`, now)} AS amount) t WHERE t.amount > 0)`,
  },
  'near-credit': {
    kinds: [...moneyIn, 'adjustment'],
    of: (_, kind) => near(kind, sql`n.value ->> 'kind' <> 'LINE'`),
  },
  'line-waiting': { kinds: ['deposit'], of: (_, kind) => near(kind, sql`n.value ->> 'kind' = 'LINE'`) },
  'name-mismatch': {
    kinds: ['slip', ...moneyOut],
    of: (_, kind) =>
      kind === 'slip'
        ? sql`(SELECT ${found({ name: sql`b.account_name`, otherName: sql`x.sender_name` })}
            FROM member_banks b WHERE ${own('b')} AND x.reason = 'SLIP_WRONG_SENDER')`
        : when(
            sql`translate(x.account_name, ' ', '') <> translate(m.name, ' ', '')`,
            found({ name: sql`m.name`, otherName: sql`x.account_name` }),
          ),
  },
  'many-slips': {
    kinds: ['slip'],
    of: () => {
      const recent = sql`(
        SELECT o.id, o.created_at FROM slips o WHERE ${own('o')} AND o.id <> q.id
          AND o.created_at > x.created_at - interval '1 hour' AND o.created_at <= x.created_at
        ORDER BY o.created_at DESC LIMIT ${sql.lit(MOST_SLIPS)}) o`;
      const proofs = proofsOf(sql`SELECT ${proofOf('slip', sql`o.id`)} AS proof FROM ${recent}`);
      return sql`(SELECT ${found({ count: sql`count(*) + 1` }, proofs)} FROM ${recent}
        HAVING count(*) + 1 >= ${sql.lit(MANY_SLIPS)})`;
    },
  },
  'no-result': {
    kinds: ['payout'],
    of: () => when(sql`x.status = 'PROCESSING'`, found({ count: sql`x.tries` })),
  },
  'own-proposal': {
    kinds: ['adjustment'],
    of: ({ staffId }) => when(sql`x.proposed_by = ${staffId}`, found({})),
  },
};

/** SQL: the near credits or bank lines of a request, of which staff lists show the first five. */
function near(kind: QueueKind, condition: RawBuilder<boolean>): RawBuilder<Found | null> {
  const type = sql`CASE n.value ->> 'kind' WHEN 'LINE' THEN 'bank-line' ELSE lower(n.value ->> 'kind') END`;
  const proof = sql`jsonb_build_object('type', ${type}, 'uuid', n.value -> 'uuid', 'brandId', q.brand_id)`;
  return sql`(SELECT ${found({ count: sql`count(*)` }, sql`jsonb_agg(${proof})`)}
    FROM jsonb_array_elements(${nearOf[kind] ?? sql`'[]'::jsonb`}) n WHERE ${condition} HAVING count(*) > 0)`;
}

const brandAndMember = { brandId: sql`x.brand_id`, memberId: sql`x.member_id` };

/** SQL by kind: what may be the same money as the request `x`, as the lists of its own module have it. */
export const nearOf: Readonly<Partial<Record<QueueKind, RawBuilder<unknown>>>> = {
  deposit: nearRows({
    ...brandAndMember,
    id: sql`x.id`,
    amounts: sql`ARRAY[x.amount, x.pay_amount]`,
    since: sql`x.created_at`,
    until: sql`'infinity'::timestamptz`,
    account: sql`x.company_account_id`,
    when: sql`true`,
  }),
  slip: nearRows({
    ...brandAndMember,
    id: sql`x.id`,
    amounts: sql`ARRAY[x.amount]`,
    since: sql`x.transferred_at`,
    until: sql`x.transferred_at`,
    when: sql`x.amount IS NOT NULL AND x.transferred_at IS NOT NULL`,
    unbackedOnly: true,
  }),
  adjustment: nearRows({
    ...brandAndMember,
    id: sql`coalesce(x.deposit_request_id, x.id)`,
    amounts: sql`ARRAY[x.amount]`,
    since: sql`x.created_at`,
    until: sql`'infinity'::timestamptz`,
    when: sql`x.kind NOT IN ('PROMOTION', 'REFUND') AND x.direction = 'ADD'`,
  }),
};

const rulesOf = (kind: QueueKind) =>
  (Object.entries(rules) as [SignalCode, Rule][]).filter(([, { kinds }]) => kinds.includes(kind));

export type SignalRow = Readonly<Partial<Record<SignalCode, Found | null>>>;

/** SQL: the signals of an item by code, as one `jsonb` object. */
export function signalsOf(kind: QueueKind, viewer: Viewer): RawBuilder<SignalRow> {
  const pairs = rulesOf(kind).map(([code, { of }]) => sql`${sql.lit(code)}::text, ${of(viewer, kind)}`);
  return sql<SignalRow>`jsonb_build_object(${sql.join(pairs)})`;
}

/** SQL: whether an item has this signal, or with `none` no signal at all. */
export function hasSignal(kind: QueueKind, code: SignalCode | 'none', viewer: Viewer): RawBuilder<boolean> {
  const own = rulesOf(kind).filter(([name]) => code === 'none' || name === code);
  const values = own.map(([, { of }]) => of(viewer, kind));
  if (values.length === 0) return sql<boolean>`false`;
  return code === 'none'
    ? sql<boolean>`(${sql.join(
        values.map((value) => sql`${value} IS NULL`),
        sql` AND `,
      )})`
    : sql<boolean>`(${sql.join(values)}) IS NOT NULL`;
}

const SATANG: ReadonlySet<string> = new Set(['amount', 'deposited', 'played']);

/** In the order of the rules, which a `jsonb` object does not have. */
export function presentSignals(row: SignalRow): Signal[] {
  return (Object.keys(rules) as SignalCode[]).flatMap((code) => {
    const one = row[code];
    return one ? [{ code, values: presentValues(one.values), proofs: one.proofs }] : [];
  });
}

function presentValues(values: Found['values']): Signal['values'] {
  const shown = Object.entries(values).flatMap(([name, value]) => {
    if (value === null) return [];
    if (name === 'at' && typeof value === 'string') return [[name, bangkokIso(value)]];
    return [[name, typeof value === 'number' && SATANG.has(name) ? satangToBaht(value) : value]];
  });
  return Object.fromEntries(shown) as Signal['values'];
}

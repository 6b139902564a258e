import { sql, type RawBuilder } from 'kysely';
import type { Calls } from '#schemas/api/contract';
import { memberColumns, type MemberColumn } from '#schemas/api/shapes/reportColumns';
import { satangToBaht } from '#core/money/money';
import { addDays, bangkokIso, startOfDay } from '#core/time/bangkok';
import type { Database } from '#server/platform/db/connect';
import { before, keysetOf, pageOf } from '#server/platform/db/keyset';
import { idsOf, type ReportScope } from './report';

type Call = Calls['GET /api/staff/report/members/member'];
type Query = NonNullable<Call['query']>;

interface Row {
  readonly brand_id: string;
  readonly id: string;
  readonly username: string;
  readonly created_at: Date;
  readonly amount: number | null;
}

interface Wanted {
  readonly scope: ReportScope;
  readonly level: number | undefined;
  /** Of friends. */
  readonly inviter: string | undefined;
}

const ofBrands = (alias: string, { scope }: Wanted) =>
  sql`${sql.ref(`${alias}.brand_id`)} = ANY (${idsOf(scope)})`;
const onDays = (column: string, { scope }: Wanted) =>
  sql`${sql.ref(column)} BETWEEN ${scope.from} AND ${scope.to}`;
const invited = (column: string, { inviter }: Wanted) =>
  inviter === undefined ? sql`${sql.ref(column)} IS NOT NULL` : sql`${sql.ref(column)} = ${inviter}`;

/** SQL: members with a first deposit on the days, and its amount. */
const firsts = (wanted: Wanted) => sql`
  SELECT f.brand_id, f.member_id, f.inviter_id, f.amount, f.first_day FROM report_members f
  WHERE ${ofBrands('f', wanted)} AND ${onDays('f.first_day', wanted)}`;

/** SQL: those of them who deposited or played this many weeks later. */
const returned = (week: number) => (wanted: Wanted) =>
  sql`
  SELECT f.brand_id, f.member_id, f.amount FROM (${firsts(wanted)}) f WHERE EXISTS (
    SELECT FROM report_member_days d
    WHERE d.brand_id = f.brand_id AND d.member_id = f.member_id AND (d.deposits > 0 OR d.played)
      AND d.day >= date_trunc('week', f.first_day)::date + ${sql.lit(7 * week)}
      AND d.day < date_trunc('week', f.first_day)::date + ${sql.lit(7 * week + 7)})`;

/** SQL: friends and the sum of a number of theirs. */
const friendSums = (column: 'deposits' | 'ggr') => (wanted: Wanted) =>
  sql`
  SELECT d.brand_id, d.member_id, sum(${sql.ref(`d.${column}`)})::bigint AS amount
  FROM report_member_days d
  WHERE ${ofBrands('d', wanted)} AND ${onDays('d.day', wanted)} AND ${invited('d.inviter_id', wanted)}
  GROUP BY 1, 2 HAVING sum(${sql.ref(`d.${column}`)}) <> 0`;

/** SQL by column: brand, member and amount of those whom the number counts, or whose amounts add up to it. */
const sources: Readonly<Partial<Record<MemberColumn, (wanted: Wanted) => RawBuilder<unknown>>>> = {
  activeMembers: (wanted) => sql`
    SELECT DISTINCT d.brand_id, d.member_id, NULL::bigint AS amount FROM report_member_days d
    WHERE ${ofBrands('d', wanted)} AND ${onDays('d.day', wanted)} AND (d.deposits > 0 OR d.played)
      ${wanted.level === undefined ? sql`` : sql`AND d.level = ${wanted.level}`}`,
  members: firsts,
  friends: (wanted) => sql`
    SELECT m.brand_id, m.id AS member_id, NULL::bigint AS amount FROM members m
    WHERE ${ofBrands('m', wanted)} AND ${invited('m.inviter_id', wanted)}
      AND m.created_at >= ${startOfDay(wanted.scope.from)}
      AND m.created_at < ${startOfDay(addDays(wanted.scope.to, 1))}`,
  friendsFirst: (wanted) => sql`
    SELECT f.* FROM (${firsts(wanted)}) f WHERE ${invited('f.inviter_id', wanted)}`,
  friendDeposits: friendSums('deposits'),
  friendGgr: friendSums('ggr'),
  earnings: (wanted) => sql`
    SELECT g.brand_id, g.member_id, sum(g.af + g.wl)::bigint AS amount FROM game_days g
    WHERE ${ofBrands('g', wanted)} AND ${onDays('g.day', wanted)} AND ${invited('g.inviter_id', wanted)}
    GROUP BY 1, 2 HAVING sum(g.af + g.wl) > 0`,
};

/** Members behind a number of a report, those who registered last first. One query. */
export async function listMembers(db: Database, scope: ReportScope, query: Query) {
  const { column, inviter } = query;
  const keyset = keysetOf(query);
  const wanted = { scope, inviter, level: query.level === undefined ? undefined : Number(query.level) };
  const source =
    sources[column] ?? returned(memberColumns.indexOf(column) - memberColumns.indexOf('members'));
  const { rows } = await sql<Row>`
    SELECT m.brand_id, m.id, m.username, m.created_at, s.amount FROM (${source(wanted)}) s
    JOIN members m ON m.brand_id = s.brand_id AND m.id = s.member_id
    WHERE ${before(keyset, 'm')} ORDER BY m.created_at DESC, m.id DESC LIMIT ${keyset.limit + 1}`.execute(db);
  const page = pageOf(rows, keyset);
  return { data: page.rows.map(present), meta: page.meta };
}

const present = (row: Row): Call['data'][number] => ({
  brandId: row.brand_id,
  user: { uuid: row.id, username: row.username },
  registeredAt: bangkokIso(row.created_at),
  amount: row.amount === null ? null : satangToBaht(row.amount),
});

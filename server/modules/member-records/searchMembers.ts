import { sql, type RawBuilder } from 'kysely';
import type { Calls } from '#schemas/api/contract';
import { searchHits } from '#schemas/api/deskMember';
import { maskAccount, maskNumbers } from '#core/identity/mask';
import { nationalPhone } from '#core/identity/phone';
import type { Brand } from '#schemas/brand/brand';
import type { Database } from '#server/platform/db/connect';
import { presentShort, shortColumns, type ShortRow } from './memberRow';
import { readQuery } from './readQuery';
import { searchBranches, type FoundRow } from './searchBranches';

type Found = Calls['GET /api/staff/member']['data'];
type Hit = Found['hits'][number];

/** A found object with its member; the member's columns are null for an unmatched transfer. */
type HitRow = FoundRow & { readonly [K in keyof ShortRow]: ShortRow[K] | null };

/** Members of these brands that the typed text may mean, the best matches first. One query. */
export async function searchMembers(
  db: Database,
  brands: readonly Pick<Brand, 'id' | 'displayName'>[],
  typed: string,
): Promise<Found> {
  const branches = searchBranches(
    readQuery(typed),
    brands.map(({ id }) => id),
    searchHits + 1,
  );
  if (brands.length === 0 || branches.length === 0) return { hits: [], more: false };
  const rows = withoutRepeats(await find(db, branches));
  const nameOf = new Map(brands.map(({ id, displayName }) => [id, displayName]));
  return {
    hits: rows.slice(0, searchHits).map((row) => present(row, nameOf.get(row.brand_id) ?? row.brand_id)),
    more: rows.length > searchHits,
  };
}

async function find(db: Database, branches: readonly RawBuilder<FoundRow>[]): Promise<HitRow[]> {
  const { rows } = await sql<HitRow>`
    SELECT f.*, ${shortColumns('m')}
    FROM (${sql.join(
      branches.map((branch) => sql`SELECT * FROM (${branch}) AS branch`),
      sql` UNION ALL `,
    )}) AS f
    LEFT JOIN members m ON m.brand_id = f.brand_id AND m.id = f.member_id
    ORDER BY f.rank, f.text, f.record_id`.execute(db);
  return rows;
}

/** A member whose username and surname both match is listed once, with the better match. */
function withoutRepeats(rows: readonly HitRow[]): readonly HitRow[] {
  const seen = new Set<string>();
  return rows.filter(({ brand_id, record_kind, record_id }) => {
    const key = `${brand_id} ${record_kind} ${record_id}`;
    return !seen.has(key) && seen.add(key);
  });
}

function present(row: HitRow, brandName: string): Hit {
  return {
    brandId: row.brand_id,
    brandName,
    member: isOfMember(row) ? presentShort(row) : null,
    match: row.match,
    text: textOf(row),
    record: row.record_kind === 'member' ? null : { kind: row.record_kind, uuid: row.record_id },
  };
}

const isOfMember = (row: HitRow): row is FoundRow & ShortRow => row.id !== null;

function textOf({ match, text }: FoundRow): string {
  if (match === 'PHONE') return maskNumbers(nationalPhone(text));
  return match === 'BANK_ACCOUNT' || match === 'FORMER_BANK_ACCOUNT' ? maskAccount(text) : text;
}

import { sql } from 'kysely';
import { DEMO_DOMAIN } from '#server/platform/db/requireDatabaseKind';
import type { Transaction } from '#server/platform/db/transaction';
import { MINUTE_MS } from '#core/time/durations';
import { chanceOf } from './chance';
import { addHistory, type Staff } from './crowdHistory';
import { addMembers, type CrowdMember } from './crowdMembers';
import { addRequests, holdSome } from './crowdRequests';
import { Journal } from './journal';

interface Crowd {
  readonly brandId: string;
  /** Requests have waited for up to an hour; without it, for minutes. */
  readonly isBehind: boolean;
  /** Number of members. */
  readonly size: number;
  /** Hash of an unknown password. */
  readonly passwordHash: string;
  /** The company account that receives deposits. */
  readonly accountId: string;
  readonly now: Date;
}

/**
 * Members with a history of ninety days and requests that wait for staff, so that desk and reports have something to
 * show. The same for a brand on every machine, relative to now.
 */
export async function seedCrowd(trx: Transaction, crowd: Crowd): Promise<readonly CrowdMember[]> {
  const { brandId, accountId, now, size } = crowd;
  if (size === 0) return [];
  const chance = chanceOf(brandId);
  const journal = new Journal(brandId, chance);
  const staff = await findStaff(trx);
  const minute = crowd.isBehind ? MINUTE_MS : MINUTE_MS / 12;
  const place = { journal, chance, accountId, staff, minute, now };
  const members = addMembers(journal, chance, crowd);
  const played = members.map((member) => addHistory(place, member));
  addRequests(place, played);
  await journal.write(trx);
  await countDeposits(trx, brandId, members);
  await holdSome(trx, brandId, staff);
  return members;
}

async function findStaff(trx: Transaction): Promise<Staff> {
  const rows = await trx
    .selectFrom('staff')
    .select(['id', 'name'])
    .where('email', 'like', `%${DEMO_DOMAIN}`)
    .execute();
  const idOf = (role: string) => {
    const found = rows.find(({ name }) => name === role);
    if (!found) throw new Error(`The demonstration has no ${role}.`);
    return found.id;
  };
  return { payer: idOf('payer'), cashier: idOf('cashier'), operator: idOf('operator') };
}

/** The totals that each credited deposit adds to. */
async function countDeposits(
  trx: Transaction,
  brandId: string,
  members: readonly CrowdMember[],
): Promise<void> {
  const credited = sql`
    SELECT member_id, (completed_at AT TIME ZONE 'Asia/Bangkok')::date AS day, credited_amount AS amount
    FROM deposit_requests
    WHERE brand_id = ${brandId} AND status = 'SUCCESS' AND member_id = ANY (${members.map(({ id }) => id)}::uuid[])`;
  await sql`INSERT INTO member_deposit_days (brand_id, member_id, day, total)
    SELECT ${brandId}, member_id, day, sum(amount) FROM (${credited}) d GROUP BY 2, 3`.execute(trx);
  await sql`INSERT INTO member_deposit_months (brand_id, member_id, month, total)
    SELECT ${brandId}, member_id, date_trunc('month', day)::date, sum(amount) FROM (${credited}) d GROUP BY 2, 3`.execute(
    trx,
  );
  await sql`UPDATE members m SET deposit_total = d.total
    FROM (SELECT member_id, sum(amount) AS total FROM (${credited}) d GROUP BY 1) d
    WHERE m.brand_id = ${brandId} AND m.id = d.member_id`.execute(trx);
}

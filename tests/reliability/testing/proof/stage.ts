import { randomBytes } from 'node:crypto';
import type { BrandFile } from '#schemas/brand/brandFile';
import { uuidv7 } from '#server/platform/id';
import { buildBankLine, buildCompanyAccount, buildMember, buildStaff } from '#server/testing/builders';
import type { TestMember } from '#server/testing/builders';
import { inside } from '../members';
import type { Inside } from '../members';
import { send } from '../send';
import type { Site } from '../site';
import type { Stage } from './messages';
import { operationsOf } from './operations';
import type { Crowd } from './operations';

/** Initial credit of each member, in satang. */
const CREDIT = 1_000_000;
/** No limit on the number of withdrawals per day. */
const LEVEL = 4;

/**
 * Everything that the operations need: members with credit and friends, verified slips, and a brand with every feature
 * on.
 */
export async function setStage(
  { site, gamesUrl }: { readonly site: Site; readonly gamesUrl: string },
  seed: number,
  count: number,
  crowd: Crowd,
): Promise<Stage> {
  const operations = operationsOf(seed, count, crowd);
  return inside(site, async (world) => {
    const staff = await buildStaff(world, 'admin');
    const second = await buildStaff(world, 'operator');
    await openEverything(await site.address(), world, staff.token);
    const account = await buildCompanyAccount(world);
    const players: TestMember[] = [];
    for (let place = 0; place < crowd.members; place += 1) {
      const inviterId = players[place % crowd.hot]?.id;
      players.push(
        await buildMember(world, { credit: CREDIT, level: LEVEL, ...(inviterId && { inviterId }) }),
      );
    }
    const slips: Record<number, string> = {};
    for (const { index, who, amount } of operations.filter(({ kind }) => kind === 'slip')) {
      slips[index] = await insertSlip(world, players[who]?.id ?? '', account.id, amount * 100);
    }
    const lines: Record<number, Record<string, string>> = {};
    for (const { index, amount } of operations.filter(({ kind }) => kind === 'decideDeposit'))
      lines[index] = await insertLines(world, amount * 100);
    return {
      seed,
      gamesUrl,
      operations,
      players: players.map(({ id, username, token }) => ({ id, username, token })),
      staffToken: staff.token,
      secondToken: second.token,
      slips,
      lines,
    };
  });
}

/** Publishes the brand with every feature on and unlimited plays. */
async function openEverything(address: string, { db, brand }: Inside, token: string): Promise<void> {
  const { revision, file } = await db
    .selectFrom('brand_revisions')
    .select(['revision', 'file'])
    .where('brand_id', '=', brand.id)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const known = file as unknown as BrandFile;
  const plays = { freePerDay: 100, maxPerDay: 100 };
  const open = {
    ...known,
    // Codes by SMS would need a provider.
    flags: Object.fromEntries(Object.keys(brand.flags).map((flag) => [flag, flag !== 'verifyPhone'])),
    wheel: { ...known.wheel, ...plays, cost: 1 },
    flipCard: { ...known.flipCard, ...plays },
    rewards: { ...known.rewards, bahtPerPoint: 1 },
    limits: { ...known.limits, affiliateMin: 1 },
    // The wheel and bonuses have no turnover, which would block most withdrawals.
    turnover: { ...known.turnover, gifts: { ...known.turnover?.gifts, flipCard: 0, reward: 0, checkIn: 0 } },
  };
  const answer = await send(address, 'POST /api/staff/brand/{brandId}/release', {
    token,
    params: { brandId: brand.id },
    body: { baseRevision: revision, note: 'x', reason: 'x', file: open },
  });
  if (answer.status !== 200 && answer.code !== 'NOTHING_TO_PUBLISH') throw new Error(answer.text);
}

/** A bank line from an unknown sender on each account of the brand. @param amount satang. @returns ids by account. */
async function insertLines(world: Inside, amount: number): Promise<Record<string, string>> {
  const { db, brand } = world;
  const accounts = await db
    .selectFrom('company_accounts')
    .select('id')
    .where('brand_id', '=', brand.id)
    .execute();
  const lines: Record<string, string> = {};
  for (const { id: accountId } of accounts) {
    const sender = { bankId: 'xxx', name: '', brand };
    lines[accountId] = await buildBankLine(world, { member: sender, amount, accountId });
  }
  return lines;
}

/** @param amount satang. */
async function insertSlip(
  { db, brand }: Inside,
  memberId: string,
  accountId: string,
  amount: number,
): Promise<string> {
  const id = uuidv7();
  await db
    .insertInto('slips')
    .values({
      brand_id: brand.id,
      id,
      member_id: memberId,
      company_account_id: accountId,
      image_hash: randomBytes(32),
      file_name: 'slip.png',
      sending_bank: '004',
      trans_ref: randomBytes(9).toString('hex').toUpperCase(),
      amount,
      transferred_at: new Date(Date.now() - 60_000),
      status: 'VERIFIED',
      created_at: new Date(),
    })
    .execute();
  return id;
}

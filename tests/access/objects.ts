import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Brand } from '#schemas/brand/brand';
import { uuidv7 } from '#server/platform/id';
import {
  buildBankLine,
  buildCompanyAccount,
  buildMember,
  buildStaff,
  openSession,
} from '#server/testing/builders';
import type { TestMember } from '#server/testing/builders';
import type { TestApp } from '#server/testing/testApp';
import {
  insertAccountChange,
  insertAdjustment,
  insertLevelGrant,
  insertTurnover,
  insertAlert,
  insertWebhook,
} from './insertProposals';
import { insertMemberRecords } from './insertMemberRecords';
import { insertPublishing } from './insertPublishing';
import type { ObjectKind } from './access';

/** A member with one object of each kind, of the member or the member's brand. */
export interface Owner {
  readonly member: TestMember;
  readonly ids: Readonly<Record<ObjectKind, string>>;
}

/** Ids that do not exist. */
export function madeUpIds(): Owner['ids'] {
  return {
    member: uuidv7(),
    username: `x${randomBytes(6).toString('hex')}`,
    session: uuidv7(),
    bankNumber: String(randomInt(1e9, 1e10)),
    deposit: uuidv7(),
    slip: uuidv7(),
    withdrawal: uuidv7(),
    announcement: uuidv7(),
    gameTransfer: uuidv7(),
    address: uuidv7(),
    reward: uuidv7(),
    brand: `x${randomBytes(6).toString('hex')}`,
    staff: uuidv7(),
    release: uuidv7(),
    releaseSet: uuidv7(),
    revision: String(randomInt(1_000, 1_000_000)),
    share: uuidv7(),
    prize: uuidv7(),
    redemption: uuidv7(),
    adjustment: uuidv7(),
    bankTransfer: uuidv7(),
    levelGrant: uuidv7(),
    turnover: uuidv7(),
    companyAccount: uuidv7(),
    companyAccountChange: uuidv7(),
    webhook: uuidv7(),
    note: uuidv7(),
    alert: uuidv7(),
    formerAccount: uuidv7(),
    view: uuidv7(),
  };
}

/**
 * A member with an open deposit, a verified slip, a failed withdrawal, a refused transfer to a game, an address, a
 * prize, a redemption, an adjustment, a level, a waiver of turnover and a bank line that wait for staff, and a second session; a staff member of the brand with a release that waits, a revision and a share link.
 */
export async function buildOwner(t: TestApp, brand: Brand): Promise<Owner> {
  const member = await buildMember(t, { brand, credit: 100_000 });
  const ids = {
    ...madeUpIds(),
    member: member.id,
    username: member.username,
    bankNumber: member.bankId,
    session: (await openSession(t, member)).sessionId,
    brand: brand.id,
    staff: (await buildStaff(t, 'viewer', brand.id)).id,
  };
  await insertDeposit(t, member, ids);
  await insertSlip(t, member, ids.slip);
  await insertWithdrawal(t, member, ids.withdrawal);
  await insertAnnouncement(t, member, ids.announcement);
  await insertGameTransfer(t, member, ids.gameTransfer);
  await insertAddress(t, member, ids.address);
  await insertPrize(t, member, ids.prize);
  await insertRedemption(t, member, ids.redemption);
  await insertAdjustment(t, member, ids);
  await buildBankLine(t, { member, id: ids.bankTransfer, amount: 12_345 });
  await insertLevelGrant(t, member, ids);
  await insertTurnover(t, member, ids);
  await insertAccountChange(t, member, ids);
  await insertPublishing(t, ids);
  await insertWebhook(t, ids);
  await insertAlert(t, ids);
  await insertMemberRecords(t, member, ids);
  return { member, ids };
}

async function insertDeposit(t: TestApp, { brand, id }: TestMember, ids: Owner['ids']): Promise<void> {
  const now = t.clock.now();
  const account = await buildCompanyAccount(t, brand, { id: ids.companyAccount });
  await t.db
    .insertInto('deposit_requests')
    .values({
      brand_id: brand.id,
      id: ids.deposit,
      member_id: id,
      company_account_id: account.id,
      amount: 50_000,
      pay_amount: 50_037,
      status: 'PENDING',
      expires_at: new Date(now.getTime() + 900_000),
      created_at: now,
    })
    .execute();
}

async function insertSlip(t: TestApp, { brand, id, name }: TestMember, slipId: string): Promise<void> {
  const now = t.clock.now();
  await t.db
    .insertInto('slips')
    .values({
      brand_id: brand.id,
      id: slipId,
      member_id: id,
      image_hash: randomBytes(32),
      file_name: `${slipId}.jpg`,
      sending_bank: '004',
      trans_ref: randomBytes(8).toString('hex').toUpperCase(),
      amount: 20_000,
      sender_name: name,
      transferred_at: now,
      status: 'VERIFIED',
      created_at: now,
    })
    .execute();
}

async function insertAnnouncement(t: TestApp, { brand }: TestMember, id: string): Promise<void> {
  const now = t.clock.now();
  await t.db
    .insertInto('announcements')
    .values({ brand_id: brand.id, id, title: 'x', detail: 'x', start_at: now, created_at: now })
    .execute();
}

async function insertWithdrawal(
  t: TestApp,
  { brand, id, bankName, bankId, name }: TestMember,
  withdrawalId: string,
): Promise<void> {
  await t.db
    .insertInto('withdrawals')
    .values({
      brand_id: brand.id,
      id: withdrawalId,
      member_id: id,
      amount: 10_000,
      bank_name: bankName,
      bank_id: bankId,
      account_name: name,
      status: 'FAILED',
      created_at: t.clock.now(),
    })
    .execute();
}

async function insertGameTransfer(t: TestApp, { brand, id }: TestMember, transferId: string): Promise<void> {
  const [now, wallet] = [t.clock.now(), uuidv7()];
  await t.db
    .insertInto('game_wallets')
    .values({ brand_id: brand.id, id: wallet, member_id: id, provider: 'away', created_at: now })
    .execute();
  await t.db
    .insertInto('game_transfers')
    .values({
      brand_id: brand.id,
      id: transferId,
      wallet_id: wallet,
      member_id: id,
      direction: 'OUT',
      amount: 30_000,
      status: 'REFUSED',
      reason: 'x',
      due_at: now,
      created_at: now,
      completed_at: now,
    })
    .execute();
}

async function insertAddress(
  t: TestApp,
  { brand, id, name, phone }: TestMember,
  addressId: string,
): Promise<void> {
  const place = {
    line: '99/9 หมู่ 1',
    subdistrict: 'คลองเตย',
    district: 'คลองเตย',
    province: 'กรุงเทพมหานคร',
    postcode: '10110',
  };
  await t.db
    .insertInto('member_addresses')
    .values({
      brand_id: brand.id,
      member_id: id,
      id: addressId,
      receiver: name,
      phone,
      ...place,
      updated_at: t.clock.now(),
    })
    .execute();
}

async function insertPrize(t: TestApp, { brand, id }: TestMember, prizeId: string): Promise<void> {
  const common = { brand_id: brand.id, created_at: t.clock.now() };
  const seed = randomBytes(32);
  const play = { seed: uuidv7(), id: uuidv7() };
  await t.db
    .insertInto('fair_seeds')
    .values({
      ...common,
      id: play.seed,
      member_id: id,
      seed,
      commitment: createHash('sha256').update(seed).digest(),
      client_seed: 'client',
      first_nonce: 0,
      nonce: 1,
    })
    .execute();
  const hash = randomBytes(32);
  await t.db
    .insertInto('prize_tables')
    .values({ ...common, hash, prizes: '[]' })
    .execute();
  await t.db
    .insertInto('prize_plays')
    .values({
      ...common,
      id: play.id,
      member_id: id,
      game: 'WHEEL',
      seq: 1,
      seed_id: play.seed,
      nonce: 1,
      revision: 1,
      table_hash: hash,
      drawn: 0,
      given: 0,
      label: 'หูฟัง',
      type: 'ITEM',
      cost: 0,
    })
    .execute();
  await t.db
    .insertInto('game_reward_requests')
    .values({
      ...common,
      id: prizeId,
      member_id: id,
      play_id: play.id,
      label: 'หูฟัง',
      status: 'PENDING',
    })
    .execute();
}

async function insertRedemption(t: TestApp, { brand, id }: TestMember, requestId: string): Promise<void> {
  await t.db
    .insertInto('reward_requests')
    .values({
      brand_id: brand.id,
      id: requestId,
      member_id: id,
      seq: 1,
      item: 'mug',
      name: 'แก้วน้ำ',
      point: 100,
      credit: 0,
      limited: false,
      status: 'PENDING',
      ledger_transaction_id: uuidv7(),
      created_at: t.clock.now(),
    })
    .execute();
}

import type { Brand } from '#schemas/brand/brand';
import { DAY_MS, HOUR_MS } from '#core/time/durations';
import type { Transaction } from '#server/platform/db/transaction';
import { uuidv7 } from '#server/platform/id';
import {
  demoAnnouncements,
  demoCompanyAccounts,
  demoMembers,
  historyMembers,
  type DemoMember,
} from './demoMembers';
import { insertAccount } from '#server/modules/company-accounts/index';
import { recordOpening } from '#server/modules/games/index';
import { digitsOf } from './crowd/chance';
import { seedCrowd } from './crowd/seedCrowd';
import { stopClocks } from './crowd/crowdRequests';
import { seedWonItems } from './crowd/seedWonItems';
import { demoGame } from './demoSession';
import { seedPlay, settlePlay } from './seedPlay';
import { seedPrizeDays } from './seedPrizes';
import { seedDeposit, seedOpenDeposit, seedStrayTransfer, seedWithdrawal } from './seedRequests';
import { seedRewards } from './seedRewards';
import { seedTakings } from './seedTakings';
import { openBankAccounts, type BankAccount } from './openBankAccounts';
import { seedTurnover } from './seedTurnover';
import { withSandbox } from '../db/database';

export interface SeedContext {
  /** Hash of the demo password. */
  readonly demoHash: string;
  /** Hash of an unknown password. */
  readonly lockedHash: string;
  /** The revision of the brand that is published. */
  readonly revision: number;
  /** Its queues of money are later than their targets. */
  readonly isBehind: boolean;
  /** Members with a history. */
  readonly crowd: number;
  readonly now: Date;
}

const YEAR_MS = 365 * DAY_MS;

/** Everything that the demonstration shows in one brand. */
export async function seedBrand(trx: Transaction, brand: Brand, context: SeedContext): Promise<void> {
  const { now, revision, lockedHash: passwordHash } = context;
  await withSandbox(trx).insertInto('demo_seeds').values({ brand_id: brand.id, seeded_at: now }).execute();
  const accountId = await seedCompanyAccounts(trx, brand, now);
  const crowd = await seedCrowd(trx, {
    brandId: brand.id,
    isBehind: context.isBehind,
    size: context.crowd,
    passwordHash,
    accountId,
    now,
  });
  if (context.crowd > 0) await seedWonItems(trx, { brand, revision }, now);
  await seedAnnouncements(trx, brand, now);
  await seedStrayTransfer(trx, { brand, accountId, amount: 73_500, when: new Date(now.getTime() - HOUR_MS) });
  const members = [
    ...demoMembers.map((member) => ({ member, passwordHash: context.demoHash })),
    ...historyMembers.map((member) => ({ member, passwordHash: context.lockedHash })),
  ];
  const ids = new Map<string, string>();
  for (const [index, { member, passwordHash }] of members.entries()) {
    const inviterId = ids.get(member.inviter ?? '') ?? null;
    const memberId = await seedMember(trx, brand, member, { passwordHash, inviterId, now });
    ids.set(member.username, memberId);
    const at = (hoursAgo: number) => new Date(now.getTime() - (hoursAgo + index / 7) * HOUR_MS);
    const steps = [
      ...member.deposits.map(
        (amount) => (when: Date) => seedDeposit(trx, { brand, memberId, accountId, amount, when }),
      ),
      ...member.withdrawals.map(
        (amount) => (when: Date) =>
          seedWithdrawal(trx, {
            brand,
            memberId,
            member,
            amount,
            when,
            account: accountNumber(brand, member.username),
          }),
      ),
    ];
    if (member.prizeDays !== undefined) {
      await seedPrizeDays(trx, { published: { brand, revision }, memberId, now }, member.prizeDays);
    }
    if (member.plays !== undefined) {
      await seedPlay(trx, brand, { memberId, inviterId, accountId, ...member.plays, now });
    }
    for (const [hoursAgo, code] of (member.opened ?? []).entries()) {
      await recordOpening(trx, { brandId: brand.id, memberId }, demoGame(code), at(hoursAgo));
    }
    if (member.tookHome) {
      const account = accountNumber(brand, member.username);
      await seedTakings(trx, brand, { memberId, member, accountId, account, now });
    }
    if (member.claims) await seedTurnover(trx, brand, { memberId, accountId, now });
    // Once, because rounds of a settled day would count for another day.
    await settlePlay(trx, brand, memberId, now);
    for (const [step, write] of steps.entries()) await write(at((member.apart ?? 5) * (steps.length - step)));
    if (member.redeems) {
      await seedRewards(trx, { brand, memberId, name: member.name, now }, member.redeems);
    }
    if (member.openDeposit !== undefined) {
      await seedOpenDeposit(trx, { brand, memberId, accountId, amount: member.openDeposit, when: now });
    }
  }
  await stopClocks(trx, brand.id, context.isBehind ? ['deposit', 'slip', 'withdrawal'] : []);
  const own = members.flatMap(({ member }) => accountsOf(brand, member));
  // Last, because brands share some: a brand that is written at the same time waits from here on.
  await openBankAccounts(trx, [...companyAccountsOf(brand), ...crowd, ...own], now);
}

async function seedMember(
  trx: Transaction,
  brand: Brand,
  member: DemoMember,
  about: { readonly passwordHash: string; readonly inviterId: string | null; readonly now: Date },
): Promise<string> {
  const { passwordHash, inviterId, now } = about;
  const id = uuidv7();
  const { username, name } = member;
  const createdAt = new Date(now.getTime() - 60 * DAY_MS);
  await trx
    .insertInto('members')
    .values({
      brand_id: brand.id,
      id,
      username,
      phone_e164: `+668${digitsOf(`${brand.id}:phone:${username}`, 8)}`,
      name,
      password_hash: passwordHash,
      level: member.level,
      status: member.status ?? 'ACTIVE',
      aff_code: digitsOf(`${brand.id}:aff:${username}`, 6),
      inviter_id: inviterId,
      created_at: createdAt,
    })
    .execute();
  const bank = { bank_name: 'KBANK', bank_id: accountNumber(brand, username), account_name: name };
  await trx
    .insertInto('member_banks')
    .values({ brand_id: brand.id, member_id: id, id: uuidv7(), ...bank, changed_at: createdAt })
    .execute();
  return id;
}

/** The member's account, and a second one to change to. */
function accountsOf(brand: Brand, { username, name }: DemoMember): BankAccount[] {
  const first = { bankName: 'KBANK', bankId: accountNumber(brand, username), name };
  const [number] = /\d\d$/.exec(username) ?? [];
  return number === undefined ? [first] : [first, { bankName: 'SCB', bankId: `40000000${number}`, name }];
}

const companyAccountsOf = (brand: Brand) =>
  demoCompanyAccounts.map(({ bankName, accountName, promptPay }) => ({
    ...{ bankName, bankId: digitsOf(`${brand.id}:company:${bankName}`, 10), name: accountName, promptPay },
  }));

/** @returns the first account, which the demonstration's deposits were paid into. */
async function seedCompanyAccounts(trx: Transaction, brand: Brand, now: Date): Promise<string> {
  const ids: string[] = [];
  for (const { name: accountName, ...account } of companyAccountsOf(brand))
    ids.push(
      await insertAccount(trx, {
        ...{ brandId: brand.id, accountName, ...account, dailyLimit: null, now },
        openedAt: new Date(now.getTime() - YEAR_MS),
      }),
    );
  return ids[0] ?? uuidv7();
}

async function seedAnnouncements(trx: Transaction, brand: Brand, now: Date): Promise<void> {
  for (const [index, announcement] of demoAnnouncements.entries()) {
    const startAt = new Date(now.getTime() - (index + 1) * HOUR_MS);
    await trx
      .insertInto('announcements')
      .values({ brand_id: brand.id, id: uuidv7(), ...announcement, start_at: startAt, created_at: startAt })
      .execute();
  }
}

function accountNumber(brand: Brand, username: string): string {
  return digitsOf(`${brand.id}:bank:${username}`, 10);
}

import { randomInt } from 'node:crypto';
import type { Transaction } from '#server/platform/db/transaction';
import { uuidv7 } from '#server/platform/id';
import { heldAccount, memberAccount, openAccounts } from '#server/modules/ledger/index';
import { nameKey } from '#core/identity/matchName';
import type { BankAccount, Birth } from './checkPerson';

export interface NewMember {
  readonly id: string;
  readonly brandId: string;
  readonly username: string;
  /** E.164. */
  readonly phone: string;
  readonly passwordHash: string;
  readonly name: string;
  readonly bank: BankAccount;
  readonly inviterId: string | null;
  readonly campaign: {
    readonly team: string | undefined;
    readonly marketing: string | undefined;
    readonly source: string | undefined;
  };
  readonly birth: Birth;
  readonly now: Date;
}

/** Writes the member, the bank account and empty ledger accounts. */
export async function insertMember(trx: Transaction, member: NewMember): Promise<void> {
  const { id, brandId, now, campaign, bank } = member;
  await trx
    .insertInto('members')
    .values({
      brand_id: brandId,
      id,
      username: member.username,
      phone_e164: member.phone,
      name: member.name,
      password_hash: member.passwordHash,
      aff_code: affCode(),
      inviter_id: member.inviterId,
      team: campaign.team ?? null,
      marketing: campaign.marketing ?? null,
      source: campaign.source ?? null,
      birth_date: member.birth.date,
      birth_date_needed: member.birth.isNeeded,
      name_key: member.birth.date === null ? null : nameKey(member.name),
      last_login_at: now,
      created_at: now,
    })
    .execute();
  await trx
    .insertInto('member_banks')
    .values({
      brand_id: brandId,
      member_id: id,
      id: uuidv7(),
      bank_name: bank.bankName,
      bank_id: bank.bankId,
      account_name: member.name,
      changed_at: now,
    })
    .execute();
  await openAccounts(trx, brandId, [memberAccount(id), heldAccount(id)]);
}

/** Letters and digits that are not mistaken for each other. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A code to invite with, eight signs: a trillion of them, so that two meet practically never. */
function affCode(): string {
  return Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** The deposit limit of 24 hours that a new member chose. @param amount satang. */
export async function insertLimit(
  trx: Transaction,
  brandId: string,
  memberId: string,
  amount: number,
): Promise<void> {
  await trx
    .insertInto('deposit_limits')
    .values({ brand_id: brandId, member_id: memberId, period: 'DAY', amount })
    .execute();
}

import { randomBytes } from 'node:crypto';
import type { QueueKind } from '#schemas/api/shapes/queueItem';
import { uuidv7 } from '#server/platform/id';
import { buildCompanyAccount, type TestMember } from './builders';
import type { TestApp } from './testApp';

interface ItemInput {
  readonly member: TestMember;
  /** Satang. */
  readonly amount?: number;
  /** When staff had to act. */
  readonly since?: Date;
}

/** A slip that waits for staff. @returns its id. */
export async function buildSlipItem(
  t: Pick<TestApp, 'db' | 'clock'>,
  { member, amount = 50_000, since = t.clock.now(), ...slip }: ItemInput & SlipColumns,
): Promise<string> {
  const id = uuidv7();
  await t.db
    .insertInto('slips')
    .values({
      brand_id: member.brand.id,
      id,
      member_id: member.id,
      image_hash: randomBytes(32),
      file_name: `${id}.jpg`,
      amount,
      transferred_at: since,
      status: 'PENDING_REVIEW',
      created_at: since,
      ...slip,
    })
    .execute();
  return id;
}

interface SlipColumns {
  readonly reason?: string;
  readonly requested_amount?: number;
  readonly sender_name?: string;
  readonly sender_bank?: string;
  readonly sender_account?: string;
  readonly sending_bank?: string;
  readonly trans_ref?: string;
}

/** A withdrawal in this status; its amount is not held. @returns its id. */
export async function buildWithdrawalItem(
  t: Pick<TestApp, 'db' | 'clock'>,
  {
    member,
    amount = 50_000,
    since = t.clock.now(),
    status = 'PENDING',
  }: ItemInput & { readonly status?: 'PENDING' | 'FAILED' | 'SUCCESS' },
): Promise<string> {
  const id = uuidv7();
  await t.db
    .insertInto('withdrawals')
    .values({
      brand_id: member.brand.id,
      id,
      member_id: member.id,
      amount,
      bank_name: member.bankName,
      bank_id: member.bankId,
      account_name: member.name,
      status,
      created_at: since,
      completed_at: status === 'SUCCESS' ? since : null,
    })
    .execute();
  return id;
}

/** A deposit whose transfer the member has confirmed. @returns its id. */
export async function buildDepositItem(
  t: TestApp,
  { member, amount = 50_000, since = t.clock.now() }: ItemInput,
): Promise<string> {
  const id = uuidv7();
  const account = await buildCompanyAccount(t, member.brand);
  await t.db
    .insertInto('deposit_requests')
    .values({
      brand_id: member.brand.id,
      id,
      member_id: member.id,
      company_account_id: account.id,
      amount,
      pay_amount: amount,
      status: 'TRANSFERRED',
      expires_at: since,
      transferred_at: since,
      created_at: since,
    })
    .execute();
  return id;
}

/** The row of an item in its queue. */
export function queueRow({ db }: Pick<TestApp, 'db'>, kind: QueueKind, id: string) {
  return db
    .selectFrom('queue_items')
    .selectAll()
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
}

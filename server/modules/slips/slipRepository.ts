import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Database } from '#server/platform/db/connect';
import type { Slips } from '#server/platform/db/schema';
import type { TransferKey } from '#core/identity/transferKey';
import { before, inLiterals, type Keyset } from '#server/platform/db/keyset';
import { openStatuses } from '#server/modules/deposits/index';
import type { ReceivingAccount } from './judge';

export type SlipRow = Selectable<Slips>;

/** Query limit; no brand has more accounts. */
const ACCOUNTS = 100;

/** The member's latest slip of the same file. */
export function findByImage(
  db: Database,
  brandId: string,
  memberId: string,
  hash: Buffer,
): Promise<SlipRow | undefined> {
  return ofMember(db, brandId, memberId)
    .where('image_hash', '=', hash)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The member's latest slip of the same transfer, also from another image. */
export function findByTransfer(
  db: Database,
  brandId: string,
  memberId: string,
  key: TransferKey,
): Promise<SlipRow | undefined> {
  return ofMember(db, brandId, memberId)
    .where('sending_bank', '=', key.sendingBank)
    .where('trans_ref', '=', key.transRef)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function findSlip(
  db: Database,
  brandId: string,
  memberId: string,
  id: string,
): Promise<SlipRow | undefined> {
  return ofMember(db, brandId, memberId).where('id', '=', id).executeTakeFirst();
}

/** The member's slips, newest first; one row more than the page. */
export function findSlips(
  db: Database,
  brandId: string,
  memberId: string,
  keyset: Keyset,
): Promise<SlipRow[]> {
  return ofMember(db, brandId, memberId)
    .where(before(keyset, 'slips'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(keyset.limit + 1)
    .execute();
}

export async function insertSlip(db: Database, row: Insertable<Slips>): Promise<SlipRow> {
  return db.insertInto('slips').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Updates a slip that still waits for its look-up; @returns undefined when it has changed meanwhile. */
export function updateVerifying(
  db: Database,
  brandId: string,
  id: string,
  change: Updateable<Slips>,
): Promise<SlipRow | undefined> {
  return db
    .updateTable('slips')
    .set(change)
    .where('brand_id', '=', brandId)
    .where('id', '=', id)
    .where('status', '=', 'VERIFYING')
    .returningAll()
    .executeTakeFirst();
}

/** The brand's accounts that are not retired, and the one of the member's open request. */
export async function findReceivingAccounts(
  db: Database,
  brandId: string,
  memberId: string,
): Promise<ReceivingAccount[]> {
  const rows = await db
    .selectFrom('company_accounts as a')
    .select(['id', 'bank_name', 'bank_id', 'opened_at'])
    .where('brand_id', '=', brandId)
    .where((is) =>
      is.or([
        is('status', '<>', 'RETIRED'),
        is.exists(
          is
            .selectFrom('deposit_requests as r')
            .select('r.id')
            .where('r.brand_id', '=', brandId)
            .where('r.member_id', '=', memberId)
            .whereRef('r.company_account_id', '=', 'a.id')
            .where(inLiterals('r.status', openStatuses)),
        ),
      ]),
    )
    .orderBy('sort_order')
    .orderBy('id')
    .limit(ACCOUNTS)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    bankName: row.bank_name,
    bankId: row.bank_id,
    openedAt: row.opened_at,
  }));
}

/** The expected sender: the member's registered account, and since when they are a member. */
export function findPayer(db: Database, brandId: string, memberId: string) {
  return db
    .selectFrom('members as m')
    .innerJoin('member_banks as b', (on) =>
      on.onRef('b.brand_id', '=', 'm.brand_id').onRef('b.member_id', '=', 'm.id'),
    )
    .select([
      'm.created_at as since',
      'b.bank_name as bankName',
      'b.bank_id as bankId',
      'b.account_name as accountName',
    ])
    .where('m.brand_id', '=', brandId)
    .where('m.id', '=', memberId)
    .executeTakeFirst();
}

function ofMember(db: Database, brandId: string, memberId: string) {
  return db.selectFrom('slips').selectAll().where('brand_id', '=', brandId).where('member_id', '=', memberId);
}

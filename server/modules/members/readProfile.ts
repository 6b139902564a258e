import type { Calls } from '#schemas/api/contract';
import type { Database } from '#server/platform/db/connect';
import { satangToBaht } from '#core/money/money';
import { nationalPhone } from '#core/identity/phone';
import { bangkokIso } from '#core/time/bangkok';

export type Profile = Calls['GET /api/auth/user/detail/{uuid}']['data'];

/** The complete profile of a member as one of the member's sessions sees it, in one query. */
export async function readProfile(
  db: Database,
  brandId: string,
  memberId: string,
  sessionId: string,
): Promise<Profile> {
  const row = await db
    .selectFrom('members as m')
    .innerJoin('member_banks as b', (on) =>
      on.onRef('b.brand_id', '=', 'm.brand_id').onRef('b.member_id', '=', 'm.id'),
    )
    .leftJoin('member_addresses as a', (on) =>
      on.onRef('a.brand_id', '=', 'm.brand_id').onRef('a.member_id', '=', 'm.id'),
    )
    .leftJoin('ledger_accounts as l', (on) =>
      on.onRef('l.brand_id', '=', 'm.brand_id').onRef('l.owner_id', '=', 'm.id').on('l.kind', '=', 'MEMBER'),
    )
    .select(['m.id', 'm.name', 'm.phone_e164', 'm.level', 'm.username', 'l.balance'])
    // The log-in before the one that opened this session; ids sort by time.
    .select((the) =>
      the
        .selectFrom('sessions as s')
        .select(({ fn }) => fn.max('s.created_at').as('at'))
        .where('s.brand_id', '=', brandId)
        .where('s.member_id', '=', memberId)
        .where('s.id', '<', sessionId)
        .as('login_before'),
    )
    .select(['b.id as bank_uuid', 'b.bank_id', 'b.bank_name'])
    .select([
      'a.id as address_id',
      'a.receiver',
      'a.phone',
      'a.line',
      'a.subdistrict',
      'a.district',
      'a.province',
      'a.postcode',
    ])
    .where('m.brand_id', '=', brandId)
    .where('m.id', '=', memberId)
    .executeTakeFirstOrThrow();
  return {
    uuid: row.id,
    name: row.name,
    phone: nationalPhone(row.phone_e164),
    level: row.level,
    user_pass: { username: row.username },
    user_bank: { uuid: row.bank_uuid, bankId: row.bank_id, bankName: row.bank_name },
    user_credit: { point: satangToBaht(row.balance ?? 0), level: row.level },
    user_address: addressOf(row),
    lastLoginAt: row.login_before && bangkokIso(row.login_before),
  };
}

interface AddressColumns {
  readonly address_id: string | null;
  readonly receiver: string | null;
  readonly phone: string | null;
  readonly line: string | null;
  readonly subdistrict: string | null;
  readonly district: string | null;
  readonly province: string | null;
  readonly postcode: string | null;
}

function addressOf(row: AddressColumns): Profile['user_address'] {
  if (row.address_id === null) return null;
  return {
    uuid: row.address_id,
    receiver: row.receiver ?? '',
    phone: row.phone ?? '',
    line: row.line ?? '',
    subdistrict: row.subdistrict ?? '',
    district: row.district ?? '',
    province: row.province ?? '',
    postcode: row.postcode ?? '',
  };
}

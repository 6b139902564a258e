import type { Deps } from '#server/providers/deps';
import { fail } from '#server/platform/appError';
import type { Handlers } from '#server/platform/http/handlers';
import { canonicalPhone, nationalPhone } from '#core/identity/phone';
import type { Calls } from '#schemas/api/contract';
import type { Database } from '#server/platform/db/connect';
import { uuidv7 } from '#server/platform/id';

type AddressCall = 'PATCH /api/auth/address' | 'GET /api/auth/address/mine';

/** Where a member's rewards are sent. */
export function addressHandlers({ db }: Deps): Handlers<AddressCall> {
  return {
    'PATCH /api/auth/address': ({ brand, member, body, now }) => {
      const phone = canonicalPhone(body.phone);
      if (!phone) throw fail('PHONE_FORMAT', undefined, { phone: 'PHONE_FORMAT' });
      return saveAddress(db, brand.id, member.id, { ...body, phone: nationalPhone(phone) }, now);
    },
    'GET /api/auth/address/mine': ({ brand, member }) => findAddress(db, brand.id, member.id),
  };
}

type Address = Calls['PATCH /api/auth/address']['data'];
type NewAddress = Calls['PATCH /api/auth/address']['body'];

const columns = [
  'id as uuid',
  'receiver',
  'phone',
  'line',
  'subdistrict',
  'district',
  'province',
  'postcode',
] as const;

export async function findAddress(db: Database, brandId: string, memberId: string): Promise<Address | null> {
  const found = await db
    .selectFrom('member_addresses')
    .select(columns)
    .where('brand_id', '=', brandId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return found ?? null;
}

/** One address for each member: the first save makes it, the next ones change it. */
export function saveAddress(
  db: Database,
  brandId: string,
  memberId: string,
  address: NewAddress,
  now: Date,
): Promise<Address> {
  const values = { ...address, updated_at: now };
  return db
    .insertInto('member_addresses')
    .values({ brand_id: brandId, member_id: memberId, id: uuidv7(), ...values })
    .onConflict((on) => on.columns(['brand_id', 'member_id']).doUpdateSet(values))
    .returning(columns)
    .executeTakeFirstOrThrow();
}

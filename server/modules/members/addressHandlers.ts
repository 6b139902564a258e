import type { Deps } from '#server/providers/deps';
import { fail } from '#server/platform/appError';
import type { Handlers } from '#server/platform/http/handlers';
import { canonicalPhone, nationalPhone } from '#core/identity/phone';
import { findAddress, saveAddress } from './addressRepository';

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

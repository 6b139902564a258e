import type { Database } from '#server/platform/db/connect';
import { canonicalPhone } from '#core/identity/phone';

export interface FoundMember {
  readonly id: string;
  readonly password_hash: string;
  readonly status: string;
  /** The member has logged in on this device before. */
  readonly isKnownDevice: boolean;
  /** The member has logged in from this address before. */
  readonly isKnownAddress: boolean;
}

/** A name as typed at log-in in its one spelling: a phone as E.164, a username in small letters. */
export function canonicalName(typed: string): string {
  const name = typed.normalize('NFKC').trim().toLowerCase();
  return canonicalPhone(name) ?? name;
}

/** The member of a typed name, by username or by any spelling of the phone. One query. */
export async function findByName(
  db: Database,
  brandId: string,
  typed: string,
  { ip, device }: { readonly ip: string; readonly device: Buffer },
): Promise<FoundMember | undefined> {
  const username = typed.normalize('NFKC').trim().toLowerCase();
  return (
    db
      .selectFrom('members as m')
      .select(['m.id', 'm.password_hash', 'm.status'])
      .select((the) => {
        const sessions = the
          .selectFrom('sessions as s')
          .select('s.id')
          .whereRef('s.brand_id', '=', 'm.brand_id')
          .whereRef('s.member_id', '=', 'm.id');
        return [
          the
            .exists(sessions.where('s.device_hash', '=', device))
            .$castTo<boolean>()
            .as('isKnownDevice'),
          the
            .exists(sessions.where('s.ip', '=', ip))
            .$castTo<boolean>()
            .as('isKnownAddress'),
        ];
      })
      .where('m.brand_id', '=', brandId)
      .where((is) => is.or([is('m.username', '=', username), is('m.phone_e164', '=', canonicalName(typed))]))
      // A username of ten digits may be another member's phone: the name that was typed wins.
      .orderBy((is) => is('m.username', '=', username), 'desc')
      .executeTakeFirst()
  );
}

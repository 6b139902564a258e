import { useBrand } from '@/brand/useBrand';
import { lineUrl } from '#core/brand/line';
import { useGetSettingQuery } from './globalApi';

export interface Contact {
  readonly kind: 'main' | 'backup';
  /** LINE id as people type it, `@` included where it has one. */
  readonly id: string;
  readonly url: string;
}

/**
 * The LINE accounts of the brand, main first (RTM-20, RTM-21, ENT-11). The
 * API's setting wins over the brand file; a back end may put the second id at
 * either of two places (ENT-12).
 */
export function useContacts(): readonly Contact[] {
  const { contacts } = useBrand();
  const { data } = useGetSettingQuery();
  const main = data ? data.line.line1?.id : contacts.line1;
  const backup = data ? (data.line.line2?.id ?? data.line2?.id) : contacts.line2;
  return [toContact('main', main), toContact('backup', backup)].filter((contact) => contact !== null);
}

function toContact(kind: Contact['kind'], id: string | null | undefined): Contact | null {
  const trimmed = id?.trim();
  return trimmed ? { kind, id: trimmed, url: lineUrl(trimmed) } : null;
}

import { useBrand } from '@/brand/useBrand';
import { lineUrl } from '#core/brand/line';
import { useGetSettingQuery } from './globalApi';

export interface Contact {
  readonly kind: 'main' | 'backup';
  /** LINE id as people type it, including `@` if it has one. */
  readonly id: string;
  readonly url: string;
}

/**
 * The LINE accounts of the brand, main account first. The API's setting overrides the brand file; back ends put the
 * second id into one of two fields.
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

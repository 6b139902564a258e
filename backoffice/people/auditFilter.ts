import { date as isDay } from '#schemas/common/formats';
import { useQuery } from '@backoffice/browser/useQuery';

/** What acts are about: the part of an action before its first dot. */
export const auditTopics = [
  'deposit',
  'withdrawal',
  'slip',
  'bank-transfer',
  'adjustment',
  'turnover',
  'level',
  'prize',
  'reward',
  'check-in',
  'game',
  'cashback',
  'earnings',
  'member',
  'play',
  'queue',
  'view',
  'alert',
  'trial_balance',
  'companyAccount',
  'provider',
  'webhook',
  'announcement',
  'draft',
  'image',
  'release',
  'share',
  'brand',
  'website',
  'staff',
  'deny',
] as const;
export type AuditTopic = (typeof auditTopics)[number];

/** What narrows the audit trail. */
export interface AuditFilter {
  /** E-mail of a staff member. */
  readonly person?: string;
  readonly act?: AuditTopic;
  /** An object as a line has it. */
  readonly target?: string;
  /** Bangkok days, both inclusive. */
  readonly start?: string;
  readonly end?: string;
}

const TARGET = /^[A-Z_]{1,40}( [0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})?$/;
const PERSON = /^(?=.*\S)[^\p{Cc}]{1,254}$/u;

/** Reads the filter from the address; invalid parts are left out, as the server would refuse them. */
export function readAuditFilter(query: URLSearchParams): AuditFilter {
  const fit = (name: string, isValid: (value: string) => boolean) => {
    const value = query.get(name) ?? '';
    return isValid(value) ? { [name]: value } : {};
  };
  const act = auditTopics.find((each) => each === query.get('act'));
  return {
    ...fit('person', (value) => PERSON.test(value)),
    ...(act && { act }),
    ...fit('target', (value) => TARGET.test(value)),
    ...fit('start', isDay),
    ...fit('end', isDay),
  };
}

/** The filter in the address, and a way to change parts of it; an empty text removes one. */
export function useAuditFilter() {
  const [query, setQuery] = useQuery();
  const setFilter = (change: { readonly [K in keyof AuditFilter]?: string }) =>
    setQuery(
      (now) => {
        const next = new URLSearchParams(now);
        for (const [name, value] of Object.entries(change)) {
          if (value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );
  return { filter: readAuditFilter(query), setFilter };
}

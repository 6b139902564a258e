import { sql } from 'kysely';
import type { Calls } from '#schemas/api/contract';
import { checklistItems, type ChecklistItem, type ProviderNeed } from '#schemas/api/staffChecklist';
import type { Brand } from '#schemas/brand/brand';
import type { Database } from '#server/platform/db/connect';
import { missingProviders, type IsConnected } from './missingProviders';

type Checklist = Calls['GET /api/staff/checklist']['data'];

interface Facts {
  readonly brand: Brand;
  /** What the brand needs of outside services and has no provider for. */
  readonly withoutProvider: readonly ProviderNeed[];
  /** Accounts that receive deposits. */
  readonly accounts: number;
  /** Active staff who administer the brand. */
  readonly admins: number;
  /** Active staff of the brand without a second factor. */
  readonly withoutFactor: number;
}

interface Check {
  readonly isDone: (facts: Facts) => boolean;
  /** What is missing, for the log of a start. */
  readonly missing: string | ((facts: Facts) => string);
}

/** To extend the list, add the item to `checklistItems`; the compiler asks for its check here. */
const checks: Readonly<Record<ChecklistItem, Check>> = {
  SECOND_ADMIN: { isDone: ({ admins }) => admins > 1, missing: 'a second administrator' },
  SECOND_FACTORS: {
    isDone: ({ withoutFactor }) => withoutFactor === 0,
    missing: 'a second factor for each staff member',
  },
  COMPANY_ACCOUNT: {
    isDone: ({ accounts }) => accounts > 0,
    missing: 'an active bank account for deposits',
  },
  PROVIDERS: {
    isDone: ({ withoutProvider }) => withoutProvider.length === 0,
    missing: ({ withoutProvider }) =>
      `providers of ${withoutProvider.join(', ')} in the file of PROVIDERS_FILE`,
  },
  HOSTS: {
    isDone: ({ brand }) => brand.hostnames.some((host) => !host.endsWith('localhost')),
    missing: 'a public host name',
  },
  LEGAL: {
    isDone: ({ brand: { legal } }) => legal.operatorName !== '' && legal.helpPhone !== '',
    missing: 'the operator name and the help line',
  },
};

/** The checklist of these brands, in their order. One query. */
export async function checkBrands(
  db: Database,
  brands: readonly Brand[],
  isConnected: IsConnected,
): Promise<Checklist> {
  const facts = await findFacts(db, brands, isConnected);
  return facts.map((of) => ({
    brandId: of.brand.id,
    displayName: of.brand.displayName,
    items: checklistItems.map((item) => ({
      ...{ item, done: checks[item].isDone(of) },
      ...(item === 'PROVIDERS' && { missing: [...of.withoutProvider] }),
    })),
  }));
}

/** Reports what each brand still needs, one line per brand; nothing when all are ready. */
export async function reportMissing(
  db: Database,
  brands: readonly Brand[],
  isConnected: IsConnected,
  report: (line: string) => void,
): Promise<void> {
  for (const facts of await findFacts(db, brands, isConnected)) {
    const missing = checklistItems.flatMap((item) => {
      const { isDone, missing: text } = checks[item];
      if (isDone(facts)) return [];
      return [typeof text === 'string' ? text : text(facts)];
    });
    if (missing.length > 0) report(`${facts.brand.id} is not ready to open; missing: ${missing.join('; ')}.`);
  }
}

async function findFacts(db: Database, brands: readonly Brand[], isConnected: IsConnected): Promise<Facts[]> {
  const { rows } = await sql<Omit<Facts, 'brand' | 'withoutProvider'> & { readonly brandId: string }>`
    SELECT b.brand_id AS "brandId",
      (SELECT count(*) FROM company_accounts a WHERE a.brand_id = b.brand_id AND a.status = 'ACTIVE') AS accounts,
      (SELECT count(DISTINCT s.id) FROM staff s JOIN staff_roles r ON r.staff_id = s.id
       WHERE s.status = 'ACTIVE' AND r.role = 'admin' AND r.brand_id IN (b.brand_id, '*')) AS admins,
      (SELECT count(DISTINCT s.id) FROM staff s JOIN staff_roles r ON r.staff_id = s.id
       WHERE s.status = 'ACTIVE' AND s.totp_confirmed_at IS NULL AND r.brand_id IN (b.brand_id, '*'))
        AS "withoutFactor"
    FROM unnest(${brands.map(({ id }) => id)}::text[]) AS b (brand_id)`.execute(db);
  const byBrand = new Map(rows.map(({ brandId, ...facts }) => [brandId, facts]));
  return brands.flatMap((brand) => {
    const facts = byBrand.get(brand.id);
    return facts ? [{ brand, withoutProvider: missingProviders(brand, isConnected), ...facts }] : [];
  });
}

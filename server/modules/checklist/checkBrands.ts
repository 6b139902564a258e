import { sql } from 'kysely';
import type { Calls } from '#schemas/api/contract';
import { checklistItems, type ChecklistItem } from '#schemas/api/staffChecklist';
import type { Brand } from '#schemas/brand/brand';
import type { Database } from '#server/platform/db/connect';

type Checklist = Calls['GET /api/staff/checklist']['data'];

interface Facts {
  readonly brand: Brand;
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
  readonly missing: string;
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
export async function checkBrands(db: Database, brands: readonly Brand[]): Promise<Checklist> {
  const facts = await findFacts(db, brands);
  return facts.map((of) => ({
    brandId: of.brand.id,
    displayName: of.brand.displayName,
    items: checklistItems.map((item) => ({ item, done: checks[item].isDone(of) })),
  }));
}

/** Reports what each brand still needs, one line per brand; nothing when all are ready. */
export async function reportMissing(
  db: Database,
  brands: readonly Brand[],
  report: (line: string) => void,
): Promise<void> {
  for (const { brandId, items } of await checkBrands(db, brands)) {
    const missing = items.filter(({ done }) => !done).map(({ item }) => checks[item].missing);
    if (missing.length > 0) report(`${brandId} is not ready to open; missing: ${missing.join(', ')}.`);
  }
}

async function findFacts(db: Database, brands: readonly Brand[]): Promise<Facts[]> {
  const { rows } = await sql<Omit<Facts, 'brand'> & { readonly brandId: string }>`
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
    return facts ? [{ brand, ...facts }] : [];
  });
}

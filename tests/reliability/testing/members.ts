import path from 'node:path';
import type pg from 'pg';
import type { Brand } from '#schemas/brand/brand';
import { readBrands } from '#server/testing/testBrands';
import { systemClock } from '#server/platform/clock';
import type { Clock } from '#server/platform/clock';
import { connectDatabase } from '#server/platform/db/connect';
import type { Database } from '#server/platform/db/connect';
import { projectRoot } from '#server/platform/root';
import { buildCompanyAccount, buildMember, buildStaff } from '#server/testing/builders';
import type { TestMember, TestStaff } from '#server/testing/builders';
import type { Site } from './site';

/** Any server with a database to inspect. */
type Reachable = Pick<Site, 'access'>;

/** Access to the data of a running site without its server. */
export interface Inside {
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly clock: Clock;
  /** The brand of the site's default host. */
  readonly brand: Brand;
}

export interface People {
  readonly members: readonly TestMember[];
  readonly staff: TestStaff;
  readonly account: { readonly id: string };
}

let primary: Brand | undefined;

/** Read once: reading every brand file each time would occupy the process that sends the load. */
function primaryBrand(): Brand {
  if (primary) return primary;
  const brands = readBrands(path.join(projectRoot, 'brands'));
  primary = brands.find((brand) => brand.primary) ?? brands[0];
  if (!primary) throw new Error('There is no brand.');
  return primary;
}

/** Opens the data of a site, runs `work`, and closes the connection, which would not outlive the database. */
export async function inside<T>(site: Reachable, work: (inside: Inside) => Promise<T>): Promise<T> {
  const brand = primaryBrand();
  const { db, pool } = connectDatabase({ connectionString: (await site.access()).app, max: 4 });
  try {
    return await work({ db, pool, brand, clock: systemClock });
  } finally {
    await db.destroy();
  }
}

/** Members with this credit, a staff member with the operator role, and a receiving account. @param credit satang. */
export function settle(site: Reachable, count: number, credit = 0): Promise<People> {
  return inside(site, async (world) => {
    const account = await buildCompanyAccount(world);
    const staff = await buildStaff(world, 'admin');
    const members: TestMember[] = [];
    for (let n = 0; n < count; n += 1) members.push(await buildMember(world, { credit }));
    return { members, staff, account };
  });
}

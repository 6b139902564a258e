import { resolve } from '#core/brand/resolve';
import { usedStandIns } from '#core/brand/standIns';
import type { Database } from '#server/platform/db/connect';
import { BrandDirectory, type Published } from '#server/platform/brands/brandDirectory';
import { brandFileName, BrandRules, type BrandRulesOptions } from '#server/platform/brands/brandRules';
import { importFolder } from './importFolder';
import { readFolder, type ReadFolder } from './readFolder';

export interface OnDisk {
  readonly rules: BrandRules;
  readonly folder: ReadFolder;
}

/** @throws Error naming file, path and cause when the defaults are invalid. */
export function readDisk(folder: string, options: BrandRulesOptions = {}): OnDisk {
  const rules = new BrandRules(folder, options);
  return { rules, folder: readFolder(folder, rules) };
}

/**
 * Takes what has changed on disk into the database and serves what is published there. A brand that breaks the rules is
 * closed; the others are served.
 * @throws Error with a message when no brand can be served, or RangeError when no brand has the id `defaultBrand`.
 */
export async function openBrands(
  db: Database,
  { rules, folder }: OnDisk,
  now: Date,
  defaultBrand?: string,
): Promise<{ readonly brands: BrandDirectory; readonly messages: readonly string[] }> {
  const { published, closed, lives, messages } = await importFolder(db, rules, folder, now);
  if (published.length === 0)
    throw new Error(
      ['No brand can be served: every one of them is invalid.', ...closed.map(({ reason }) => reason)].join(
        '\n',
      ),
    );
  return {
    brands: new BrandDirectory(rules, published, {
      closed,
      lives,
      ...(defaultBrand !== undefined && { defaultBrand }),
    }),
    messages: [
      ...closed.map(describeClosed),
      ...messages,
      ...(rules.omitsStandIns ? published.flatMap((one) => reportStandIns(rules, one)) : []),
    ],
  };
}

const describeClosed = ({ id, reason }: { readonly id: string; readonly reason: string }): string =>
  `${id} is closed until it is corrected (see npm run validate); the other brands are served.\n${reason}`;

const reportStandIns = ({ defaults }: BrandRules, { file, brand: { id } }: Published): readonly string[] =>
  usedStandIns(resolve(defaults, file).brand).map(
    ({ path, address }) =>
      `${brandFileName(id)}${path}: ${address} is served with DEMO=1 only, so ${id} is served without it. ` +
      'Set the https:// address of your provider, or remove the setting.',
  );

import * as adjustment from '#schemas/api/shapes/adjustment';
import * as bankTransfer from '#schemas/api/shapes/bankTransfer';
import * as companyAccount from '#schemas/api/shapes/companyAccount';
import * as deposit from '#schemas/api/shapes/deposit';
import * as gameTransfer from '#schemas/api/shapes/gameTransfer';
import * as play from '#schemas/api/shapes/play';
import * as review from '#schemas/api/shapes/review';
import * as setting from '#schemas/api/shapes/setting';
import * as slip from '#schemas/api/shapes/slip';
import * as staff from '#schemas/api/shapes/staff';
import * as staffPrize from '#schemas/api/shapes/staffPrize';
import * as studio from '#schemas/api/shapes/studio';
import * as trialBalance from '#schemas/api/shapes/trialBalance';
import * as turnover from '#schemas/api/shapes/turnover';
import * as user from '#schemas/api/shapes/user';
import * as withdraw from '#schemas/api/shapes/withdraw';

const modules: readonly Readonly<Record<string, unknown>>[] = [
  ...[adjustment, bankTransfer, companyAccount, deposit, gameTransfer, play, review, setting, slip],
  ...[staff, staffPrize, studio, trialBalance, turnover, user, withdraw],
];

/** The object schemas that answers share, by the name of their export in Pascal case: `DepositRequest`. */
export const namedSchemas: ReadonlyMap<string, object> = new Map(
  modules.flatMap((module) =>
    Object.entries(module)
      .filter((entry): entry is [string, object] => isObjectSchema(entry[1]))
      .map(([name, schema]) => [name.charAt(0).toUpperCase() + name.slice(1), schema] as const),
  ),
);

function isObjectSchema(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'type' in value && 'properties' in value;
}

import type { Brand } from '#schemas/brand/brand';
import type { BrandDefaults, BrandFile } from '#schemas/brand/brandFile';
import { checkAssets, type AssetLookup } from './checks/assets';
import { checkContrast } from './checks/contrast';
import { checkFeatures } from './checks/features';
import { checkHosts } from './checks/hosts';
import { checkLeaderboard } from './checks/leaderboard';
import { checkLevels } from './checks/levels';
import { checkMoney } from './checks/money';
import { checkOrigins } from './checks/origins';
import { checkPrizes } from './checks/prizes';
import { checkReserved } from './checks/reserved';
import { checkRewards } from './checks/rewards';
import { checkSecrets } from './checks/secrets';
import { checkStandIns } from './checks/standIns';
import { checkTurnover } from './checks/turnover';
import { checkTexts, type Messages } from './checks/texts';
import { hasErrors, type Problem } from './problem';
import { resolve } from './resolve';
import { schemaProblems, type SchemaValidator } from './schemaProblems';

/** What a check of a brand file needs to know beyond the file. */
export interface ValidateContext {
  readonly defaults: BrandDefaults;
  /** Compiled `brandFile` schema. */
  readonly schema: SchemaValidator;
  /** Text overrides are not checked without it. */
  readonly messages?: Messages | undefined;
  /** Pictures are not checked without it. */
  readonly assets?: AssetLookup | undefined;
  /** Hosts that this installation uses for its own programs, beside those that are always reserved. */
  readonly reservedHosts?: readonly string[] | undefined;
}

/**
 * Everything that is wrong with one brand file of the present version: its schema first, and once that holds,
 * what its values mean together (BRD-01, BRD-06).
 */
export function validate(file: unknown, context: ValidateContext): Problem[] {
  const problems = [...schemaProblems(file, context.schema, context.defaults), ...checkSecrets(file)];
  if (hasErrors(problems)) return problems;
  return [...problems, ...checkBrand(resolve(context.defaults, file as BrandFile).brand, context)];
}

/** The checks of a resolved brand. */
export function checkBrand(
  brand: Brand,
  { messages, assets, reservedHosts }: Pick<ValidateContext, 'messages' | 'assets' | 'reservedHosts'>,
): Problem[] {
  return [
    ...checkLevels(brand),
    ...checkContrast(brand),
    ...checkMoney(brand),
    ...checkTurnover(brand),
    ...checkFeatures(brand),
    ...checkReserved(brand, reservedHosts),
    ...checkPrizes(brand),
    ...checkRewards(brand),
    ...checkLeaderboard(brand),
    ...checkOrigins(brand),
    ...checkHosts(brand),
    ...checkStandIns(brand),
    ...(messages ? checkTexts(brand, messages) : []),
    ...(assets ? checkAssets(brand, assets) : []),
  ];
}

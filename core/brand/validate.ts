import type { Brand } from '#schemas/brand/brand';
import { checkAssets, type AssetLookup } from './checks/assets';
import { checkContrast } from './checks/contrast';
import { checkFeatures, checkLeaderboard } from './checks/features';
import { checkHosts, checkLocalApi, checkReserved } from './checks/hosts';
import { checkLevels } from './checks/levels';
import { checkMoney } from './checks/money';
import { checkOrigins } from './checks/origins';
import { checkPrizes, checkRewards, repeatedKeys } from './checks/prizes';
import { checkStandIns } from './checks/standIns';
import { checkTurnover } from './checks/turnover';
import { checkTexts, type Messages } from './checks/texts';
import type { Problem } from './problem';

/** Context of the checks in addition to the brand. */
interface CheckContext {
  /** Text overrides are not checked without it. */
  readonly messages?: Messages | undefined;
  /** Images are not checked without it. */
  readonly assets?: AssetLookup | undefined;
  /** Hosts that this installation uses for its own programs, in addition to those that are always reserved. */
  readonly reservedHosts?: readonly string[] | undefined;
}

/** The checks of a resolved brand. */
export function checkBrand(brand: Brand, { messages, assets, reservedHosts }: CheckContext): Problem[] {
  return [
    ...checkLevels(brand),
    ...checkContrast(brand),
    ...checkMoney(brand),
    ...checkTurnover(brand),
    ...checkFeatures(brand),
    ...checkReserved(brand, reservedHosts),
    ...checkPrizes(brand),
    ...checkRewards(brand),
    ...checkReasons(brand),
    ...checkLeaderboard(brand),
    ...checkOrigins(brand),
    ...checkHosts(brand),
    ...checkLocalApi(brand),
    ...checkStandIns(brand),
    ...(messages ? checkTexts(brand, messages) : []),
    ...(assets ? checkAssets(brand, assets) : []),
  ];
}

/** Reason templates of which a key does not name one. */
function checkReasons({ desk: { reasons } }: Brand): Problem[] {
  return Object.entries(reasons).flatMap(([kind, templates]) =>
    repeatedKeys(`/desk/reasons/${kind}`, templates),
  );
}

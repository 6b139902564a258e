/** What other modules may use of `responsible-gambling`. */
export { breakKind, depositLeft, limitRefusal } from './depositBounds';
export { isExcluded } from './exclusions';
export { operatorBrands } from './person';
export { playGuard, refusalOf } from './playBounds';
export { readNetPosition } from './readNetPosition';
export { readPlayStatus } from './readPlayStatus';
export { requireAge } from './setBirthDate';
export { responsibleGamblingHandlers } from './responsibleGamblingHandlers';

/** What other modules may use of `responsible-gambling`. */
export { breakKind, depositLeft, limitRefusal } from './depositBounds';
export { isBarred } from './exclusions';
export { operatorBrands } from './operatorBrands';
export { playGuard, refusalOf } from './playBounds';
export { requireAge } from './requireAge';
export { responsibleGamblingHandlers } from './responsibleGamblingHandlers';

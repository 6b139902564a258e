import { boundNames } from '#schemas/common/releaseTerms';
import type { Bounds } from '#core/brand/release/bounds';

const MOST = 999_999_999;

/** For tests of something else: one person may publish any prizes and limits. */
export const unbounded = Object.fromEntries(boundNames.map((name) => [name, MOST])) as Bounds;

/** The same as the value of `PUBLISH_BOUNDS`. */
export const unboundedSetting = boundNames.map((name) => `${name}=${MOST}`).join(',');

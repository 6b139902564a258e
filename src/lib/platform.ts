export type Platform = 'AND' | 'IOS' | 'DSK';

/** What is read of `navigator`. */
export interface NavigatorLike {
  readonly userAgent: string;
  readonly maxTouchPoints?: number;
}

/** The `platform` header (API-03). An iPad that calls itself a Macintosh is told by its touch screen. */
export function platformOf({ userAgent, maxTouchPoints = 0 }: NavigatorLike): Platform {
  if (/android/i.test(userAgent)) return 'AND';
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'IOS';
  if (/macintosh/i.test(userAgent) && maxTouchPoints > 1) return 'IOS';
  return 'DSK';
}

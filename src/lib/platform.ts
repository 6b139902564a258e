export type Platform = 'AND' | 'IOS' | 'DSK';

/** The used part of `navigator`. */
export interface NavigatorLike {
  readonly userAgent: string;
  readonly maxTouchPoints?: number;
}

/** The `platform` header. An iPad that identifies as a Macintosh is detected by its touch screen. */
export function platformOf({ userAgent, maxTouchPoints = 0 }: NavigatorLike): Platform {
  if (/android/i.test(userAgent)) return 'AND';
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'IOS';
  if (/macintosh/i.test(userAgent) && maxTouchPoints > 1) return 'IOS';
  return 'DSK';
}

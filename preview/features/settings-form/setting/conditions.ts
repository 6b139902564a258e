/** A setting that means something only while another has a certain value. */
export interface Condition {
  /** Setting that decides. */
  readonly on: string;
  readonly holds: (value: unknown) => boolean;
}

const isOn = (path: string): Condition => ({ on: path, holds: (value) => value === true });
const hasChat: Condition = { on: '/chat/provider', holds: (value) => value !== 'none' };
const isClassic: Condition = { on: '/layout/public', holds: (value) => value === 'classic' };

const conditions: Readonly<Record<string, Condition>> = {
  '/chat/host': hasChat,
  '/chat/hosts': hasChat,
  '/chat/propertyId': hasChat,
  '/chat/widgetId': hasChat,
  '/images/home.top.background': isClassic,
  '/images/home.top.casino': isClassic,
  '/images/home.top.slot': isClassic,
  '/images/home.top.sport': isClassic,
  '/images/home.top.contact': isClassic,
  '/embeds/liveScore': isOn('/flags/liveScore'),
  '/embeds/score': isOn('/flags/score'),
  '/embeds/movies': isOn('/flags/movie'),
  '/limits/affiliateMin': isOn('/flags/affiliate'),
  '/limits/affiliateTurnoverPercent': isOn('/flags/affiliate'),
  '/limits/affiliateLossPercent': isOn('/flags/affiliate'),
  '/limits/slipMaxAgeHours': isOn('/flags/slip'),
  '/limits/slipsPerHour': isOn('/flags/slip'),
};

/** What must hold for a setting to be shown; undefined when it always is. */
export const conditionOf = (path: string): Condition | undefined => conditions[path];

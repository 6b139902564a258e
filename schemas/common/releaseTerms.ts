/** Bounds of the platform: beyond one of them, one person may not publish alone. */
export const boundNames = [
  'prize',
  'play',
  'memberDay',
  'depositShare',
  'bonus',
  'lossShare',
  'turnoverShare',
  'point',
  'withdrawDay',
  'day',
] as const;
export type BoundName = (typeof boundNames)[number];

/** What a foreign host may do to members, from the most dangerous to the least. */
export const hostPowers = ['SCRIPTS', 'LOGINS', 'FRAMES', 'IMAGES', 'LINKS'] as const;
export type HostPower = (typeof hostPowers)[number];

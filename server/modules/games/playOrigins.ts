import type { GameProvider } from '#server/providers/games/gameProvider';

/**
 * @returns the origins at which these providers' games run, for the frame policy and as the only targets of a
 *   game's URL. Invalid origins and the site's own are left out.
 * @param home origin of the site.
 */
export function playOrigins(houses: readonly GameProvider[], home: string): readonly string[] {
  const declared = new Set(houses.flatMap((house) => house.origins(home)));
  return [...declared].filter((origin) => isOrigin(origin) && origin !== home);
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol } = new URL(text);
  return text === origin && (protocol === 'https:' || protocol === 'http:');
}

import type { GameProvider } from '#server/providers/games/gameProvider';

/**
 * Where games of these houses are played, for a site at `home`: what its pages may frame, and the only places a game
 * is opened at (W2). What is no origin is left out, and so is the site's own.
 * @param home address of the site, without path.
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

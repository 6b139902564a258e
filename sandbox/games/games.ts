import { quickGames } from './quickGames';
import type { SandboxGame } from './sandboxGame';
import { slots } from './slots';
import { tableGames } from './tableGames';
import { themedSlots, variantsOf } from './themedGames';

/** The games of the sandbox, in the order in which they are shown. */
export const sandboxGames: readonly SandboxGame[] = [
  ...slots,
  ...themedSlots,
  ...tableGames,
  ...quickGames,
  ...variantsOf([...tableGames, ...quickGames]),
];

/** Games that are staked from the platform's balance. */
const seamlessCodes = ['royal-hi-lo', 'golden-gourd', 'emperor-dragon-tiger', 'champion-ring'];
const isSeamless = ({ code }: SandboxGame) => seamlessCodes.includes(code);
export const seamlessGames = sandboxGames.filter(isSeamless);
export const transferGames = sandboxGames.filter((game) => !isSeamless(game));

export function sandboxGame(code: string): SandboxGame | undefined {
  return sandboxGames.find((game) => game.code === code);
}

/** Its image, one of `brands/assets`. */
export function coverOf({ code }: SandboxGame): string {
  return `game-${code}.svg`;
}

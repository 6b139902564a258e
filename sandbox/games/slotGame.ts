import type { SandboxGame } from './sandboxGame';

/** How often a symbol is on each reel, and what three or just the first two of it multiply the stake by. */
type Symbol = readonly [stops: number, three: number, two: number];

/** A slot of three reels that are alike. */
export function slotGame(
  game: Pick<SandboxGame, 'code' | 'slot' | 'name' | 'nameTh' | 'hot' | 'isNew' | 'payback' | 'isClosed'>,
  symbols: Readonly<Record<string, Symbol>>,
): SandboxGame {
  const reel = Object.entries(symbols).flatMap(([name, [stops]]) => Array<string>(stops).fill(name));
  const stop = (at: number) => reel[at] ?? '';
  return {
    ...game,
    category: 'slot',
    kind: 'slot',
    version: 1,
    still: Object.keys(symbols).slice(0, 3),
    prizes: Object.entries(symbols).flatMap(([of, [, three, two]]) => [
      { of, count: 3, times: three },
      ...(two > 0 ? [{ of, count: 2, times: two }] : []),
    ]),
    choices: ['spin'],
    play: (_choice, draw) => {
      const [first, second, third] = [draw(reel.length), draw(reel.length), draw(reel.length)].map(stop);
      const [, three = 0, two = 0] = symbols[first ?? ''] ?? [];
      const times = first !== second ? 0 : second === third ? three : two;
      return { faces: [first ?? '', second ?? '', third ?? ''], times: times * 100 };
    },
  };
}

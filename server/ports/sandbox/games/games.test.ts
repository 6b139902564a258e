import { describe, expect, it } from 'vitest';
import { sandboxGames } from './games';
import { fairDraw } from './draw';
import type { Draw } from './draw';
import { winOf } from './sandboxGame';
import type { SandboxGame } from './sandboxGame';

/** Every way in which a choice can end with how likely it is: all draws, one by one. */
function* allOutcomes(
  game: SandboxGame,
  choice: string,
  drawn: readonly number[] = [],
): Generator<{ share: number; times: number }> {
  const sides: number[] = [];
  const draw: Draw = (count) => {
    sides.push(count);
    return drawn[sides.length - 1] ?? 0;
  };
  const { times } = game.play(choice, draw);
  if (sides.length === drawn.length) yield { share: sides.reduce((share, count) => share / count, 1), times };
  else
    for (let next = 0; next < (sides[drawn.length] ?? 0); next += 1)
      yield* allOutcomes(game, choice, [...drawn, next]);
}

const bets = sandboxGames.flatMap((game) =>
  game.choices.slice(0, 3).map((choice) => ({ game, choice, code: game.code })),
);

describe('games of the sandbox', () => {
  it.each(bets)(
    'G8 $code on $choice gives back what its page says, counted over every draw',
    ({ game, choice }) => {
      const ways = [...allOutcomes(game, choice)];
      expect(ways.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
      const back = ways.reduce((sum, { share, times }) => sum + share * times, 0);
      expect(back).toBeCloseTo(game.payback, 2);
    },
  );

  it.each(bets)('G8 $code pays on $choice what its table of prizes says', ({ game, choice }) => {
    const best = Math.max(...[...allOutcomes(game, choice)].map(({ times }) => times / 100));
    const said = game.prizes.filter(({ of }) => game.kind === 'slot' || of === choice || of === 'digits');
    expect(best).toBe(Math.max(...said.map(({ times }) => times)));
  });

  it('G2 draws every face as often as any other', () => {
    const seen = Array<number>(6).fill(0);
    for (let n = 0; n < 120_000; n += 1) seen[fairDraw(6)]! += 1;
    const chi = seen.reduce((sum, count) => sum + (count - 20_000) ** 2 / 20_000, 0);
    // 99.9999 % of fair dice stay below this, with five degrees of freedom.
    expect(chi).toBeLessThan(35.9);
  });

  it('never deals one card twice', () => {
    const game = sandboxGames.find(({ code }) => code === 'dragon-tiger')!;
    for (let dragon = 0; dragon < 52; dragon += 1) {
      const tigers = Array.from({ length: 51 }, (_, left) => {
        const draws = [dragon, left];
        return game.play('tie', () => draws.shift() ?? 0).faces[1];
      });
      expect(new Set(tigers).size).toBe(51);
      expect(tigers).not.toContain(dragon);
    }
  });

  it('M5 wins whole satang, never more than the odds say', () => {
    expect(winOf(101, { faces: [], times: 256 })).toBe(258);
    expect(winOf(500_000, { faces: [], times: 200_000 })).toBe(1_000_000_000);
  });

  it('names every game once, by a name that an address can hold', () => {
    const codes = sandboxGames.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) expect(code).toMatch(/^[a-z-]{1,40}$/);
  });
});

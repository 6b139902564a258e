import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#server/platform/root';
import { coverOf, sandboxGames } from './games';
import { fairDraw, type Draw, prizesOn, winOf, type SandboxGame } from './sandboxGame';
import { wordFor } from './gameWords';

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
    expect(best).toBe(Math.max(...prizesOn(game, choice).map(({ times }) => times)));
  });

  it.each(bets)('G8 $code on $choice can win exactly what its page lists', ({ game, choice }) => {
    const won = new Set(
      [...allOutcomes(game, choice)].map(({ times }) => times / 100).filter((times) => times > 0),
    );
    expect([...won].sort()).toEqual([...new Set(prizesOn(game, choice).map(({ times }) => times))].sort());
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

  it('G1 draws with the system’s generator only, in one place', () => {
    const files = readdirSync(import.meta.dirname).filter((name) => !name.endsWith('.test.ts'));
    const code = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8');
    expect(files.filter((name) => /Math\.random/.test(code(name)))).toEqual([]);
    expect(files.filter((name) => /randomInt/.test(code(name)))).toEqual(['sandboxGame.ts']);
  });

  it('G6 odds never change under the same version: a game that pays otherwise has a new one', () => {
    const odds = sandboxGames.map((game) => {
      const ways = game.choices.flatMap((choice) => {
        const sums = new Map<number, number>();
        for (const { share, times } of allOutcomes(game, choice))
          sums.set(times, (sums.get(times) ?? 0) + share);
        return [...sums]
          .sort(([a], [b]) => a - b)
          .map(([times, share]) => `${choice} ${times} ${share.toFixed(9)}`);
      });
      return `${game.code} ${game.version} ${createHash('sha256').update(ways.join('\n')).digest('hex').slice(0, 12)}`;
    });
    expect(odds).toMatchInlineSnapshot(`
      [
        "naga-gold 1 928c63b3be45",
        "lotus-moon 1 5593da1bbb8b",
        "golden-fan 1 caecebf1adc7",
        "temple-fair 1 3df81279b49b",
        "elephant-parade 1 ffa9611b9d08",
        "ruby-rain 1 1840083cd306",
        "kite-festival 1 b550bf101377",
        "tiger-fortune 1 5593da1bbb8b",
        "dragon-treasure 1 1840083cd306",
        "crown-of-siam 1 928c63b3be45",
        "emerald-palace 1 b550bf101377",
        "lucky-seven-siam 1 caecebf1adc7",
        "koi-fortune 1 b550bf101377",
        "lantern-night 1 ffa9611b9d08",
        "golden-chedi 1 3df81279b49b",
        "treasure-bay 1 1840083cd306",
        "thunder-drum 1 caecebf1adc7",
        "star-warrior 1 928c63b3be45",
        "fruit-festa 1 caecebf1adc7",
        "rocket-gold 1 1840083cd306",
        "turtle-wealth 1 b550bf101377",
        "lotus-queen 1 ffa9611b9d08",
        "royal-chest 1 928c63b3be45",
        "tiger-temple 1 3df81279b49b",
        "dragon-pearl 1 5593da1bbb8b",
        "songkran-splash 1 caecebf1adc7",
        "loy-krathong 1 b550bf101377",
        "mango-mania 1 caecebf1adc7",
        "diamond-rush 1 1840083cd306",
        "amethyst-night 1 5593da1bbb8b",
        "sevens-on-fire 1 1840083cd306",
        "warrior-legend 1 3df81279b49b",
        "blue-dragon 1 928c63b3be45",
        "crown-jewels 1 ffa9611b9d08",
        "jade-turtle 1 b550bf101377",
        "koi-palace 1 ffa9611b9d08",
        "red-lantern 1 caecebf1adc7",
        "moon-rocket 1 5593da1bbb8b",
        "tiger-king 1 928c63b3be45",
        "sky-temple 1 3df81279b49b",
        "ocean-chest 1 5593da1bbb8b",
        "neon-sevens 1 caecebf1adc7",
        "dragon-drum 1 ffa9611b9d08",
        "hi-lo 1 454fb693a330",
        "gourd-crab-fish 1 f4f517ab3b5c",
        "dragon-tiger 1 69eb107715e3",
        "red-black 1 eef937674cdb",
        "penalty 1 22f59cb69d2b",
        "muay-thai 1 73860533c961",
        "river-king 1 0e7351a5a78b",
        "two-digits 1 1a41805ed02c",
        "odd-even 1 1a97e960c2cd",
        "royal-hi-lo 1 454fb693a330",
        "lucky-dice 1 454fb693a330",
        "golden-gourd 1 f4f517ab3b5c",
        "emperor-dragon-tiger 1 69eb107715e3",
        "royal-red-black 1 eef937674cdb",
        "golden-boot 1 22f59cb69d2b",
        "champion-ring 1 73860533c961",
        "ocean-treasure 1 0e7351a5a78b",
        "mekong-legend 1 0e7351a5a78b",
        "lucky-two 1 1a41805ed02c",
        "odd-even-turbo 1 1a97e960c2cd",
      ]
    `);
  });

  it('G7 a result depends only on the choice and the draw', () => {
    for (const game of sandboxGames)
      for (const choice of game.choices.slice(0, 3)) {
        const again = () => game.play(choice, (sides) => 17 % sides);
        const once = again();
        for (let n = 0; n < 50; n += 1) expect(again()).toEqual(once);
        expect(game.play.length).toBeLessThanOrEqual(2);
      }
  });

  it('has an image of every game, a text for every result, and a game in every category', () => {
    for (const game of sandboxGames)
      expect([game.code, existsSync(path.join(projectRoot, 'brands/assets', coverOf(game)))]).toEqual([
        game.code,
        true,
      ]);
    expect(new Set(sandboxGames.map(({ category }) => category))).toEqual(
      new Set(['slot', 'casino', 'card', 'sport', 'fishing', 'lotto']),
    );
    const names = sandboxGames.flatMap(({ prizes, choices }) => [...prizes.map(({ of }) => of), ...choices]);
    for (const name of names.filter((one) => !/^(spin|\d\d)$/.test(one)))
      for (const language of ['th', 'en'] as const) expect(wordFor(name, language)).not.toBe(name);
  });

  it('M5 pays integer satang, never more than the odds', () => {
    expect(winOf(101, { faces: [], times: 256 })).toBe(258);
    expect(winOf(500_000, { faces: [], times: 200_000 })).toBe(1_000_000_000);
  });

  it('names every game once, by a name that an address can hold', () => {
    const codes = sandboxGames.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) expect(code).toMatch(/^[a-z-]{1,40}$/);
  });
});

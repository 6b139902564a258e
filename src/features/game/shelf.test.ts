import { describe, expect, it } from 'vitest';
import { shipped } from '@/testing/shipped';
import { buildCategory } from '#scenarios/factories/buildGames';
import type { Game } from './gameApi';
import { matchGames, isClosedGame, shelfOf } from './shelf';

const game = (code: string, slot: string, over: Partial<Game> = {}): Game => ({ code, slot, ...over });

describe('shelfOf', () => {
  it('ENT-18 shows the four providers of slots in the brand’s order, independent of the API’s order', () => {
    const rows = [...buildCategory('slot')].reverse();
    const { providers, games } = shelfOf('slot', rows, shipped);
    expect(providers.map(({ slot }) => slot)).toEqual(['JK', 'AC', 'SG', 'XE']);
    expect(providers.map(({ isClosed }) => isClosed)).toEqual([false, false, false, true]);
    expect(games).toEqual([]);
  });

  it('ENT-18 derives the providers where the API lists only games, and treats one without games as closed', () => {
    const { providers, games } = shelfOf('slot', [game('naga', 'JK'), game('fair', 'SG')], shipped);
    expect(providers.filter(({ isClosed }) => !isClosed).map(({ slot }) => slot)).toEqual(['JK', 'SG']);
    expect(games).toHaveLength(2);
  });

  it('ENT-18 names a provider as the brand does, an unknown one by its own name', () => {
    const brand = {
      providers: {
        ...shipped.providers,
        JK: { ...shipped.providers.JK, name: 'โจ๊กเกอร์', image: 'mine.svg' },
      },
    };
    const rows = [game('JK', 'JK', { name: 'Joker' }), game('NEW', 'NEW', { name: 'Newcomer' })];
    const { providers } = shelfOf('slot', rows, brand);
    expect(providers[0]).toMatchObject({ name: 'โจ๊กเกอร์', image: 'mine.svg' });
    expect(providers.at(-1)).toMatchObject({ slot: 'NEW', name: 'Newcomer' });
  });

  it('separates providers and games of other categories', () => {
    const shelf = shelfOf('casino', [game('SALA', 'SALA', { status: 'MA' }), game('hi-lo', 'SALA')], shipped);
    expect(shelf.providers).toMatchObject([{ slot: 'SALA', isClosed: true }]);
    expect(shelf.games).toMatchObject([{ type: 'casino', game: { code: 'hi-lo' } }]);
  });
});

describe('isClosedGame', () => {
  it('B7 treats any status but ON as closed, and a missing one as open', () => {
    expect(isClosedGame({ status: 'ON' })).toBe(false);
    expect(isClosedGame({})).toBe(false);
    expect(isClosedGame({ status: 'MA' })).toBe(true);
    expect(isClosedGame({ status: 'SOON' as 'MA' })).toBe(true);
  });
});

describe('matchGames', () => {
  const naga = game('naga', 'JK', { name: 'Naga Gold', nameTh: 'นาคาทองคำ' });
  const all = [
    { type: 'hot' as const, game: naga },
    { type: 'slot' as const, game: naga },
    { type: 'card' as const, game: game('tiger', 'SALA', { name: 'Dragon Tiger' }) },
  ];

  it('LAY-12 finds a game by its Thai or its English name, in any case', () => {
    expect(matchGames(all, 'ทองคำ')).toHaveLength(1);
    expect(matchGames(all, ' TIGER ')).toMatchObject([{ game: { code: 'tiger' } }]);
    expect(matchGames(all, 'dragontiger')).toMatchObject([{ game: { code: 'tiger' } }]);
    expect(matchGames(all, 'นาคา ทองคำ')).toHaveLength(1);
    expect(matchGames(all, 'zzz')).toEqual([]);
  });

  it('counts a popular game once, by its own category', () => {
    expect(matchGames(all, 'naga')).toEqual([{ type: 'slot', game: naga }]);
  });
});

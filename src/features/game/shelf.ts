import type { Brand } from '#schemas/brand/brand';
import { hasOwn } from '#schemas/common/hasOwn';
import type { Game, GameCategory } from './gameApi';

/** A game as it is shown: with the category that it was found in. */
export interface Placed {
  readonly type: GameCategory;
  readonly game: Game;
}

/** A provider as it is shown. */
export interface Provider {
  readonly slot: string;
  readonly name: string;
  readonly image: string;
  readonly isClosed: boolean;
}

export interface Shelf {
  readonly providers: readonly Provider[];
  readonly games: readonly Placed[];
}

/**
 * What a category shows: providers first, then games. Slots are ordered by the brand's own four providers,
 * whether the API names them or only their games (ENT-18).
 */
export function shelfOf(type: GameCategory, rows: readonly Game[], brand: Pick<Brand, 'providers'>): Shelf {
  const houses = rows.filter(isProvider);
  const games = rows.filter((row) => !isProvider(row)).map((game) => ({ type, game }));
  if (type !== 'slot') return { providers: houses.map((house) => providerOf(house, brand)), games };

  const own = Object.entries(brand.providers).map(([slot, { name, image }]) => {
    const house = houses.find((one) => one.slot === slot);
    const isClosed = house ? isClosedGame(house) : !games.some(({ game }) => game.slot === slot);
    return { slot, name, image, isClosed };
  });
  const others = houses.filter(({ slot }) => !hasOwn(brand.providers, slot));
  return { providers: [...own, ...others.map((house) => providerOf(house, brand))], games };
}

/** Anything but `ON` is closed; a game of which nothing is said is open (B7). */
export function isClosedGame({ status }: Pick<Game, 'status'>): boolean {
  return status !== undefined && status !== 'ON';
}

/** Tells games apart; a code is unlike any other of its provider only. */
export function idOf({ slot, code }: Pick<Game, 'slot' | 'code'>): string {
  return `${slot}/${code}`;
}

/** Name of a provider: the brand's own word for it, else the code. */
export function providerName(slot: string, { providers }: Pick<Brand, 'providers'>): string {
  return hasOwn(providers, slot) ? providers[slot as keyof typeof providers].name : slot;
}

function isProvider({ code, slot }: Game): boolean {
  return code === slot;
}

function providerOf(house: Game, { providers }: Pick<Brand, 'providers'>): Provider {
  const { slot } = house;
  const own = hasOwn(providers, slot) ? providers[slot as keyof typeof providers] : undefined;
  return {
    slot,
    name: own?.name ?? house.name ?? slot,
    image: own?.image ?? house.image ?? '',
    isClosed: isClosedGame(house),
  };
}

import type { Brand } from '#schemas/brand/brand';
import { hasOwn } from '#schemas/common/text';
import type { Game, GameCategory, Placed } from './gameApi';
import { foldText } from '@/lib/foldText';

/** A provider as shown. */
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
 * Contents of a category: providers first, then games. Slots are ordered by the brand's four providers, whether the API
 * lists the providers or only their games.
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

/** Any status except `ON` is closed; a game without a status is open. */
export function isClosedGame({ status }: Pick<Game, 'status'>): boolean {
  return status !== undefined && status !== 'ON';
}

/** Unique key of a game, because a code is unique only within its provider. */
export function idOf({ slot, code }: Pick<Game, 'slot' | 'code'>): string {
  return `${slot}/${code}`;
}

/** The brand's name of a provider; its code is never shown. */
export function providerName(slot: string, { providers }: Pick<Brand, 'providers'>): string | undefined {
  return hasOwn(providers, slot) ? providers[slot as keyof typeof providers].name : undefined;
}

function isProvider({ code, slot }: Game): boolean {
  return code === slot;
}

function providerOf(house: Game, { providers }: Pick<Brand, 'providers'>): Provider {
  const { slot } = house;
  const own = hasOwn(providers, slot) ? providers[slot as keyof typeof providers] : undefined;
  return {
    slot,
    name: own?.name ?? house.name ?? '',
    image: own?.image ?? house.image ?? '',
    isClosed: isClosedGame(house),
  };
}

/** Minimum number of letters before a search filters. */
export const MIN_LETTERS = 2;

/** Games whose Thai or English name contains the text, each once. */
export function matchGames(all: readonly Placed[], text: string): readonly Placed[] {
  const wanted = foldText(text);
  return eachOnce(all.filter(({ game }) => holdsText([game.name, game.nameTh], wanted)));
}

/** Every game once; a popular one is listed under its own category. */
export function eachOnce(games: readonly Placed[]): readonly Placed[] {
  const found = new Map<string, Placed>();
  for (const placed of games) {
    const known = found.get(idOf(placed.game));
    if (!known || (known.type === 'hot' && placed.type !== 'hot')) found.set(idOf(placed.game), placed);
  }
  return [...found.values()];
}

/** Whether one of the names contains the folded text; a back end may omit names. */
export function holdsText(names: readonly (string | null | undefined)[], wanted: string): boolean {
  return names.some((name) => foldText(name ?? '').includes(wanted));
}

import type { Calls } from '#schemas/api/contract';
import { gameCategories } from '#schemas/api/game';
import { bangkokIso } from '#core/time/bangkok';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#core/time/durations';

export type Game = Calls['POST /api/auth/user/game/list']['data'][number];
export type GameCategory = Calls['GET /api/auth/user/games/{gameCate}']['params']['gameCate'];
export type GameName = Calls['GET /api/game']['data'][number];
export type GameSession = Calls['GET /api/auth/user/game/session']['data'][number];
export type PlacedGame = Calls['GET /api/auth/user/game/recent']['data'][number];
export type GameTransfer = Calls['GET /api/auth/user/game/transfer']['data'][number];

type Line = readonly [
  code: string,
  slot: string,
  name: string,
  nameTh: string,
  note?: 'hot' | 'new' | 'closed',
];

/** Games that have a shared cover image. */
const drawn: ReadonlySet<string> = new Set([
  ...['hi-lo', 'dragon-tiger', 'two-digits', 'river-king', 'naga-gold', 'lotus-moon', 'golden-fan'],
  ...[
    'temple-fair',
    'elephant-parade',
    'ruby-rain',
    'muay-thai',
    'penalty',
    'gourd-crab-fish',
    'red-black',
    'odd-even',
  ],
]);

const coverOf = (code: string) => (drawn.has(code) ? `game-${code}.svg` : '');

/** Games of the provider by category; slots are listed under their providers. */
const lines: Readonly<Record<Exclude<GameCategory, 'hot'>, readonly [Line, Line, ...Line[]]>> = {
  casino: [
    ['gourd-crab-fish', 'SALA', 'Gourd Crab Fish', 'น้ำเต้าปูปลา', 'hot'],
    ['hi-lo', 'SALA', 'Hi-Lo', 'ไฮโล', 'hot'],
    ['roulette', 'SALA', 'Roulette', 'รูเล็ต'],
    ['sic-bo', 'SALA', 'Sic Bo', 'ซิกโบ', 'closed'],
  ],
  sport: [
    ['football', 'SALA', 'Football', 'ฟุตบอล', 'hot'],
    ['muay-thai', 'SALA', 'Muay Thai', 'มวยไทย'],
    ['penalty', 'SALA', 'Penalty Shootout', 'ดวลจุดโทษ'],
    ['volleyball', 'SALA', 'Volleyball', 'วอลเลย์บอล'],
  ],
  fishing: [
    ['deep-sea', 'SALA', 'Deep Sea', 'ล่าขุมทรัพย์ใต้ทะเล', 'hot'],
    ['river-king', 'SALA', 'River King', 'ราชาแม่น้ำ'],
  ],
  card: [
    ['dragon-tiger', 'SALA', 'Dragon Tiger', 'เสือมังกร', 'hot'],
    ['red-black', 'SALA', 'Red or Black', 'ไพ่แดงดำ'],
    ['pok-deng', 'SALA', 'Pok Deng', 'ป๊อกเด้ง'],
    ['kang', 'SALA', 'Kang', 'ไพ่แคง'],
  ],
  lotto: [
    ['two-digits', 'SALA', 'Two Digits', 'เลขท้าย 2 ตัวทันใจ', 'hot'],
    ['three-digits', 'SALA', 'Three Digits', 'เลขท้าย 3 ตัวทันใจ'],
  ],
  slot: [
    ['naga-gold', 'JK', 'Naga Gold', 'นาคาทองคำ', 'hot'],
    ['lotus-moon', 'JK', 'Lotus Moon', 'จันทร์ดอกบัว', 'new'],
    ['golden-fan', 'JK', 'Golden Fan', 'พัดทอง'],
    ['garuda', 'JK', 'Garuda', 'พญาครุฑ', 'closed'],
    ['temple-fair', 'SG', 'Temple Fair', 'งานวัดมหาสนุก', 'hot'],
    ['elephant-parade', 'SG', 'Elephant Parade', 'ขบวนช้างทรง'],
    ['ruby-rain', 'AC', 'Ruby Rain', 'สายฝนทับทิม'],
    ['kite-festival', 'XE', 'Kite Festival', 'เทศกาลว่าว', 'closed'],
  ],
};

/** Slot providers; the last is closed. */
const houses = [
  ['JK', 'ON'],
  ['AC', 'ON'],
  ['SG', 'ON'],
  ['XE', 'MA'],
] as const;

/** Response of a category: providers for slots, games for the others; popular games of visible categories only. */
export function buildCategory(
  category: GameCategory,
  shown: readonly GameCategory[] = gameCategories,
): Game[] {
  if (category === 'slot') {
    return houses.map(([slot, status], order) => ({
      ...{ code: slot, slot, name: slot, nameTh: slot, image: '' },
      ...{ status, hot: false, isNew: false, order: order + 1 },
    }));
  }
  if (category !== 'hot') return lines[category].map(gameOf);
  return Object.entries(lines)
    .flatMap(([own, rows]) => (shown.includes(own as GameCategory) ? rows : []))
    .filter(([, , , , note]) => note === 'hot')
    .map(gameOf);
}

/** Every game with its category and cover, for the public search. */
export function buildGameNames(): GameName[] {
  return Object.entries(lines).flatMap(([category, rows]) =>
    rows.map(([code, slot, name, nameTh, note]) => ({
      ...{ category: category as GameCategory, code, slot, name, nameTh, image: coverOf(code) },
      status: note === 'closed' ? ('MA' as const) : ('ON' as const),
    })),
  );
}

/** Games that the member opened last; the second is in maintenance. */
const recent = ['naga-gold', 'kite-festival', 'hi-lo'] as const;

export function buildRecentGames(): PlacedGame[] {
  const all = placedGames();
  return recent.flatMap((code) => all.filter((game) => game.code === code));
}

/** Open games with the mark of a popular one. */
export function buildPopularGames(): PlacedGame[] {
  return placedGames().filter(({ hot, status }) => hot && status === 'ON');
}

/** A game by its house and code. */
export function findGame(slot: string, code: string): PlacedGame | undefined {
  return placedGames().find((game) => game.slot === slot && game.code === code);
}

function placedGames(): PlacedGame[] {
  return Object.entries(lines).flatMap(([category, rows]) =>
    rows.map(gameOf).map(({ order, ...game }) => ({ category: category as GameCategory, ...game })),
  );
}

/** Games of one provider. */
export function buildProviderGames(category: GameCategory, slot: string): Game[] {
  if (category === 'hot') return buildCategory('hot').filter((game) => game.slot === slot);
  return lines[category].filter((line) => line[1] === slot).map(gameOf);
}

function gameOf([code, slot, name, nameTh, note]: Line, order: number): Game {
  return {
    ...{ code, slot, name, nameTh, image: coverOf(code) },
    ...{
      status: note === 'closed' ? 'MA' : 'ON',
      hot: note === 'hot',
      isNew: note === 'new',
      order: order + 1,
    },
  };
}

/** Play sessions, newest first. */
export function buildSessions(now: number, uuid: () => string): GameSession[] {
  const line = ([code, , name, nameTh]: Line, rounds: number, bet: number, win: number, ago: number) => ({
    ...{ uuid: uuid(), gameCode: code, name, nameTh, rounds, bet, win },
    image: drawn.has(code) ? `game-${code}.svg` : null,
    createdAt: bangkokIso(now - ago - rounds * MINUTE_MS),
    endedAt: bangkokIso(now - ago),
  });
  const { slot, casino, fishing } = lines;
  return [
    line(slot[0], 38, 1140, 1765.5, 12 * MINUTE_MS),
    line(casino[1], 9, 900, 640, 2 * DAY_MS),
    line(fishing[1], 21, 420, 420, 2 * DAY_MS + HOUR_MS),
  ];
}

/** Transfers of credit to and from the games, newest first. */
export function buildTransfers(now: number, uuid: () => string): GameTransfer[] {
  const line = (
    direction: GameTransfer['direction'],
    amount: number,
    ago: number,
    status: GameTransfer['status'] = 'DONE',
  ): GameTransfer => ({
    uuid: uuid(),
    direction,
    amount,
    status,
    reason: status === 'REFUSED' ? 'ค่ายเกมปิดปรับปรุงชั่วคราว' : null,
    createdAt: bangkokIso(now - ago),
  });
  return [
    line('OUT', 1875.5, 12 * MINUTE_MS),
    line('IN', 1250, 50 * MINUTE_MS),
    line('IN', 1250, HOUR_MS, 'REFUSED'),
    line('OUT', 640, 2 * DAY_MS),
    line('IN', 900, 2 * DAY_MS + HOUR_MS),
  ];
}

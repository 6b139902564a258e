import { isInSeason } from '#core/brand/prizes';
import { segmentColours } from '#core/brand/segmentColours';
import type { Calls } from '#schemas/api/contract';
import { bangkokIso } from '#core/time/bangkok';
import { type Handlers, Refusal } from '../calls';
import { buildPlay, type PlayRow, type PrizeGame, prizeGames } from '../factories/buildPrizes';
import type { World } from '../world';

type PrizeCall =
  | 'GET /api/auth/wheel'
  | 'POST /api/auth/wheel/reward'
  | 'POST /api/auth/wheel/log'
  | 'POST /api/auth/game/flip-card/random-reward'
  | 'GET /api/auth/game/flip-card/logs'
  | 'POST /api/auth/game/flip-card-reward/random'
  | 'GET /api/auth/game/reward/request/my'
  | 'GET /api/auth/game';
type Prize = World['brand']['wheel']['prizes'][number];
type Event = Calls['GET /api/auth/game']['data'][number];

const codes = { wheel: 'WHEEL', flipCard: 'FLIP_CARD', flipCardReward: 'FLIP_CARD_REWARD' } as const;

/** The prize games with the brand's own tables; results rotate, because nothing is at stake. */
export const prizes: Handlers<PrizeCall> = {
  'GET /api/auth/wheel': (world) => ({
    data: {
      enabled: isOpen(world, 'wheel'),
      left: world.prizes.left.wheel,
      cost: world.brand.wheel.cost,
      segments: world.brand.wheel.prizes.map((prize, id, all) => ({
        id,
        ...faceOf(prize),
        color: segmentColours(world.brand, all.length)[id] ?? world.brand.theme.color,
        image: null,
        weight: prize.weight,
      })),
    },
  }),
  'POST /api/auth/wheel/reward': (world) => {
    const { place, prize, row, left } = play(world, 'wheel');
    return { data: { segmentId: place, ...faceOf(prize), left, logId: row.id } };
  },
  'POST /api/auth/wheel/log': ({ prizes: { plays } }, { body }) => numbered(plays.wheel, body?.page),
  'POST /api/auth/game/flip-card/random-reward': (world, { body }) => turn(world, 'flipCard', body.cardIndex),
  'GET /api/auth/game/flip-card/logs': ({ prizes: { plays } }, { query }) =>
    numbered(
      query?.game === 'FLIP_CARD_REWARD' ? plays.flipCardReward : plays.flipCard,
      Number(query?.page ?? 1),
    ),
  'POST /api/auth/game/flip-card-reward/random': (world, { body }) => {
    const answer = turn(world, 'flipCardReward', body.cardIndex);
    const { label, type } = answer.data.prize;
    if (type === 'ITEM') {
      world.prizes.gameRewards.unshift({
        uuid: world.uuid(),
        label,
        status: 'PENDING',
        createdAt: bangkokIso(world.now()),
      });
    }
    return answer;
  },
  'GET /api/auth/game/reward/request/my': ({ prizes: { gameRewards } }) => ({ data: [...gameRewards] }),
  'GET /api/auth/game': (world) => ({
    data: [
      ...prizeGames.map((game) => eventOf(codes[game], isOpen(world, game), world.prizes.left[game])),
      eventOf('CHECK_IN', isOpen(world, 'checkIn'), world.state.checkIn === 'open' ? 1 : 0),
    ],
  }),
};

const eventOf = (code: Event['code'], enabled: boolean, left: number): Event => ({
  code,
  enabled,
  left,
  startAt: null,
  endAt: null,
});

const faceOf = ({ label, type, value }: Prize) => ({
  label: label.th,
  type,
  value: value === 0 ? null : value,
});

function isOpen({ brand, now }: World, game: PrizeGame | 'checkIn'): boolean {
  return brand.flags[game] && isInSeason(bangkokIso(now()).slice(0, 10), brand[game]);
}

/** Uses one play and draws the prizes in turn. */
function play(world: World, game: PrizeGame) {
  const { left, plays } = world.prizes;
  if (!isOpen(world, game)) throw new Refusal('EVENT_CLOSED');
  if (left[game] === 0) throw new Refusal('NO_RIGHT_LEFT');
  left[game] -= 1;
  const { prizes: table } = world.brand[game];
  const place = (plays[game].length * 3 + 4) % table.length;
  const prize = table[place] as Prize;
  const row = buildPlay(prize, world.uuid(), world.now());
  plays[game].unshift(row);
  if (prize.type === 'CREDIT') world.credit += prize.value * 100;
  if (prize.type === 'POINT') world.prizes.points += prize.value;
  return { place, prize, row, left: left[game] };
}

function turn(world: World, game: 'flipCard' | 'flipCardReward', cardIndex: number) {
  const { place, prize, left } = play(world, game);
  const { cards: count, prizes: table } = world.brand[game];
  const cards = Array.from({ length: count }, (_, card) =>
    faceOf(table[(card - cardIndex + place + count * table.length) % table.length] ?? prize),
  );
  return { data: { cardIndex, prize: faceOf(prize), cards, left } };
}

/** A page by number. */
export function numbered<Row = PlayRow>(all: readonly Row[], page = 1, limit = 20) {
  const end = page * limit;
  return {
    data: all.slice(end - limit, end),
    meta: { limit, next: end < all.length ? String(page + 1) : null },
  };
}

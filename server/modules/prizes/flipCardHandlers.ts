import type { DrawnGame } from '#schemas/api/fair';
import type { Deps } from '#server/providers/deps';
import { fail } from '#server/platform/appError';
import type { Context, Handlers, MoneyAnswer } from '#server/platform/http/handlers';
import { numberedOf, numberedPageOf } from '#server/platform/http/paginate';
import { gameKeys } from './drawnGames';
import { findPlays } from './provenPlays';
import { playOnce } from './play';
import { presentPlay, presentPrize } from './presentPrize';
import { publishedOf } from './insertPlay';

type TurnCall = 'POST /api/auth/game/flip-card/random-reward' | 'POST /api/auth/game/flip-card-reward/random';

/** Both flip-card games. */
export function flipCardHandlers({
  db,
  brands,
}: Deps): Handlers<TurnCall | 'GET /api/auth/game/flip-card/logs'> {
  /** All faces are drawn before the choice and revealed after it. */
  const turn = (context: Context<TurnCall>, game: DrawnGame): Promise<MoneyAnswer> => {
    const { brand, member, body, ip, traceId, now, money } = context;
    const { cardIndex } = body;
    const published = publishedOf(brands, brand);
    return money(async (trx, { clientRef }) => {
      const origin = { ip, traceId, now, clientRef };
      const played = await playOnce(trx, { published, game, memberId: member.id, cardIndex, origin });
      const { prize, faces, left } = played;
      return { cardIndex, prize: presentPrize(prize), cards: faces.map(presentPrize), left };
    });
  };
  return {
    'POST /api/auth/game/flip-card/random-reward': (context) => turn(context, 'FLIP_CARD'),
    'POST /api/auth/game/flip-card-reward/random': (context) => turn(context, 'FLIP_CARD_REWARD'),
    'GET /api/auth/game/flip-card/logs': async ({ brand, member, query }) => {
      const page = numberedOf({
        ...(query.page !== undefined && { page: Number.parseInt(query.page, 10) }),
        ...(query.limit !== undefined && { limit: Number.parseInt(query.limit, 10) }),
      });
      const { game = brand.flags.flipCard ? 'FLIP_CARD' : 'FLIP_CARD_REWARD' } = query;
      if (!brand.flags[gameKeys[game]]) throw fail('FEATURE_OFF');
      const whose = { brandId: brand.id, memberId: member.id, game };
      const { rows, meta } = numberedPageOf(await findPlays(db, whose, page), page);
      return { data: rows.map(presentPlay), meta };
    },
  };
}

import type { Deps } from '#server/providers/deps';
import { cashOutAll } from './cashOutAll';
import { readGameCredit } from './readGameCredit';
import { listGames as listOfAll } from './catalogue';
import type { Origin } from '#server/platform/audit/audit';
import { fail } from '#server/platform/appError';
import type { Context, Handlers } from '#server/platform/http/handlers';
import { inTransaction } from '#server/platform/db/transaction';
import { readBalance } from '#server/modules/ledger/index';
import { satangToBaht } from '#core/money/money';
import { readPage } from '#server/platform/http/paginate';
import { isOffered, listCategory, listGames, listNames, listPlaced, listPopular } from './listOffered';
import {
  readFavourites,
  readPopular,
  readRecent,
  recordOpening,
  writeFavourite,
} from './memberGameRepository';
import { openGame } from './openGame';
import { ownSessions, presentSession } from './gameSessions';
import { ownTransfers, presentOwnTransfer } from './gameTransferRepository';

/** Lengths of a member's lists and of the list of popular games. */
const MOST_RECENT = 12;
const MOST_FAVOURITES = 200;
const MOST_POPULAR = 12;

type GameCall =
  | 'GET /api/game'
  | 'POST /api/auth/user/game/cashOut'
  | 'GET /api/auth/user/game/credit'
  | 'POST /api/auth/user/opengame'
  | 'POST /api/auth/user/game/list'
  | 'GET /api/auth/user/games/{gameCate}'
  | 'GET /api/auth/user/game/session'
  | 'GET /api/auth/user/game/recent'
  | 'GET /api/auth/user/game/favourite'
  | 'POST /api/auth/user/game/favourite'
  | 'GET /api/auth/user/game/popular'
  | 'GET /api/auth/user/game/transfer';

/** Games, and transfers of the member's credit to and from them. */
export function gameHandlers(deps: Deps): Handlers<GameCall> {
  const { ports } = deps;
  return {
    'GET /api/game': async ({ brand }) => listNames(brand, await listOfAll(ports.gamesOf(brand.id))),
    'GET /api/auth/user/games/{gameCate}': async ({ brand, params }) =>
      listCategory(brand, await listOfAll(ports.gamesOf(brand.id)), params.gameCate),
    'POST /api/auth/user/game/list': async ({ brand, body }) => {
      const games = listGames(brand, await listOfAll(ports.gamesOf(brand.id)), body.type, body.slot);
      if (games.length === 0 && !isOffered(brand, body.type, body.slot)) throw fail('NOT_FOUND');
      return games;
    },
    'GET /api/auth/user/game/recent': async (context) =>
      listPlaced(
        context.brand,
        await listOfAll(ports.gamesOf(context.brand.id)),
        await readRecent(deps.db, playerOf(context), MOST_RECENT),
      ),
    'GET /api/auth/user/game/favourite': async (context) =>
      listPlaced(
        context.brand,
        await listOfAll(ports.gamesOf(context.brand.id)),
        await readFavourites(deps.db, playerOf(context), MOST_FAVOURITES),
      ),
    'POST /api/auth/user/game/favourite': async (context) => {
      const { slot, gameCode: game, isFavourite } = context.body;
      const known = listPlaced(context.brand, await listOfAll(ports.gamesOf(context.brand.id)), [
        { slot, game },
      ]);
      if (isFavourite && known.length === 0) throw fail('NOT_FOUND');
      await inTransaction(deps.db, (trx) =>
        writeFavourite(trx, playerOf(context), { slot, game }, isFavourite ? context.now : null),
      );
      return { isFavourite };
    },
    'GET /api/auth/user/game/popular': async ({ brand, now }) =>
      listPopular(
        brand,
        await listOfAll(ports.gamesOf(brand.id)),
        await readPopular(deps.db, brand.id, now),
        MOST_POPULAR,
      ),
    'GET /api/auth/user/game/transfer': (context) =>
      readPage(ownTransfers(deps.db, playerOf(context), context.query.status), context.query, {
        table: 'game_transfers',
        present: presentOwnTransfer,
      }),
    'GET /api/auth/user/game/session': async (context) => {
      const { brand, query } = context;
      // Money is shown without names when no provider answers.
      const offered = await listOfAll(ports.gamesOf(brand.id)).catch(() => []);
      return readPage(ownSessions(deps.db, playerOf(context)), query, {
        table: 'game_sessions',
        present: (row) =>
          presentSession(row, offered, ({ game }) => game.image ?? brand.art.categories[game.category]),
      });
    },
    'GET /api/auth/user/game/credit': async (context) => {
      const { amount, ...rest } = await readGameCredit(deps, playerOf(context), context.now);
      return { amount: satangToBaht(amount), ...rest };
    },
    'POST /api/auth/user/opengame': async (context) => {
      const { brand, body, money, request } = context;
      const { opened, game } = await openGame(deps, {
        brand,
        player: playerOf(context),
        wanted: body,
        home: `${request.protocol}://${request.host}`,
        clientRef: money.clientRef(),
        origin: memberOrigin(context),
      });
      return money(async (trx) => {
        await recordOpening(trx, playerOf(context), game, context.now);
        return opened;
      });
    },
    'POST /api/auth/user/game/cashOut': async (context) => {
      const { brand, member, body, money } = context;
      const amount = await cashOutAll(deps, {
        player: playerOf(context),
        onlyIdle: body?.onlyIdle,
        clientRef: money.clientRef(),
        origin: memberOrigin(context),
      });
      return money(async (trx) => ({
        amount: satangToBaht(amount),
        point: satangToBaht((await readBalance(trx, brand.id, member.id)).available),
      }));
    },
  };
}

type MemberContext = Pick<
  Context<'POST /api/auth/user/opengame'>,
  'brand' | 'member' | 'ip' | 'traceId' | 'now'
>;

function playerOf({ brand, member }: MemberContext) {
  return { brandId: brand.id, memberId: member.id };
}

function memberOrigin({ member, ip, traceId, now }: MemberContext): Origin {
  return { actor: { kind: 'MEMBER', id: member.id }, ip, traceId, now };
}

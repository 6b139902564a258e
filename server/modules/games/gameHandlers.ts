import type { Deps } from '#server/providers/deps';
import { cashOutAll } from './cashOutAll';
import { readGameCredit } from './readGameCredit';
import { listGames as listOfAll } from './catalogue';
import type { By } from './endTransfer';
import { fail } from '#server/platform/appError';
import type { Context, Handlers } from '#server/platform/http/handlers';
import { readBalance } from '#server/modules/ledger/index';
import { satangToBaht } from '#core/money/money';
import { keysetOf, pageOf } from '#server/platform/db/keyset';
import { isOffered, listCategory, listGames, listNames } from './listOffered';
import { openGame } from './openGame';
import { findOwnTransfers, presentOwnTransfer } from './gameTransferRepository';

type GameCall =
  | 'GET /api/game'
  | 'POST /api/auth/user/game/cashOut'
  | 'GET /api/auth/user/game/credit'
  | 'POST /api/auth/user/opengame'
  | 'POST /api/auth/user/game/list'
  | 'GET /api/auth/user/games/{gameCate}'
  | 'GET /api/auth/user/game/transfer';

/** Games, and transfers of the member's credit to and from them. */
export function gameHandlers(deps: Deps): Handlers<GameCall> {
  const { ports } = deps;
  return {
    'GET /api/game': async ({ brand }) => listNames(brand, await listOfAll(ports.games)),
    'GET /api/auth/user/games/{gameCate}': async ({ brand, params }) =>
      listCategory(brand, await listOfAll(ports.games), params.gameCate),
    'POST /api/auth/user/game/list': async ({ brand, body }) => {
      const games = listGames(brand, await listOfAll(ports.games), body.type, body.slot);
      if (games.length === 0 && !isOffered(brand, body.type, body.slot)) throw fail('NOT_FOUND');
      return games;
    },
    'GET /api/auth/user/game/transfer': async (context) => {
      const keyset = keysetOf(context.query);
      const { rows, meta } = pageOf(await findOwnTransfers(deps.db, playerOf(context), keyset), keyset);
      return { data: rows.map(presentOwnTransfer), meta };
    },
    'GET /api/auth/user/game/credit': async (context) => {
      const { amount, ...rest } = await readGameCredit(deps, playerOf(context), context.now);
      return { amount: satangToBaht(amount), ...rest };
    },
    'POST /api/auth/user/opengame': async (context) => {
      const { brand, body, money, request } = context;
      const opened = await openGame(deps, {
        brand,
        player: playerOf(context),
        wanted: body,
        home: `${request.protocol}://${request.host}`,
        clientRef: money.clientRef(),
        by: byOf(context),
      });
      return money(() => Promise.resolve(opened));
    },
    'POST /api/auth/user/game/cashOut': async (context) => {
      const { brand, member, body, money } = context;
      const amount = await cashOutAll(deps, {
        player: playerOf(context),
        onlyIdle: body?.onlyIdle,
        clientRef: money.clientRef(),
        by: byOf(context),
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

function byOf({ member, ip, traceId, now }: MemberContext): By {
  return { actor: { kind: 'MEMBER', id: member.id }, ip, traceId, now };
}

import type { Deps } from '#server/providers/deps';
import { requireSelf, type Handlers } from '#server/platform/http/handlers';
import { keysetOf, pageOf } from '#server/platform/db/keyset';
import { readBalances } from '#server/modules/ledger/index';
import { bahtToSatang, satangToBaht } from '#core/money/money';
import { maskUsername } from '#core/identity/mask';
import { bangkokDay, bangkokIso } from '#core/time/bangkok';
import { findCode, findDays, findDownline, findFriends, checkRange } from './affiliateRepository';
import { moveEarnings } from './moveEarnings';
import { presentDay, presentFriends } from './presentAffiliate';

type AffiliateCall =
  | 'GET /api/auth/affiliate/bonus/{username}'
  | 'GET /api/auth/affiliate/downline/{username}'
  | 'GET /api/auth/affiliate/code/{uuid}'
  | 'POST /api/auth/affiliate/withdraw/{username}'
  | 'POST /api/auth/affiliate/downline/bonus/{username}'
  | 'POST /api/auth/log/affiliate/{username}';

/** Friends, earnings, and the transfer of earnings to the wallet. */
export function affiliateHandlers({ db }: Deps): Handlers<AffiliateCall> {
  return {
    'GET /api/auth/affiliate/bonus/{username}': async ({ brand, member, params }) => {
      requireSelf(member, params);
      const { af, wl } = await readBalances(db, brand.id, member.id);
      return {
        balance: satangToBaht(af + wl),
        af: satangToBaht(af),
        wl: satangToBaht(wl),
        min: brand.limits.affiliateMin,
      };
    },
    'GET /api/auth/affiliate/downline/{username}': async ({ brand, member, params, query }) => {
      requireSelf(member, params);
      const keyset = keysetOf(query);
      const { rows, meta } = pageOf(await findDownline(db, brand.id, member.id, keyset), keyset);
      const data = rows.map(({ username, created_at, deposit_total }) => ({
        username: maskUsername(username),
        joinedAt: bangkokIso(created_at),
        deposit: satangToBaht(deposit_total),
      }));
      return { data, meta };
    },
    'GET /api/auth/affiliate/code/{uuid}': async ({ brand, member, params }) => {
      requireSelf(member, params);
      return { code: await findCode(db, brand.id, member.id) };
    },
    'POST /api/auth/affiliate/withdraw/{username}': ({
      brand,
      member,
      params,
      body,
      money,
      now,
      ip,
      traceId,
    }) => {
      requireSelf(member, params);
      return money(async (trx, { clientRef }) => {
        const wish = { brand, memberId: member.id, type: body.type, amount: bahtToSatang(body.amount) };
        const point = await moveEarnings(trx, { ...wish, origin: { clientRef, now, ip, traceId } });
        const { af, wl } = await readBalances(trx, brand.id, member.id);
        return { balance: satangToBaht(af + wl), point: satangToBaht(point) };
      });
    },
    'POST /api/auth/affiliate/downline/bonus/{username}': async ({ brand, member, params, body, now }) => {
      requireSelf(member, params);
      return presentFriends(await findFriends(db, brand.id, member.id, checkRange(brand, body, now)));
    },
    'POST /api/auth/log/affiliate/{username}': async ({ brand, member, params, query, body, now }) => {
      requireSelf(member, params);
      const keyset = keysetOf(query);
      const { after, limit } = keyset;
      const days = await findDays(db, brand.id, member.id, {
        range: checkRange(brand, body, now),
        own: body.type === 'wl',
        limit,
        after: after && { day: bangkokDay(after.createdAt), id: after.id },
      });
      // The cursor holds the start of the last day and its id.
      const rows = days.map((row) => ({ ...row, created_at: new Date(`${row.day}T00:00:00+07:00`) }));
      const page = pageOf(rows, keyset);
      return { data: page.rows.map((row) => presentDay(row, body.type, member)), meta: page.meta };
    },
  };
}

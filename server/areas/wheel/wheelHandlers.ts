import type { Deps } from '#server/deps';
import type { Handlers } from '#server/http/handlers';
import { numberedOf, numberedPageOf } from '#server/http/numbered';
import { findPlays } from '#server/prizes/findPlays';
import { playOnce } from '#server/prizes/play';
import { presentPlay, presentPrize } from '#server/prizes/presentPrize';
import { publishedOf } from '#server/prizes/publishedOf';
import { readRights } from '#server/prizes/rights';
import { readIssued } from '#server/prizes/stock';
import { presentWheel } from './presentWheel';

type WheelCall = 'GET /api/auth/wheel' | 'POST /api/auth/wheel/reward' | 'POST /api/auth/wheel/log';

/** The prize wheel (API-143 to API-145). */
export function wheelHandlers({ db, brands }: Deps): Handlers<WheelCall> {
  return {
    'GET /api/auth/wheel': async ({ brand, member, now }) => {
      const leftOf = await readRights(db, { brand, memberId: member.id, now });
      const issued = await readIssued(db, brand.id, 'WHEEL');
      return presentWheel(brand, { left: leftOf('WHEEL'), issued, now });
    },
    'POST /api/auth/wheel/reward': ({ brand, member, ip, traceId, now, money }) => {
      const published = publishedOf(brands, brand);
      return money(async (trx, { clientRef }) => {
        const by = { ip, traceId, now, clientRef };
        const played = await playOnce(trx, { published, game: 'WHEEL', memberId: member.id, by });
        const { id, place, prize, left } = played;
        return { segmentId: place + 1, ...presentPrize(prize), left, logId: id };
      });
    },
    'POST /api/auth/wheel/log': async ({ brand, member, body }) => {
      const page = numberedOf(body);
      const whose = { brandId: brand.id, memberId: member.id, game: 'WHEEL' } as const;
      const { rows, meta } = numberedPageOf(await findPlays(db, whose, page), page);
      return { data: rows.map(presentPlay), meta };
    },
  };
}

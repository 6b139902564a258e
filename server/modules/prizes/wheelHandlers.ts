import type { Deps } from '#server/providers/deps';
import type { Handlers } from '#server/platform/http/handlers';
import { numberedOf, numberedPageOf } from '#server/platform/http/numbered';
import { findPlays } from './findPlays';
import { playOnce } from './play';
import { presentPlay, presentPrize } from './presentPrize';
import { publishedOf } from './playInput';
import { readRights } from './rights';
import { readIssued } from './stock';
import { presentWheel } from './presentWheel';

type WheelCall = 'GET /api/auth/wheel' | 'POST /api/auth/wheel/reward' | 'POST /api/auth/wheel/log';

/** The prize wheel. */
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

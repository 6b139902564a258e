import type { Deps } from '#server/providers/deps';
import type { Handlers } from '#server/platform/http/handlers';
import { numberedOf, numberedPageOf } from '#server/platform/http/paginate';
import { findPlays } from './provenPlays';
import { playOnce } from './play';
import { presentPlay, presentPrize } from './presentPrize';
import { publishedOf } from './insertPlay';
import { readRights } from './rights';
import { readIssued } from './stock';
import { placeGiven } from '#core/brand/prizes';
import { segmentColours } from '#core/brand/segmentColours';
import type { Calls } from '#schemas/api/contract';
import type { Brand } from '#schemas/brand/brand';
import { isOpen } from './drawnGames';

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
        const origin = { ip, traceId, now, clientRef };
        const played = await playOnce(trx, { published, game: 'WHEEL', memberId: member.id, origin });
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

type Wheel = Calls['GET /api/auth/wheel']['data'];

interface Facts {
  readonly left: number;
  /** Issued units of limited prizes, by key. */
  readonly issued: ReadonlyMap<string, number>;
  readonly now: Date;
}

/**
 * The wheel with its current chances: a sold-out prize has zero, and its chance is added to its substitute.
 * Segments are numbered from 1.
 */
export function presentWheel(brand: Brand, { left, issued, now }: Facts): Wheel {
  const enabled = isOpen(brand, 'wheel', now);
  const { prizes, cost } = brand.wheel;
  const isGivenOut = (id: string) => {
    const stock = prizes.find((prize) => prize.id === id)?.stock;
    return typeof stock === 'number' && (issued.get(id) ?? 0) >= stock;
  };
  const weights = prizes.map(() => 0);
  for (const [i, { weight }] of prizes.entries()) {
    const place = placeGiven(prizes, i, isGivenOut);
    weights[place] = (weights[place] ?? 0) + weight;
  }
  const colours = segmentColours(brand, prizes.length);
  return {
    enabled,
    left: enabled ? left : 0,
    cost,
    segments: prizes.map((prize, i) => ({
      id: i + 1,
      ...presentPrize(prize),
      color: colours[i] ?? brand.theme.color,
      image: null,
      weight: weights[i] ?? 0,
    })),
  };
}

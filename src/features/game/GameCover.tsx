import type { Brand } from '#schemas/brand/brand';
import { imageUrl } from '#core/brand/imagePath';
import type { Placed } from './gameApi';
import { useId } from 'react';
import { Wrench } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { text } from '@/theme/typography';

export interface Cover {
  readonly src: string | null;
  /** `whole` fills the card; `motif` is drawn on a background, for games without an image. */
  readonly kind: 'whole' | 'motif';
  /** Index of the background, 0 to 5. */
  readonly ground: number;
}

/** The image of a game: its own, else the brand's category image on a background derived from the game's code. */
export function coverOf({ type, game }: Placed, brand: Pick<Brand, 'art' | 'assetsBase'>): Cover {
  const motifs: readonly string[] = Object.values(brand.art.categories);
  const image = game.image ?? '';
  const isOwn = image !== '' && !motifs.includes(image);
  return {
    src: imageUrl(image === '' ? brand.art.categories[type] : image, brand),
    kind: isOwn ? 'whole' : 'motif',
    ground: seedOf(game.code) % grounds.length,
  };
}

/** A deterministic hash of the text. */
function seedOf(text: string): number {
  let seed = 7;
  for (const letter of text) seed = (seed * 31 + letter.charCodeAt(0)) >>> 0;
  return seed >>> 3;
}

/** Radial light, a ring and sparks, in six rotations and mixtures of the brand's colours. */
const grounds = [
  { from: 'var(--accent-2)', to: 'var(--bg-deep)', ray: 'var(--accent)', turn: 0 },
  { from: 'var(--gold)', to: 'var(--bg-deep)', ray: 'var(--gold)', turn: 8 },
  { from: 'var(--accent)', to: 'var(--bg-deep)', ray: 'var(--gold)', turn: 4 },
  { from: 'var(--info)', to: 'var(--bg-deep)', ray: 'var(--accent)', turn: 11 },
  { from: 'var(--danger)', to: 'var(--bg-deep)', ray: 'var(--gold)', turn: 2 },
  { from: 'var(--success)', to: 'var(--bg-deep)', ray: 'var(--accent-2)', turn: 6 },
] as const;

const RAYS = 12;
const STEP = 360 / RAYS;
const sparks = [
  [26, 34, 3.4],
  [132, 26, 2.6],
  [142, 118, 3.2],
  [20, 124, 2.4],
  [80, 14, 2],
] as const;

/** The drawn background of a cover, below the motif. */
export function CoverGround({ ground }: { readonly ground: number }) {
  const id = useId();
  const { from, to, ray, turn } = grounds[ground] ?? grounds[0];
  return (
    <svg viewBox="0 0 160 160" aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id={id} cx=".5" cy=".42" r=".75">
          <stop stopColor={from} stopOpacity=".85" />
          <stop offset="1" stopColor={to} />
        </radialGradient>
      </defs>
      <rect width="160" height="160" fill="var(--bg-deep)" />
      <rect width="160" height="160" fill={`url(#${id})`} />
      <g fill={ray} opacity=".2" transform={`rotate(${turn} 80 70)`}>
        {Array.from({ length: RAYS }, (_, place) => (
          <path key={place} d="M80 70L62 -90H98Z" transform={`rotate(${place * STEP} 80 70)`} />
        ))}
      </g>
      <circle cx="80" cy="70" r="58" fill="none" stroke={ray} strokeOpacity=".4" strokeWidth="1.5" />
      <circle cx="80" cy="70" r="66" fill="none" stroke={ray} strokeOpacity=".22" strokeDasharray="2 7" />
      {sparks.map(([x, y, r]) => (
        <circle key={x} cx={x} cy={y} r={r} fill={ray} opacity=".75" />
      ))}
    </svg>
  );
}

/** Overlay of a closed game or provider. */
export function Closed() {
  const { t } = useTranslation('games');
  return (
    <Veil>
      <span>
        <Wrench size={14} aria-hidden="true" />
        {t('game.closed')}
      </span>
    </Veil>
  );
}

const Veil = styled.span`
  position: absolute;
  top: 0;
  right: 0;
  bottom: 0;
  left: 0;
  display: grid;
  place-items: center;
  background: var(--veil);

  span {
    display: grid;
    grid-auto-flow: column;
    align-items: center;
    gap: 6px;
    max-width: calc(100% - 8px);
    padding: 4px 10px;
    border-radius: var(--radius-pill);
    background: var(--surface-1);
    box-shadow: var(--shadow-1);
    color: var(--text);
    text-align: center;
    ${text('micro', 'bold')}
  }
`;

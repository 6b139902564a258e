import { useId } from 'react';

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

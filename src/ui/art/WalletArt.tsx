import { type ArtProps, Glint, Scene } from './Scene';

/** A wallet with coins rising from it. */
export function WalletArt({ size }: ArtProps) {
  return (
    <Scene {...(size === undefined ? {} : { size })}>
      {(p) => (
        <>
          <rect
            x="66"
            y="40"
            width="84"
            height="50"
            rx="8"
            fill={p.card}
            stroke="var(--line)"
            transform="rotate(-9 108 64)"
          />
          <Coin x={84} y={42} r={19} fill={p.gold} />
          <Coin x={124} y={34} r={14} fill={p.gold} />
          <rect x="36" y="60" width="126" height="82" rx="16" fill={p.accent} />
          <path
            d="M36 78Q36 60 52 60H146Q162 60 162 76V88C122 70 76 70 36 90Z"
            fill={p.gloss}
            opacity=".55"
          />
          <rect
            x="43"
            y="67"
            width="112"
            height="68"
            rx="11"
            stroke="var(--on-accent)"
            strokeOpacity=".28"
            strokeWidth="1.6"
            strokeDasharray="5 4"
          />
          <path
            d="M170 88V116Q170 120 166 120H138A18 18 0 0 1 138 84H166Q170 84 170 88Z"
            fill="var(--bg-deep)"
          />
          <path
            d="M170 88V116Q170 120 166 120H138A18 18 0 0 1 138 84H166Q170 84 170 88Z"
            fill={p.card}
            stroke="var(--line)"
          />
          <circle cx="140" cy="102" r="7.5" fill={p.gold} />
          <Glint x={160} y={40} r={9} />
          <Glint x={46} y={40} r={6} fill="var(--accent)" />
        </>
      )}
    </Scene>
  );
}

function Coin({ x, y, r, fill }: { x: number; y: number; r: number; fill: string }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${r / 20})`}>
      <circle r="20" fill="var(--bg-deep)" />
      <circle r="20" fill={fill} />
      <circle r="14.5" stroke="var(--on-gold)" strokeOpacity=".35" strokeWidth="1.6" />
      <path
        d="M-3.5-8V8M-3.5-8H1A4 4 0 0 1 1 0H-3.5M-3.5 0H2A4 4 0 0 1 2 8H-3.5M0-11V11"
        stroke="var(--on-gold)"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </g>
  );
}

import { type ArtProps, Glint, Scene } from './Scene';

/** Three cards, the middle one open. */
export function CardsArt({ size }: ArtProps) {
  return (
    <Scene {...(size === undefined ? {} : { size })}>
      {(p) => (
        <>
          {[-20, 20].map((turn) => (
            <g key={turn} transform={`translate(${100 + turn * 1.9} 86) rotate(${turn})`}>
              <rect
                x="-27"
                y="-40"
                width="54"
                height="80"
                rx="9"
                fill={p.accent}
                stroke="var(--bg-deep)"
                strokeOpacity=".3"
              />
              <rect
                x="-20"
                y="-33"
                width="40"
                height="66"
                rx="5"
                stroke="var(--on-accent)"
                strokeOpacity=".35"
                strokeWidth="1.6"
              />
              <path
                d="M0-20L15 0L0 20L-15 0Z"
                stroke="var(--on-accent)"
                strokeOpacity=".45"
                strokeWidth="1.6"
                strokeLinejoin="round"
              />
            </g>
          ))}
          <g transform="translate(100 76)">
            <rect
              x="-31"
              y="-46"
              width="62"
              height="92"
              rx="10"
              fill={p.card}
              stroke={p.gold}
              strokeWidth="3"
            />
            <path
              d="M0-24L6.6-9.4L22-7.4L10.6 3.2L13.6 18.6L0 11L-13.6 18.6L-10.6 3.2L-22-7.4L-6.6-9.4Z"
              fill={p.gold}
            />
            <path d="M-31-30Q-31-46-15-46H15Q31-46 31-30C10-38-10-38-31-30Z" fill={p.gloss} opacity=".25" />
          </g>
          <Glint x={158} y={34} r={10} />
          <Glint x={42} y={40} r={7} fill="var(--accent)" />
        </>
      )}
    </Scene>
  );
}

import { type ArtProps, Glint, Scene } from './Scene';

const turns = [0, 45, 90, 135, 180, 225, 270, 315];
const slice = 'M0 0L-18.4-44.3A48 48 0 0 1 18.4-44.3Z';

/** A small prize wheel. */
export function WheelArt({ size }: ArtProps) {
  return (
    <Scene {...(size === undefined ? {} : { size })}>
      {(p) => (
        <>
          <path d="M74 124L62 148H138L126 124Z" fill={p.card} stroke="var(--line)" strokeLinejoin="round" />
          <g transform="translate(100 78)">
            <circle r="60" fill={p.gold} />
            <circle r="51" fill="var(--bg-deep)" />
            {turns.map((turn, n) => (
              <path
                key={turn}
                d={slice}
                transform={`rotate(${turn})`}
                fill={n % 2 === 0 ? p.accent : 'var(--surface-3)'}
              />
            ))}
            {turns.map((turn) => (
              <circle
                key={turn}
                cy="-55.5"
                r="2.6"
                fill="#fff"
                opacity=".85"
                transform={`rotate(${turn + 22.5})`}
              />
            ))}
            <path d="M-46-14A48 48 0 0 1 46-14C20-28-20-28-46-14Z" fill={p.gloss} opacity=".45" />
            <circle r="13" fill={p.gold} stroke="var(--bg-deep)" strokeOpacity=".4" strokeWidth="2" />
            <path d="M0-7L2-2L7-2L3 1.5L4.5 7L0 3.8L-4.5 7L-3 1.5L-7-2L-2-2Z" fill="var(--on-gold)" />
          </g>
          <path
            d="M100 34L90 12Q100 6 110 12Z"
            fill="var(--text)"
            stroke="var(--bg-deep)"
            strokeLinejoin="round"
          />
          <Glint x={166} y={40} r={9} />
          <Glint x={34} y={60} r={6} fill="var(--accent)" />
        </>
      )}
    </Scene>
  );
}

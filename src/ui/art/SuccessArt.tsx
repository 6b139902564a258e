import { type ArtProps, Glint, Scene } from './Scene';

const rays = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330];

/** A tick on a faceted seal: done. */
export function SuccessArt({ size }: ArtProps) {
  return (
    <Scene {...(size === undefined ? {} : { size })}>
      {(p) => (
        <>
          <g transform="translate(100 78)">
            {rays.map((turn) => (
              <path
                key={turn}
                d="M0-62V-70"
                stroke="var(--gold)"
                strokeWidth="3"
                strokeLinecap="round"
                transform={`rotate(${turn})`}
              />
            ))}
            {[0, 30, 60].map((turn) => (
              <rect
                key={turn}
                x="-39"
                y="-39"
                width="78"
                height="78"
                rx="12"
                fill={p.accent}
                transform={`rotate(${turn})`}
              />
            ))}
            <circle r="36" fill="var(--bg-deep)" opacity=".18" />
            <circle r="33" fill={p.accent} stroke="#fff" strokeOpacity=".35" />
            <path d="M-27-12A30 30 0 0 1 27-12C12-20-12-20-27-12Z" fill={p.gloss} />
            <path
              d="M-15 1L-4 12L17-11"
              stroke="var(--on-accent)"
              strokeWidth="7.5"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </g>
          <Glint x={162} y={34} r={10} />
          <Glint x={36} y={48} r={7} />
          <Glint x={158} y={122} r={6} fill="var(--accent)" />
        </>
      )}
    </Scene>
  );
}

import { type ArtProps, Glint, Scene } from './Scene';

const leaf = 'M0-4C-8-14-30-18-30-38C-30-52-12-56 0-42C12-56 30-52 30-38C30-18 8-14 0-4Z';

/** A four-leaf clover: better luck next time. */
export function CloverArt({ size }: ArtProps) {
  return (
    <Scene {...(size === undefined ? {} : { size })}>
      {(p) => (
        <>
          <path
            d="M100 76C104 104 116 126 132 140"
            stroke="var(--success)"
            strokeWidth="6"
            strokeLinecap="round"
          />
          <g transform="translate(100 72) rotate(45)">
            {[0, 90, 180, 270].map((turn) => (
              <g key={turn} transform={`rotate(${turn})`}>
                <path d={leaf} fill="var(--success)" />
                <path d={leaf} fill={p.gloss} opacity=".35" />
                <path d="M0-8V-34" stroke="var(--bg-deep)" strokeOpacity=".3" strokeLinecap="round" />
              </g>
            ))}
          </g>
          <circle cx="100" cy="72" r="5" fill={p.gold} />
          <Glint x={160} y={38} r={9} />
          <Glint x={42} y={116} r={7} fill="var(--accent)" />
        </>
      )}
    </Scene>
  );
}

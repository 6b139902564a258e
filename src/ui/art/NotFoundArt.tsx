import { type ArtProps, Glint, Scene } from './Scene';

/** A compass over a folded map: the page is not where it was sought. */
export function NotFoundArt({ size }: ArtProps) {
  return (
    <Scene {...(size === undefined ? {} : { size })}>
      {(p) => (
        <>
          <path
            d="M28 62L76 50L124 62L172 50V126L124 138L76 126L28 138Z"
            fill={p.card}
            stroke="var(--line)"
            strokeLinejoin="round"
          />
          <path d="M76 50V126L28 138V62ZM124 62L172 50V126L124 138Z" fill={p.back} opacity=".7" />
          <path
            d="M42 116C58 92 70 122 84 104S104 92 112 112"
            stroke="var(--text-muted)"
            strokeWidth="2.4"
            strokeLinecap="round"
            strokeDasharray="1 7"
          />
          <path
            d="M142 108L154 120M154 108L142 120"
            stroke="var(--danger)"
            strokeWidth="4"
            strokeLinecap="round"
          />
          <circle cx="100" cy="66" r="41" fill={p.gold} />
          <circle cx="100" cy="66" r="34" fill="var(--bg-deep)" />
          <circle cx="100" cy="66" r="34" fill={p.card} opacity=".65" />
          <path
            d="M100 37V42M100 90V95M71 66H76M124 66H129"
            stroke="var(--gold)"
            strokeWidth="2.6"
            strokeLinecap="round"
          />
          <path d="M116 46L106 72L94 60Z" fill={p.accent} />
          <path d="M84 86L106 72L94 60Z" fill="var(--text-muted)" />
          <circle cx="100" cy="66" r="4" fill="var(--bg-deep)" />
          <path
            d="M74 48A32 32 0 0 1 100 36"
            stroke="#fff"
            strokeOpacity=".5"
            strokeWidth="3"
            strokeLinecap="round"
          />
          <Glint x={150} y={34} r={9} />
          <Glint x={46} y={42} r={6} fill="var(--accent)" />
        </>
      )}
    </Scene>
  );
}

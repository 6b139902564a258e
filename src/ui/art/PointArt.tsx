import { type ArtProps, Glint, Scene } from './Scene';

/** A star on a ribboned seal: points. */
export function PointArt({ size }: ArtProps) {
  return (
    <Scene {...(size === undefined ? {} : { size })}>
      {(p) => (
        <>
          <path d="M74 96L58 146L80 138L94 152L102 106Z" fill={p.accent} opacity=".85" />
          <path d="M126 96L142 146L120 138L106 152L98 106Z" fill={p.accent} />
          <circle cx="100" cy="72" r="48" fill={p.card} stroke="var(--line)" strokeWidth="2" />
          <circle cx="100" cy="72" r="40" fill={p.accent} />
          <circle
            cx="100"
            cy="72"
            r="34"
            stroke="var(--on-accent)"
            strokeOpacity=".3"
            strokeWidth="1.6"
            strokeDasharray="3 4"
          />
          <path
            d="M100 44L108.5 62.5L128.5 65L113.8 78.9L117.6 98.7L100 89L82.4 98.7L86.2 78.9L71.5 65L91.5 62.5Z"
            fill={p.gold}
            stroke="var(--bg-deep)"
            strokeOpacity=".3"
            strokeLinejoin="round"
          />
          <path d="M66 54A40 40 0 0 1 134 54C116 42 84 42 66 54Z" fill={p.gloss} opacity=".6" />
          <Glint x={156} y={40} r={9} />
          <Glint x={44} y={50} r={7} fill="var(--accent)" />
        </>
      )}
    </Scene>
  );
}

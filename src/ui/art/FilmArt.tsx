import { type ArtProps, Glint, Scene } from './Scene';

/** A clapperboard with a play sign. */
export function FilmArt({ size }: ArtProps) {
  return (
    <Scene {...(size === undefined ? {} : { size })}>
      {(p) => (
        <>
          <g transform="rotate(-9 46 62)">
            <rect x="42" y="40" width="118" height="22" rx="5" fill={p.gold} />
            <path
              d="M58 40L48 62M82 40L72 62M106 40L96 62M130 40L120 62M154 40L144 62"
              stroke="var(--on-gold)"
              strokeOpacity=".55"
              strokeWidth="9"
            />
          </g>
          <rect x="42" y="64" width="118" height="78" rx="10" fill={p.card} stroke="var(--line)" />
          <path d="M42 74Q42 64 52 64H150Q160 64 160 74V84H42Z" fill={p.accent} opacity=".9" />
          <circle cx="101" cy="112" r="21" fill={p.accent} />
          <path d="M95 101L112 112L95 123Z" fill="var(--on-accent)" />
          <path d="M84 100A21 21 0 0 1 118 100C106 94 94 94 84 100Z" fill={p.gloss} opacity=".6" />
          <Glint x={168} y={52} r={9} />
          <Glint x={34} y={92} r={6} fill="var(--accent)" />
        </>
      )}
    </Scene>
  );
}

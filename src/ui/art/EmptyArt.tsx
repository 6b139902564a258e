import { type ArtProps, Glint, Scene } from './Scene';

/** An open box with nothing in it but light: an empty list. */
export function EmptyArt({ size }: ArtProps) {
  return (
    <Scene {...(size === undefined ? {} : { size })}>
      {(p) => (
        <>
          <path d="M100 20L64 78H136Z" fill={p.gloss} opacity=".5" />
          <path d="M48 78L100 60L152 78L100 98Z" fill="var(--bg-deep)" stroke="var(--line)" />
          <path d="M48 78L100 98V146L52 126Q48 124 48 120Z" fill={p.card} stroke="var(--line)" />
          <path d="M152 78L100 98V146L148 126Q152 124 152 120Z" fill={p.back} stroke="var(--line)" />
          <path d="M48 78L30 92L84 114L100 98Z" fill={p.card} stroke="var(--line)" strokeLinejoin="round" />
          <path
            d="M152 78L170 92L116 114L100 98Z"
            fill={p.card}
            stroke="var(--line)"
            strokeLinejoin="round"
          />
          <path
            d="M100 98L48 78M100 98L152 78"
            stroke="var(--accent)"
            strokeWidth="1.6"
            strokeLinecap="round"
          />
          <path d="M100 30L114 44L100 66L86 44Z" fill={p.accent} />
          <path d="M86 44H114L100 66Z" fill={p.gloss} opacity=".5" />
          <Glint x={132} y={40} r={9} />
          <Glint x={66} y={52} r={6} fill="var(--accent)" />
        </>
      )}
    </Scene>
  );
}

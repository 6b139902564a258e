import { type ArtProps, Glint, Scene } from './Scene';

/** A plug drawn out of its socket: no connection. */
export function OfflineArt({ size }: ArtProps) {
  return (
    <Scene {...(size === undefined ? {} : { size })}>
      {(p) => (
        <>
          <g stroke="var(--line)" strokeWidth="9" strokeLinecap="round">
            <path d="M44 62A80 80 0 0 1 156 62" />
            <path d="M62 82A54 54 0 0 1 138 82" />
          </g>
          <path
            d="M44 62A80 80 0 0 1 82 42"
            stroke={p.accent}
            strokeWidth="9"
            strokeLinecap="round"
            opacity=".55"
          />
          <path
            d="M16 136C38 136 36 112 56 112"
            stroke="var(--text-muted)"
            strokeWidth="5"
            strokeLinecap="round"
          />
          <path
            d="M184 136C164 136 166 112 146 112"
            stroke="var(--text-muted)"
            strokeWidth="5"
            strokeLinecap="round"
          />
          <path d="M56 96H74Q86 98 86 112T74 128H56Q50 128 50 122V102Q50 96 56 96Z" fill={p.accent} />
          <path d="M86 105H94M86 119H94" stroke="var(--gold)" strokeWidth="5" strokeLinecap="round" />
          <path
            d="M146 94H128Q112 96 112 112T128 130H146Q152 130 152 124V100Q152 94 146 94Z"
            fill={p.card}
            stroke="var(--line)"
            strokeWidth="1.6"
          />
          <path d="M120 105H127M120 119H127" stroke="var(--bg-deep)" strokeWidth="5" strokeLinecap="round" />
          <path d="M55 100H74" stroke="#fff" strokeOpacity=".6" strokeWidth="2.6" strokeLinecap="round" />
          <path
            d="M100 84L96 93H104L100 102"
            stroke="var(--gold)"
            strokeWidth="2.6"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
          <Glint x={160} y={34} r={8} />
          <Glint x={40} y={32} r={5} fill="var(--accent)" />
        </>
      )}
    </Scene>
  );
}

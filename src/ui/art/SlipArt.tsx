import { type ArtProps, Glint, Scene } from './Scene';

/** A transfer slip under a scanning line. */
export function SlipArt({ size }: ArtProps) {
  return (
    <Scene {...(size === undefined ? {} : { size })}>
      {(p) => (
        <>
          <path
            d="M62 20Q62 12 70 12H130Q138 12 138 20V142L125.3 134L112.7 142L100 134L87.3 142L74.7 134L62 142Z"
            fill={p.card}
            stroke="var(--line)"
            strokeLinejoin="round"
          />
          <circle cx="100" cy="36" r="13" fill={p.accent} />
          <path
            d="M94 36L98.5 40.5L106.5 31.5"
            stroke="var(--on-accent)"
            strokeWidth="3.4"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
          <rect x="80" y="56" width="40" height="7" rx="3.5" fill="var(--gold)" />
          <g fill="var(--text-faint)" opacity=".6">
            <rect x="74" y="76" width="22" height="4" rx="2" />
            <rect x="74" y="87" width="28" height="4" rx="2" />
            <rect x="74" y="98" width="18" height="4" rx="2" />
          </g>
          <path
            d="M110 76H117V83H110ZM120 76H127V83H120ZM110 86H117V93H110ZM122 87H126V91H122ZM111 97H114V101H111ZM119 96H127V102H119Z"
            fill="var(--text-muted)"
          />
          <path d="M44 108H156" stroke="var(--accent)" strokeWidth="3" strokeLinecap="round" />
          <path d="M56 108H144V84H56Z" fill={p.accent} opacity=".14" />
          <g stroke="var(--accent)" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
            <path d="M42 44V30H54M158 44V30H146M42 118V130H52M158 118V130H148" />
          </g>
          <Glint x={164} y={66} r={8} />
        </>
      )}
    </Scene>
  );
}

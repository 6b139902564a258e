import { type ArtProps, Glint, Scene } from './Scene';

/** A box with a bow: a thing that is handed out. */
export function GiftArt({ size }: ArtProps) {
  return (
    <Scene {...(size === undefined ? {} : { size })}>
      {(p) => (
        <>
          <path
            d="M100 56C84 20 48 30 58 48C64 58 86 58 100 56C116 58 136 58 142 48C152 30 116 20 100 56Z"
            stroke="var(--gold)"
            strokeWidth="9"
            strokeLinejoin="round"
          />
          <rect x="50" y="80" width="100" height="64" rx="8" fill={p.accent} />
          <path d="M50 84H150V98C118 92 82 92 50 98Z" fill="var(--bg-deep)" opacity=".22" />
          <rect x="42" y="58" width="116" height="30" rx="8" fill={p.accent} />
          <path d="M42 66Q42 58 50 58H150Q158 58 158 66V70C120 62 80 62 42 70Z" fill={p.gloss} opacity=".7" />
          <rect x="90" y="58" width="20" height="86" fill={p.gold} />
          <path d="M90 58H96V144H90Z" fill="#fff" opacity=".22" />
          <circle cx="100" cy="57" r="9" fill={p.gold} stroke="var(--on-gold)" strokeOpacity=".3" />
          <Glint x={164} y={44} r={10} />
          <Glint x={36} y={50} r={7} />
          <Glint x={170} y={112} r={6} fill="var(--accent)" />
        </>
      )}
    </Scene>
  );
}

import { type ArtProps, Glint, Scene } from './Scene';

const days = [0, 1, 2, 3, 4, 5, 6, 7];

/** A calendar whose days are ticked off. */
export function CalendarArt({ size }: ArtProps) {
  return (
    <Scene {...(size === undefined ? {} : { size })}>
      {(p) => (
        <>
          <rect x="42" y="32" width="116" height="112" rx="14" fill={p.card} stroke="var(--line)" />
          <path d="M42 62V46Q42 32 56 32H144Q158 32 158 46V62Z" fill={p.accent} />
          <path
            d="M42 50V46Q42 32 56 32H144Q158 32 158 46V50C120 42 80 42 42 50Z"
            fill={p.gloss}
            opacity=".6"
          />
          <path d="M68 24V42M132 24V42" stroke="var(--gold)" strokeWidth="7" strokeLinecap="round" />
          {days.map((day) => (
            <g key={day} transform={`translate(${60 + (day % 4) * 27} ${84 + Math.floor(day / 4) * 32})`}>
              <rect
                x="-9.5"
                y="-9.5"
                width="19"
                height="19"
                rx="6"
                fill={day < 5 ? 'var(--accent-soft)' : 'var(--surface-3)'}
                stroke={day === 5 ? 'var(--gold)' : 'none'}
                strokeWidth="2.4"
              />
              {day < 5 && (
                <path
                  d="M-4.5 0L-1 3.6L5-3.6"
                  stroke="var(--accent-strong)"
                  strokeWidth="2.8"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                />
              )}
            </g>
          ))}
          <Glint x={170} y={44} r={9} />
          <Glint x={32} y={70} r={6} fill="var(--accent)" />
        </>
      )}
    </Scene>
  );
}

import { type ArtProps, Glint, Scene } from './Scene';

const teeth = [0, 45, 90, 135, 180, 225, 270, 315];

/** Two gears and a spanner: the site is being looked after. */
export function MaintenanceArt({ size }: ArtProps) {
  return (
    <Scene {...(size === undefined ? {} : { size })}>
      {(p) => (
        <>
          <Gear x={86} y={82} r={40} fill={p.accent} hub="var(--bg-deep)" />
          <circle cx="86" cy="82" r="26" fill={p.card} stroke="var(--line)" />
          <path d="M86 66L98 78L86 100L74 78Z" fill={p.accent} />
          <path d="M74 78H98L86 100Z" fill={p.gloss} opacity=".5" />
          <path
            d="M54 66A37 37 0 0 1 84 45"
            stroke="#fff"
            strokeOpacity=".55"
            strokeWidth="3"
            strokeLinecap="round"
          />
          <Gear x={141} y={112} r={23} fill={p.gold} hub="var(--surface-1)" />
          <circle cx="141" cy="112" r="9" fill="var(--bg-deep)" />
          <path
            d="M128 34A17 17 0 0 1 150 21L142 31L148 39L159 35A17 17 0 0 1 140 52L118 76L106 66Z"
            fill={p.card}
            stroke="var(--text-muted)"
            strokeWidth="1.6"
            strokeLinejoin="round"
          />
          <Glint x={40} y={36} r={8} />
          <Glint x={170} y={72} r={6} fill="var(--accent)" />
        </>
      )}
    </Scene>
  );
}

function Gear({ x, y, r, fill, hub }: { x: number; y: number; r: number; fill: string; hub: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {teeth.map((turn) => (
        <rect
          key={turn}
          x={-r * 0.2}
          y={-r * 1.22}
          width={r * 0.4}
          height={r * 0.5}
          rx={r * 0.1}
          fill={fill}
          transform={`rotate(${turn})`}
        />
      ))}
      <circle r={r} fill={fill} />
      <circle r={r * 0.7} fill={hub} />
    </g>
  );
}

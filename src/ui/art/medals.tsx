import { useId } from 'react';

interface Props {
  readonly id: string;
  /** Light, middle and dark of the metal. */
  readonly tones: readonly [string, string, string];
}

/** Polished metal of the medals: a bright edge across the middle. */
function MetalGradient({ id, tones: [light, middle, dark] }: Props) {
  return (
    <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
      <stop stopColor={light} />
      <stop offset=".45" stopColor={middle} />
      <stop offset=".5" stopColor={light} />
      <stop offset="1" stopColor={dark} />
    </linearGradient>
  );
}

type LevelMedalProps = {
  /** Member level, 1–6; clamped to this range. */
  level: number;
  /** Width and height in CSS pixels. */
  size?: number;
};

/** Metal (light, middle, dark) and gem (light, dark) of silver, gold, platinum, diamond and the two VIP levels. */
const tiers = [
  { metal: ['#ffffff', '#b9c3d0', '#6b7686'], gem: ['#e9eef5', '#8d9aac'], wings: 0, crown: false },
  { metal: ['#fff3c0', '#eeb83a', '#8f5a10'], gem: ['#ffe48a', '#d98a12'], wings: 1, crown: false },
  { metal: ['#ffffff', '#a9c9d6', '#4d6f86'], gem: ['#c9f4ff', '#3d9fc0'], wings: 1, crown: false },
  { metal: ['#f2fdff', '#8fd4f5', '#3465b8'], gem: ['#ffffff', '#57b6f2'], wings: 2, crown: false },
  { metal: ['#fff0b8', '#e5a92f', '#84480c'], gem: ['#ff9ab5', '#c4104f'], wings: 2, crown: true },
  { metal: ['#ffe9a8', '#d99a2b', '#5c2f0a'], gem: ['#d3a6ff', '#5b1fc4'], wings: 3, crown: true },
] as const;

/** The medal of a member level: silver, gold, platinum, diamond, VIP, VIP. */
export function LevelMedal({ level, size = 48 }: LevelMedalProps) {
  const id = useId();
  const tier = tiers[Math.min(5, Math.max(0, Math.round(level) - 1))] ?? tiers[0];
  const [light, , dark] = tier.metal;
  const metal = `url(#${id}m)`;
  return (
    <svg width={size} height={size} viewBox="0 0 96 96" fill="none" aria-hidden="true" focusable="false">
      <defs>
        <MetalGradient id={`${id}m`} tones={tier.metal} />
        <linearGradient id={`${id}g`} x1="0" y1="0" x2="1" y2="1">
          <stop stopColor={tier.gem[0]} />
          <stop offset="1" stopColor={tier.gem[1]} />
        </linearGradient>
      </defs>
      <Wings count={tier.wings} fill={metal} />
      <path
        d="M48 14L76 28V60L48 84L20 60V28Z"
        fill={metal}
        stroke={dark}
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path d="M48 22L69 32.5V57L48 75L27 57V32.5Z" fill={dark} />
      <path d="M48 22L69 32.5V57L48 75Z" fill="#000" opacity=".28" />
      <path d="M48 22L69 32.5V57L48 75L27 57V32.5Z" stroke={light} strokeOpacity=".5" />
      <path d="M38 34H58L66 45L48 68L30 45Z" fill={`url(#${id}g)`} />
      <path d="M38 34L48 34L42 45H30Z" fill="#fff" opacity=".55" />
      <path d="M48 34H58L54 45H42Z" fill="#fff" opacity=".28" />
      <path d="M42 45H54L48 68Z" fill="#fff" opacity=".2" />
      <path d="M54 45H66L48 68Z" fill="#000" opacity=".2" />
      {tier.crown ? (
        <Crown fill={metal} jewel={tier.gem[0]} edge={dark} />
      ) : (
        <circle cx="48" cy="14" r="5" fill={metal} stroke={dark} />
      )}
      <path d="M24 30L46 18.5" stroke="#fff" strokeOpacity=".9" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}

function Wings({ count, fill }: { count: number; fill: string }) {
  const feathers = Array.from(
    { length: count },
    (_, i) =>
      `M20 ${60 - i * 12}C8 ${58 - i * 12} 3 ${48 - i * 12} 4 ${38 - i * 12}C10 ${46 - i * 12} 16 ${44 - i * 12} 22 ${46 - i * 12}Z`,
  );
  return (
    <>
      <path d={feathers.join('')} fill={fill} />
      <path d={feathers.join('')} fill={fill} transform="matrix(-1 0 0 1 96 0)" />
    </>
  );
}

function Crown({ fill, jewel, edge }: { fill: string; jewel: string; edge: string }) {
  return (
    <>
      <path
        d="M31 23L28 6L39 13L48 1L57 13L68 6L65 23C54 18 42 18 31 23Z"
        fill={fill}
        stroke={edge}
        strokeLinejoin="round"
      />
      <circle cx="48" cy="14" r="3" fill={jewel} />
    </>
  );
}

interface PlaceMedalProps {
  /** 1, 2 or 3; other values are shown as the third. */
  readonly place: number;
  /** Width and height in CSS pixels. */
  readonly size?: number;
}

/** Metal (light, middle, dark) of gold, silver and bronze. */
const metals = [
  ['#fff3c0', '#eeb83a', '#8f5a10'],
  ['#ffffff', '#b9c3d0', '#5d6879'],
  ['#ffe3cb', '#d08c56', '#733f16'],
] as const;

/** The medal of the first three places: a coin on a ribbon, crowned for the first. */
export function PlaceMedal({ place, size = 64 }: PlaceMedalProps) {
  const id = useId();
  const tones = metals[place - 1] ?? metals[2];
  const [light, , dark] = tones;
  const metal = `url(#${id}m)`;
  return (
    <svg width={size} height={size} viewBox="0 0 96 96" fill="none" aria-hidden="true" focusable="false">
      <defs>
        <MetalGradient id={`${id}m`} tones={tones} />
      </defs>
      <path d="M34 66L24 94L38 88L46 96L52 70Z" fill="var(--accent)" />
      <path d="M62 66L72 94L58 88L50 96L44 70Z" fill="var(--accent-strong)" />
      <path d="M34 66L30 77L50 82L52 70Z" fill="#000" opacity=".2" />
      <path d="M62 66L66 77L46 82L44 70Z" fill="#000" opacity=".2" />
      <circle cx="48" cy="50" r="30" fill={metal} stroke={dark} strokeWidth="1.5" />
      <circle cx="48" cy="50" r="23" fill={dark} />
      <path d="M64.3 33.7A23 23 0 0 1 31.7 66.3Z" fill="#000" opacity=".25" />
      <circle cx="48" cy="50" r="23" stroke={light} strokeOpacity=".55" />
      <text
        x="48"
        y="60"
        textAnchor="middle"
        fontSize="28"
        fontWeight="600"
        fontFamily="var(--font-body)"
        fill={light}
      >
        {place}
      </text>
      <path
        d="M24.5 38A27 27 0 0 1 44 23.3"
        stroke="#fff"
        strokeOpacity=".85"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      {place === 1 && (
        <path
          d="M33 22L29 4L39.5 11L48 0L56.5 11L67 4L63 22C53 17.5 43 17.5 33 22Z"
          fill={metal}
          stroke={dark}
          strokeLinejoin="round"
        />
      )}
    </svg>
  );
}

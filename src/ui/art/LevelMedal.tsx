import { useId } from 'react';
import { MetalGradient } from './MetalGradient';

type Props = {
  /** Member level, 1–6; anything else is shown as the nearest. */
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

/** The medal of a member level (LVL-01): silver, gold, platinum, diamond, VIP, VIP. */
export function LevelMedal({ level, size = 48 }: Props) {
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

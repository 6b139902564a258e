import { useId } from 'react';
import { MetalGradient } from './MetalGradient';

interface Props {
  /** 1, 2 or 3; anything else is shown as the third. */
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
export function PlaceMedal({ place, size = 64 }: Props) {
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
        fontFamily="var(--font-figures)"
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

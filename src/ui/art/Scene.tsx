import { type ReactNode, useId } from 'react';

/** Theme colours, as `fill`/`stroke` values. */
type Paints = { accent: string; gold: string; card: string; back: string; gloss: string };

export type ArtProps = {
  /** Width in CSS pixels; the height is four fifths of it. */
  size?: number | undefined;
};

type Props = ArtProps & { children: (paints: Paints) => ReactNode };

/** The base of the illustrations: 200 × 160, a halo, a ground shadow, and the theme's colours. */
export function Scene({ size = 200, children }: Props) {
  const id = useId();
  const paint = (name: string): string => `url(#${id}${name})`;
  const paints: Paints = {
    accent: paint('a'),
    gold: paint('g'),
    card: paint('c'),
    back: paint('b'),
    gloss: paint('s'),
  };
  return (
    <svg
      width={size}
      height={size * 0.8}
      viewBox="0 0 200 160"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <Ramp id={`${id}a`} from="var(--accent)" to="var(--accent-strong)" />
        <Ramp id={`${id}g`} from="var(--art-gold)" to="var(--art-gold)" end={0.72} />
        <Ramp id={`${id}c`} from="var(--surface-3)" to="var(--surface-1)" />
        <Ramp id={`${id}b`} from="var(--surface-2)" to="var(--bg-deep)" />
        <Ramp id={`${id}s`} from="#fff" to="#fff" start={0.5} end={0} />
        <radialGradient id={`${id}h`}>
          <stop stopColor="var(--accent)" stopOpacity=".26" />
          <stop offset="1" stopColor="var(--accent)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle cx="100" cy="76" r="76" fill={paint('h')} />
      <ellipse cx="100" cy="146" rx="66" ry="7" fill="var(--bg-deep)" opacity=".55" />
      {children(paints)}
    </svg>
  );
}

type RampProps = { id: string; from: string; to: string; start?: number; end?: number };

function Ramp({ id, from, to, start = 1, end = 1 }: RampProps) {
  return (
    <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
      <stop stopColor={from} stopOpacity={start} />
      <stop offset="1" stopColor={to} stopOpacity={end} />
    </linearGradient>
  );
}

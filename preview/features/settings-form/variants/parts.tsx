import type { ComponentType, ReactNode } from 'react';
import type { Brand } from '#schemas/brand/brand';

type Look = Brand['look'];
/** Drawings of 96 × 60, one for each value of a setting; the schema makes a missing one a type error. */
export type Drawings<K extends keyof Look> = { readonly [P in K]: Readonly<Record<Look[P], ComponentType>> };

/** What is on a page: blocks of text, so faint that the part in question stands out. */
export function Content({ y }: { readonly y: number }) {
  return (
    <g fill="var(--v-ink)" opacity="0.16">
      <rect x="10" y={y} width="76" height="13" rx="3" />
      <rect x="10" y={y + 17} width="36" height="12" rx="3" />
      <rect x="50" y={y + 17} width="36" height="12" rx="3" />
    </g>
  );
}

export const Logo = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <rect x={x} y={y} width="20" height="6" rx="3" fill="var(--v-accent)" />
);

export const Balance = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <rect x={x} y={y} width="15" height="6" rx="3" fill="var(--v-ink)" opacity="0.55" />
);

/** Items of a bottom bar; the third is the one in the middle. */
export function Items({ y, but }: { readonly y: number; readonly but?: number }) {
  return (
    <g fill="var(--v-ink)" opacity="0.55">
      {[0, 1, 2, 3, 4].map((i) => i !== but && <circle key={i} cx={20 + i * 14} cy={y} r="3" />)}
    </g>
  );
}

export const Sample = ({ children }: { readonly children: ReactNode }) => (
  <g stroke="var(--v-ink)" strokeOpacity="0.16" strokeWidth="0.8">
    {children}
  </g>
);

export const Lines = ({ x = 22, y }: { readonly x?: number; readonly y: number }) => (
  <g fill="var(--v-ink)">
    <rect x={x} y={y} width="26" height="4" rx="2" />
    <rect x={x} y={y + 8} width="44" height="3" rx="1.5" opacity="0.45" />
    <rect x={x} y={y + 14} width="36" height="3" rx="1.5" opacity="0.45" />
  </g>
);

/** A large amount. */
export const Amount = ({
  x,
  y,
  width = 34,
}: {
  readonly x: number;
  readonly y: number;
  readonly width?: number;
}) => <rect x={x} y={y} width={width} height="7" rx="2" fill="var(--v-gold)" />;

interface ActionsProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height?: number;
}

/** The buttons for deposits and withdrawals. */
export const Actions = ({ x, y, width, height = 8 }: ActionsProps) => (
  <>
    <rect x={x} y={y} width={width} height={height} rx="2.5" fill="var(--v-accent)" />
    <rect
      x={x + width + 4.5}
      y={y + 0.5}
      width={width - 1}
      height={height - 1}
      rx="2.5"
      fill="none"
      stroke="var(--v-accent)"
    />
  </>
);

/** A picture: hills below a moon. */
export const Picture = ({ width }: { readonly width: number }) => (
  <>
    <rect width={width} height="60" fill="var(--v-accent2)" opacity="0.55" />
    <circle cx={width * 0.68} cy="17" r="9" fill="var(--v-gold)" />
    <path
      d={`M0 46L${width * 0.3} 26L${width * 0.55} 44L${width * 0.72} 33L${width} 50V60H0z`}
      fill="var(--v-accent)"
      opacity="0.75"
    />
  </>
);

export const Fields = ({
  x,
  y,
  width,
}: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}) => (
  <>
    {[0, 9].map((below) => (
      <rect
        key={below}
        x={x}
        y={y + below}
        width={width}
        height="6"
        rx="2"
        fill="var(--v-ink)"
        opacity="0.2"
      />
    ))}
    <rect x={x} y={y + 18} width={width} height="7" rx="2" fill="var(--v-accent)" />
  </>
);

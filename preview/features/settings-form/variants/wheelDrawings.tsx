import type { ReactNode } from 'react';
import type { Drawings } from './parts';

const SEGMENTS = 8;
const around = (count: number): number[] => Array.from({ length: count }, (_, i) => (i * 360) / count);

/** The upper part of a wheel, cut off by the frame of the drawing. */
function Wheel({ rim, pointer }: { readonly rim?: ReactNode; readonly pointer?: ReactNode }) {
  return (
    <>
      <circle cx="48" cy="52" r="42" fill="var(--v-surface)" />
      {around(SEGMENTS).map((degrees, i) => (
        <path
          key={degrees}
          d="M48 52L34.6 19.66A35 35 0 0 1 61.4 19.66z"
          transform={`rotate(${degrees} 48 52)`}
          fill={i % 2 === 0 ? 'var(--v-accent)' : 'var(--v-accent2)'}
          opacity={i % 2 === 0 ? 0.85 : 0.45}
        />
      ))}
      <circle cx="48" cy="52" r="8" fill="var(--v-gold)" />
      {rim}
      {pointer}
    </>
  );
}

/** Something at equal distances on the rim. */
const OnRim = ({ count, children }: { readonly count: number; readonly children: ReactNode }) => (
  <>
    {around(count).map((degrees) => (
      <g key={degrees} transform={`rotate(${degrees} 48 52)`}>
        {children}
      </g>
    ))}
  </>
);

const Pointer = ({ d }: { readonly d: string }) => (
  <Wheel
    pointer={
      <path d={d} fill="var(--v-gold)" stroke="var(--v-ground)" strokeWidth="1.5" strokeLinejoin="round" />
    }
  />
);

export const wheelDrawings: Drawings<'wheelRim' | 'wheelPointer'> = {
  wheelRim: {
    bulbs: () => (
      <Wheel
        rim={
          <OnRim count={20}>
            <circle cx="48" cy="13.5" r="2.2" fill="#fff6d8" stroke="var(--v-gold)" />
          </OnRim>
        }
      />
    ),
    jewels: () => (
      <Wheel
        rim={
          <OnRim count={14}>
            <path d="M48 9.5l3 4-3 4-3-4z" fill="var(--v-accent)" stroke="#fff" strokeOpacity="0.7" />
          </OnRim>
        }
      />
    ),
    neon: () => (
      <Wheel
        rim={
          <g fill="none" stroke="var(--v-accent)">
            <circle cx="48" cy="52" r="38.5" strokeWidth="6" opacity="0.3" />
            <circle cx="48" cy="52" r="38.5" strokeWidth="1.8" />
          </g>
        }
      />
    ),
  },
  wheelPointer: {
    drop: () => <Pointer d="M48 27q-8-9-8-15a8 8 0 0 1 16 0q0 6-8 15z" />,
    arrow: () => <Pointer d="M39 4h18v12l-9 11-9-11z" />,
    crown: () => <Pointer d="M36 5l6 6 6-8 6 8 6-6-3 14h-5l-4 8-4-8h-5z" />,
  },
};

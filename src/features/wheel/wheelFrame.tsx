import type { ReactNode } from 'react';
import type { Brand } from '#schemas/brand/brand';

type Look = Brand['look'];

interface Metal {
  /** Paint of the wheel's golden parts. */
  readonly metal: string;
}

/** Angles in degrees of `count` marks around the wheel. */
const around = (count: number) => Array.from({ length: count }, (_, n) => (n * 360) / count);
/** Every second mark of the rim blinks while the wheel turns. */
const turnOf = (n: number) => (n % 2 === 0 ? 'even' : 'odd');

const rims: Readonly<Record<Look['wheelRim'], (props: Metal) => ReactNode>> = {
  bulbs: ({ metal }) => (
    <>
      <circle r="176" fill={metal} />
      <circle r="171" fill="none" stroke="#fff" strokeOpacity=".35" />
      <circle r="155" fill="#10161d" />
      {around(24).map((turn, n) => (
        <circle
          key={turn}
          className={turnOf(n)}
          cy="-165.5"
          r="4"
          fill="#fff"
          transform={`rotate(${turn})`}
        />
      ))}
    </>
  ),
  jewels: ({ metal }) => (
    <>
      {around(12).map((turn) => (
        <circle key={turn} cy="-167" r="13" fill={metal} transform={`rotate(${turn})`} />
      ))}
      <circle r="173" fill={metal} />
      <circle r="169" fill="none" stroke="#000" strokeOpacity=".25" strokeWidth="1.5" />
      <circle r="155" fill="#10161d" />
      {around(12).map((turn, n) => (
        <g key={turn} className={turnOf(n)} transform={`rotate(${turn}) translate(0 -165)`}>
          <path d="M0-10L9-4V4L0 10L-9 4V-4Z" fill="var(--accent)" stroke="#000" strokeOpacity=".35" />
          <path d="M0-10L9-4L0-2L-9-4Z" fill="#fff" fillOpacity=".65" />
          <path d="M-9-4L0-2V10L-9 4Z" fill="#000" fillOpacity=".18" />
        </g>
      ))}
      {around(12).map((turn) => (
        <path
          key={turn}
          d="M0-162L2.5-165L0-168L-2.5-165Z"
          fill="#fff"
          fillOpacity=".8"
          transform={`rotate(${turn + 15})`}
        />
      ))}
    </>
  ),
  neon: () => (
    <>
      <circle r="176" fill="var(--bg-deep)" stroke="var(--line-strong)" strokeWidth="2" />
      <circle r="165.5" fill="none" stroke="var(--accent)" strokeOpacity=".22" strokeWidth="14" />
      <circle r="165.5" fill="none" stroke="var(--accent)" strokeWidth="3.5" />
      <circle r="155" fill="#000" stroke="var(--accent-2)" strokeWidth="1.5" />
      {around(36).map((turn, n) => (
        <path
          key={turn}
          className={turnOf(n)}
          d="M-3-172H5L3-159H-5Z"
          fill={n % 3 === 0 ? 'var(--accent)' : 'var(--bg-deep)'}
          transform={`rotate(${turn})`}
        />
      ))}
    </>
  ),
};

/** The fixed ring around the segments, in the brand's variant. */
export function Rim({ kind, metal }: Metal & { readonly kind: Look['wheelRim'] }) {
  return <g data-rim={kind}>{rims[kind]({ metal })}</g>;
}

/** Each has its tip at the rim of the segments, straight above the middle. */
const pointers: Readonly<Record<Look['wheelPointer'], (props: Metal) => ReactNode>> = {
  drop: () => (
    <>
      <path
        d="M0-132C-6-150-18-160-18-170A18 18 0 0 1 18-170C18-160 6-150 0-132Z"
        fill="#fff"
        stroke="#000"
        strokeOpacity=".35"
        strokeWidth="2"
      />
      <circle cy="-170" r="8" fill="var(--accent)" stroke="#000" strokeOpacity=".25" />
    </>
  ),
  arrow: () => (
    <>
      <path d="M0-130L-21-168V-190H21V-168Z" fill="#000" fillOpacity=".35" transform="translate(2 3)" />
      <path d="M0-130L-21-168V-190H0Z" fill="var(--accent)" />
      <path d="M0-130L21-168V-190H0Z" fill="var(--accent-strong)" />
      <path
        d="M0-130L-21-168V-190H21V-168Z"
        fill="none"
        stroke="var(--bg-deep)"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
    </>
  ),
  crown: ({ metal }) => (
    <>
      <path d="M0-131L-13-160H13Z" fill={metal} stroke="#000" strokeOpacity=".4" strokeWidth="1.5" />
      <path
        d="M-25-160L-29-184L-14-174L0-193L14-174L29-184L25-160Z"
        fill={metal}
        stroke="#000"
        strokeOpacity=".4"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <rect x="-25" y="-166" width="50" height="7" rx="3" fill="#fff0b8" stroke="#000" strokeOpacity=".3" />
      <circle cy="-174" r="4.5" fill="var(--danger)" stroke="#000" strokeOpacity=".3" />
      <circle cx="-15" cy="-170" r="2.5" fill="#fff" />
      <circle cx="15" cy="-170" r="2.5" fill="#fff" />
    </>
  ),
};

/** Points at the segment that was drawn, in the brand's variant. */
export function Pointer({ kind, metal }: Metal & { readonly kind: Look['wheelPointer'] }) {
  return <g data-pointer={kind}>{pointers[kind]({ metal })}</g>;
}

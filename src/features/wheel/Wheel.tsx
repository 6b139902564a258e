import styled, { keyframes } from 'styled-components';
import { useId } from 'react';
import { useServedName } from '@/brand/useServedName';
import { media } from '@/theme/media';
import { SegmentFace } from './SegmentFace';
import { SegmentWords } from './SegmentWords';
import type { WheelMotion } from './useWheelMotion';
import type { Segment } from './wheelApi';

const RIM = 150;
const bulbs = Array.from({ length: 24 }, (_, n) => n * 15);

interface Props {
  readonly label: string;
  readonly segments: readonly Segment[];
  readonly wheel: WheelMotion['wheel'];
  readonly isSpinning: boolean;
}

/** The wheel as the server describes it; `wheel` refers to the rotating part. */
export function Wheel({ label, segments, wheel, isSpinning }: Props) {
  const id = useId();
  const nameOf = useServedName();
  const count = segments.length;
  return (
    <Stage viewBox="-182 -196 364 378" role="img" aria-label={label} data-spinning={isSpinning || undefined}>
      <defs>
        <linearGradient id={`${id}rim`} x1="0" y1="0" x2="1" y2="1">
          <stop stopColor="#fff0b8" />
          <stop offset=".45" stopColor="#e7ac38" />
          <stop offset="1" stopColor="#b87410" />
        </linearGradient>
        <radialGradient id={`${id}shade`}>
          <stop offset=".2" stopColor="#000" stopOpacity=".38" />
          <stop offset=".62" stopColor="#000" stopOpacity=".14" />
          <stop offset="1" stopColor="#000" stopOpacity=".34" />
        </radialGradient>
        <radialGradient id={`${id}gloss`} cx=".5" cy=".1" r=".7">
          <stop stopColor="#fff" stopOpacity=".14" />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle r="176" fill={`url(#${id}rim)`} />
      <circle r="171" fill="none" stroke="#fff" strokeOpacity=".35" />
      <circle r="155" fill="#10161d" />
      {bulbs.map((turn, n) => (
        <circle
          key={turn}
          className={n % 2 === 0 ? 'even' : 'odd'}
          cy="-165.5"
          r="4"
          fill="#fff"
          transform={`rotate(${turn})`}
        />
      ))}
      <g ref={wheel} data-testid="wheel">
        {segments.map((segment, place) => (
          <SegmentFace key={segment.id} color={segment.color} place={place} count={count} radius={RIM} />
        ))}
        <circle r={RIM} fill={`url(#${id}shade)`} />
        {segments.map((segment, place) => (
          <SegmentWords
            key={segment.id}
            label={nameOf(segment.label)}
            place={place}
            count={count}
            radius={RIM}
          />
        ))}
      </g>
      <circle r={RIM} fill={`url(#${id}gloss)`} />
      <circle r="31" fill={`url(#${id}rim)`} stroke="#000" strokeOpacity=".3" strokeWidth="3" />
      <circle r="24" fill="var(--surface-1)" />
      <path
        d="M0-15L4.3-4.8L15.3-4L6.9 3.2L9.5 13.9L0 8.1L-9.5 13.9L-6.9 3.2L-15.3-4L-4.3-4.8Z"
        fill={`url(#${id}rim)`}
      />
      <path
        d="M0-132C-6-150-18-160-18-170A18 18 0 0 1 18-170C18-160 6-150 0-132Z"
        fill="#fff"
        stroke="#000"
        strokeOpacity=".35"
        strokeWidth="2"
      />
      <circle cy="-170" r="8" fill="var(--accent)" stroke="#000" strokeOpacity=".25" />
    </Stage>
  );
}

const blink = keyframes`
  50% { opacity: .25; }
`;

const Stage = styled.svg`
  display: block;
  width: 100%;
  max-width: 400px;
  margin: 0 auto;
  filter: drop-shadow(0 16px 28px rgba(0, 0, 0, 0.35));

  &[data-spinning] .even {
    animation: ${blink} 500ms linear infinite;
  }
  &[data-spinning] .odd {
    animation: ${blink} 500ms linear 250ms infinite;
  }

  ${media.still} {
    filter: none;
  }
`;

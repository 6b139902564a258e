import styled, { keyframes } from 'styled-components';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/i18n/errorText';
import { formatMoney } from '@/lib/formatMoney';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { useSpin, useWheelMotion, type WheelMotion } from './useSpin';
import type { Spin, WheelState, Segment } from './wheelApi';
import { useBrand } from '@/brand/useBrand';
import { useServedName } from '@/brand/useServedName';
import { media } from '@/theme/media';
import { SegmentFace, SegmentWords } from './WheelSegments';
import { Pointer, Rim } from './wheelFrame';

interface Props {
  readonly state: WheelState;
  /** Plays left, rendered by the page. */
  readonly rights: ReactNode;
  readonly onResult: (spin: Spin) => void;
}

/** The wheel and its spin button; without a play left there is no button. */
export function WheelGame({ state, rights, onResult }: Props) {
  const { t } = useTranslation('prize');
  const errorText = useErrorText();
  const motion = useWheelMotion();
  const { spin, isSpinning, error } = useSpin(state, motion, onResult);
  const { enabled, left, cost, segments } = state;
  return (
    <Layout data-closed={!enabled || undefined}>
      <Wheel
        label={t('wheel.label', { n: segments.length })}
        segments={segments}
        wheel={motion.wheel}
        isSpinning={isSpinning}
      />
      {rights}
      {error && <Notice tone="danger">{errorText(error)}</Notice>}
      <Button
        size="large"
        full
        pending={isSpinning}
        disabled={!enabled || left === 0 || segments.length === 0}
        onClick={() => void spin()}
      >
        {t(isSpinning ? 'wheel.spinning' : 'wheel.spin')}
      </Button>
      {cost !== undefined && cost > 0 && (
        <Cost>{t('wheel.cost', { amount: formatMoney(cost, { whole: true }) })}</Cost>
      )}
    </Layout>
  );
}

const Layout = styled.div`
  display: grid;
  gap: 16px;

  &[data-closed] > svg {
    filter: grayscale(0.9);
    opacity: 0.55;
  }
`;

const Cost = styled.p`
  color: var(--text-muted);
  text-align: center;
`;

const RIM = 150;

interface WheelProps {
  readonly label: string;
  readonly segments: readonly Segment[];
  readonly wheel: WheelMotion['wheel'];
  readonly isSpinning: boolean;
}

/** The wheel as the server describes it; `wheel` refers to the rotating part. */
export function Wheel({ label, segments, wheel, isSpinning }: WheelProps) {
  const id = useId();
  const nameOf = useServedName();
  const { wheelRim, wheelPointer } = useBrand().look;
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
          <stop offset=".2" stopColor="#000" stopOpacity=".36" />
          <stop offset=".56" stopColor="#000" stopOpacity=".06" />
          <stop offset="1" stopColor="#000" stopOpacity=".24" />
        </radialGradient>
        <radialGradient id={`${id}gloss`} cx=".5" cy=".1" r=".7">
          <stop stopColor="#fff" stopOpacity=".14" />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </radialGradient>
      </defs>
      <Rim kind={wheelRim} metal={`url(#${id}rim)`} />
      <g ref={wheel} data-testid="wheel">
        {segments.map((segment, place) => (
          <SegmentFace key={segment.id} color={segment.color} place={place} count={count} radius={RIM} />
        ))}
        <circle r={RIM} fill={`url(#${id}shade)`} />
        {segments.map((segment, place) => (
          <SegmentWords
            key={segment.id}
            label={nameOf(segment.label)}
            type={segment.type ?? 'ITEM'}
            color={segment.color}
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
      <Pointer kind={wheelPointer} metal={`url(#${id}rim)`} />
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

  /* The spin button stays above the bottom bar of a small phone. */
  @media (max-width: 1023px) {
    max-width: min(400px, max(240px, 100vh - 440px));
  }

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

import styled, { keyframes } from 'styled-components';
import { media, motion } from '@/theme/media';
import { text } from '@/theme/typography';
import { PrizeArt } from '@/ui/art/PrizeArt';
import { useId } from 'react';

export interface Face {
  readonly label: string;
  readonly type: string;
}

interface Props {
  readonly name: string;
  /** Null while the card is face down. */
  readonly face: Face | null;
  readonly isPicked: boolean;
  readonly isPending: boolean;
  readonly disabled: boolean;
  readonly onClick: () => void;
}

/** A card with a 3D flip. While it is face down, the DOM does not contain its prize. */
export function PlayingCard({ name, face, isPicked, isPending, disabled, onClick }: Props) {
  return (
    <Place
      type="button"
      aria-label={name}
      aria-busy={isPending || undefined}
      disabled={disabled || face !== null}
      data-open={face !== null || undefined}
      data-picked={isPicked || undefined}
      onClick={onClick}
    >
      <Body>
        <Side>
          <CardBack />
        </Side>
        <Front data-won={(isPicked && face !== null && face.type !== 'NONE') || undefined}>
          {face && (
            <>
              <PrizeArt type={face.type} size={96} />
              <span>{face.label}</span>
            </>
          )}
        </Front>
      </Body>
    </Place>
  );
}

const waiting = keyframes`
  0%, 100% { transform: translateY(-6px) rotate(-1.5deg); }
  50% { transform: translateY(-12px) rotate(1.5deg); }
`;

const Place = styled.button`
  position: relative;
  width: 100%;
  padding: 0 0 138%;
  border: 0;
  border-radius: var(--radius-m);
  background: transparent;
  perspective: 900px;
  transition: transform ${motion.base} ${motion.spring}, opacity ${motion.slow} ease;

  ${media.hover} {
    &:hover:not(:disabled) {
      transform: translateY(-6px);
    }
  }
  &:active:not(:disabled) {
    transform: scale(0.97);
  }
  &[aria-busy] {
    animation: ${waiting} 700ms ease-in-out infinite;
  }
  &[data-open]:not([data-picked]) {
    opacity: 0.62;
  }
  &:disabled {
    cursor: default;
  }
`;

const Body = styled.span`
  position: absolute;
  top: 0;
  right: 0;
  bottom: 0;
  left: 0;
  display: block;
  transform-style: preserve-3d;
  transition: transform 620ms ${motion.spring};

  [data-open] > & {
    transform: rotateY(180deg);
  }
`;

const Side = styled.span`
  position: absolute;
  top: 0;
  right: 0;
  bottom: 0;
  left: 0;
  display: block;
  overflow: hidden;
  border-radius: var(--radius-m);
  box-shadow: var(--shadow-1);
  -webkit-backface-visibility: hidden;
  backface-visibility: hidden;
`;

const Front = styled(Side)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  justify-items: center;
  gap: 2px;
  padding: 4px;
  border: 2px solid var(--line-strong);
  background: linear-gradient(170deg, var(--surface-3), var(--surface-1));
  color: var(--text);
  text-align: center;
  transform: rotateY(180deg);

  /* Two lines must fit below it on a small card. */
  svg {
    max-width: 84%;
    height: auto;
  }
  span {
    overflow-wrap: anywhere;
    ${text('micro', 'bold')}
    line-height: 1.35;
  }
  &[data-won] {
    border-color: var(--gold);
    box-shadow: 0 0 0 2px var(--gold-soft), 0 0 28px var(--gold-soft);
  }
  &[data-won] span {
    color: var(--gold-strong);
    ${text('small', 'bold')}
  }
`;

const rows = [0, 1, 2, 3, 4, 5, 6];
const columns = [0, 1, 2, 3, 4];

/** The back of every card: a lattice of gems around a star, in the brand's colours. */
export function CardBack() {
  const id = useId();
  return (
    <svg
      width="100%"
      height="100%"
      viewBox="0 0 100 138"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id={`${id}g`} x1="0" y1="0" x2="1" y2="1">
          <stop stopColor="var(--accent)" />
          <stop offset="1" stopColor="var(--accent-2)" />
        </linearGradient>
        <linearGradient id={`${id}s`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#ffe6a3" />
          <stop offset="1" stopColor="#e2a52f" />
        </linearGradient>
        <radialGradient id={`${id}h`} cx=".3" cy=".1" r="1">
          <stop stopColor="#fff" stopOpacity=".28" />
          <stop offset=".6" stopColor="#fff" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="100" height="138" fill={`url(#${id}g)`} />
      <rect width="100" height="138" fill="#03101c" fillOpacity=".5" />
      <g stroke="#fff" strokeOpacity=".13">
        {rows.flatMap((row) =>
          columns.map((column) => (
            <path
              key={`${row}-${column}`}
              d="M0-10L10 0L0 10L-10 0Z"
              transform={`translate(${10 + column * 20} ${9 + row * 20})`}
            />
          )),
        )}
      </g>
      <rect
        x="7"
        y="7"
        width="86"
        height="124"
        rx="9"
        stroke={`url(#${id}s)`}
        strokeOpacity=".85"
        strokeWidth="1.6"
      />
      <circle cx="50" cy="69" r="26" fill={`url(#${id}g)`} stroke={`url(#${id}s)`} strokeWidth="1.6" />
      <circle cx="50" cy="69" r="26" fill="#03101c" fillOpacity=".35" />
      <path
        d="M50 50L55.3 62.6L69 63.8L58.7 72.8L61.8 86.2L50 79.1L38.2 86.2L41.3 72.8L31 63.8L44.7 62.6Z"
        fill={`url(#${id}s)`}
        stroke="var(--bg-deep)"
        strokeOpacity=".35"
        strokeLinejoin="round"
      />
      <rect width="100" height="138" fill={`url(#${id}h)`} />
    </svg>
  );
}

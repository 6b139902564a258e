import styled, { keyframes } from 'styled-components';
import { media } from '@/theme/media';

const PIECES = 44;
const colours = ['#f6c85f', '#18d6b0', '#ff6f9c', '#4fb3ff', '#b186ff', '#fff'];
/** Distributes numbers evenly without a visible pattern. */
const GOLDEN = 0.618034;
const pieces = Array.from({ length: PIECES }, (_, n) => n);

/** Confetti over the nearest positioned parent, once; nothing under reduced motion. */
export function Confetti() {
  return (
    <Sky aria-hidden="true" data-testid="confetti">
      {pieces.map((n) => (
        <i key={n} ref={(piece) => scatter(piece, n)} />
      ))}
    </Sky>
  );
}

/** Through the style object, which the CSP allows, unlike a style attribute. */
function scatter(piece: HTMLElement | null, n: number): void {
  if (!piece) return;
  const part = (factor: number) => (n * GOLDEN * factor) % 1;
  const { style } = piece;
  style.left = `${part(1) * 100}%`;
  style.setProperty('--drift', `${(part(3) - 0.5) * 120}px`);
  style.setProperty('--turn', `${360 + part(5) * 720}deg`);
  style.animationDelay = `${part(7) * 500}ms`;
  style.animationDuration = `${1600 + part(11) * 1400}ms`;
  style.backgroundColor = colours[n % colours.length] ?? '';
}

const fall = keyframes`
  0% { opacity: 0; transform: translate3d(0, -24px, 0) rotate3d(1, .6, .2, 0deg); }
  8% { opacity: 1; }
  80% { opacity: 1; }
  100% { opacity: 0; transform: translate3d(var(--drift), 440px, 0) rotate3d(1, .6, .2, var(--turn)); }
`;

const Sky = styled.div`
  position: absolute;
  top: 0;
  right: 0;
  bottom: 0;
  left: 0;
  overflow: hidden;
  pointer-events: none;

  i {
    position: absolute;
    top: 0;
    width: 8px;
    height: 13px;
    border-radius: 2px;
    opacity: 0;
    animation: ${fall} 2s cubic-bezier(0.2, 0.5, 0.5, 1) forwards;
  }
  i:nth-child(3n) {
    width: 10px;
    height: 10px;
    border-radius: 50%;
  }

  ${media.still} {
    display: none;
  }
`;

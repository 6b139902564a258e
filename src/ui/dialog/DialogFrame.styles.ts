import styled, { keyframes } from 'styled-components';
import { media, motion } from '@/theme/media';
import { text } from '@/theme/typography';

const appear = keyframes`
  from { opacity: 0; }
`;
const rise = keyframes`
  from { opacity: 0; transform: translateY(24px) scale(.98); }
`;
const enter = keyframes`
  from { transform: translateX(-100%); }
`;

export const Veil = styled.div`
  position: fixed;
  top: 0;
  right: 0;
  bottom: 0;
  left: 0;
  z-index: 50;
  background: var(--veil);
  -webkit-backdrop-filter: blur(6px);
  backdrop-filter: blur(6px);
  animation: ${appear} ${motion.base} ${motion.ease};
`;

/* On phones a dialog is a bottom sheet, within reach of the thumb. */
export const Panel = styled.div`
  position: fixed;
  right: 0;
  bottom: 0;
  left: 0;
  z-index: 51;
  display: flex;
  flex-direction: column;
  max-height: 90vh;
  border: 1px solid var(--line);
  border-radius: var(--radius-l) var(--radius-l) 0 0;
  background: linear-gradient(180deg, var(--surface-2), var(--surface-1) 96px);
  box-shadow: inset 0 1px 0 var(--sheen), var(--shadow-2);
  color: var(--text);
  outline: none;
  animation: ${rise} ${motion.slow} ${motion.ease};

  ${media.tablet} {
    &[data-placement='middle'] {
      right: auto;
      bottom: auto;
      top: 50%;
      left: 50%;
      width: 440px;
      margin: 0 0 0 -220px;
      border-radius: var(--radius-l);
      transform: translateY(-50%);
      animation-name: ${appear};
    }
  }

  &[data-placement='side'] {
    top: 0;
    right: auto;
    width: 320px;
    max-width: 88vw;
    max-height: none;
    border-radius: 0 var(--radius-l) var(--radius-l) 0;
    animation-name: ${enter};
  }
`;

export const Head = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  padding: 12px 12px 4px 20px;

  h2 {
    flex: 1;
    min-width: 0;
    ${text('title', 'bold')}
  }
  &[data-hidden] {
    justify-content: flex-end;
    padding-bottom: 0;
  }
`;

export const Body = styled.div`
  padding: 4px 20px calc(20px + env(safe-area-inset-bottom, 0px));
  overflow-y: auto;
  -webkit-overflow-scrolling: touch;

  > p {
    margin-bottom: 16px;
    color: var(--text-muted);
  }
`;

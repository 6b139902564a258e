import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { media } from '@/theme/media';

/** Smaller differences are browser bars, not a keyboard. */
const LEAST_KEYBOARD = 120;

interface Props {
  /** For a form at the end of a page: the button would cover its first field while the form is partly in view. */
  readonly whileTyping?: boolean;
  readonly children: ReactNode;
}

/**
 * The submit button at the end of a form, which stays visible above the bottom bar and the keyboard. A child of the
 * form itself: inside a grid it could not leave its row.
 */
export function StickyAction({ whileTyping = false, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Only Safari needs this: elsewhere the keyboard shrinks the page (`interactive-widget`).
    const view = window.visualViewport;
    if (!view) return undefined;
    const lift = () => {
      const hidden = window.innerHeight - view.height * view.scale - view.offsetTop;
      const isTyping = view.scale === 1 && hidden > LEAST_KEYBOARD;
      box.current?.style.setProperty('bottom', isTyping ? `${Math.round(hidden) + 8}px` : '');
    };
    view.addEventListener('resize', lift);
    view.addEventListener('scroll', lift);
    return () => {
      view.removeEventListener('resize', lift);
      view.removeEventListener('scroll', lift);
    };
  }, []);
  return (
    <Box ref={box} data-while-typing={whileTyping || undefined}>
      {children}
    </Box>
  );
}

const inPlace = `
  position: static;

  &::before {
    display: none;
  }
`;

const Box = styled.div`
  position: sticky;
  bottom: calc(var(--bar-h) + 18px + env(safe-area-inset-bottom, 0px));
  z-index: 2;
  margin-top: 16px;

  /* What scrolls below the button fades out, so that it cannot be mistaken for a part of it. */
  &::before {
    content: '';
    position: absolute;
    top: -16px;
    right: -1px;
    bottom: -20px;
    left: -1px;
    z-index: -1;
    background: linear-gradient(transparent, var(--card-fade) 14px);
    pointer-events: none;
  }

  ${media.desktop} {
    ${inPlace}
  }

  form:not(:focus-within) > &[data-while-typing] {
    ${inPlace}
  }
`;

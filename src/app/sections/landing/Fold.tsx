import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useIsLive } from '@/lib/useIsLive';
import { openFold } from './foldGate';

/** Milliseconds after which the rest is fetched even for a visitor who does not scroll. */
const PATIENCE = 3_000;

/**
 * Where the first screen ends. Prerendered sections below it are on the page already and need their code only
 * when they come into sight; without a prerendered page there is nothing to look at meanwhile, so nothing waits.
 */
export function Fold() {
  const mark = useRef<HTMLSpanElement>(null);
  const isLive = useIsLive();
  const [isPrerendered] = useState(!isLive);
  useEffect(() => {
    if (!mark.current || !isPrerendered || typeof IntersectionObserver === 'undefined') {
      openFold();
      return undefined;
    }
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) openFold();
    });
    observer.observe(mark.current);
    const timer = setTimeout(openFold, PATIENCE);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [isPrerendered]);
  return <Mark ref={mark} aria-hidden="true" />;
}

/* Out of the flow: a grid would give it a gap of its own. */
const Mark = styled.span`
  position: absolute;
`;

import styled from 'styled-components';
import { useEffect, useState } from 'react';
import { useIsHydrated } from '@/lib/useIsHydrated';
import { useNear } from '@/lib/useNear';
import { loadBelowFold } from './registry';

/**
 * Where the first screen ends. Prerendered sections below it are on the page already and need their code only
 * when they come into sight; without a prerendered page there is nothing to look at meanwhile, so nothing waits.
 */
export function Fold() {
  const [mark, isNear] = useNear<HTMLSpanElement>();
  const isLive = useIsHydrated();
  const [isPrerendered] = useState(!isLive);
  useEffect(() => {
    if (isNear || !isPrerendered) loadBelowFold();
  }, [isNear, isPrerendered]);
  return <Mark ref={mark} aria-hidden="true" />;
}

/* Out of the flow: a grid would give it a gap of its own. */
const Mark = styled.span`
  position: absolute;
`;

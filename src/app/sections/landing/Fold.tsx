import styled from 'styled-components';
import { useEffect, useState } from 'react';
import { useIsHydrated } from '@/lib/useIsHydrated';
import { useNear } from '@/lib/useNear';
import { loadBelowFold } from './registry';

/**
 * End of the first screen. Prerendered sections below the fold need their code only when they scroll into view; without
 * a prerendered page there is no HTML to show meanwhile, so they load immediately.
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

/* Out of the flow, because a grid would add a gap for it. */
const Mark = styled.span`
  position: absolute;
`;

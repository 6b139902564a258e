import { type ReactNode, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';

interface Props {
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

/** Reserves the place of a frame until it is first scrolled into view: each costs as much as a page of the member app. */
export function OnceVisible({ width, height, children }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const place = ref.current;
    if (!place || isSeen) return;
    const observer = new IntersectionObserver(
      (entries) => setSeen((seen) => seen || entries.some((entry) => entry.isIntersecting)),
      { rootMargin: '200px' },
    );
    observer.observe(place);
    return () => observer.disconnect();
  }, [isSeen]);
  return (
    <Place ref={ref} style={{ minWidth: width, minHeight: height + 28 }}>
      {isSeen && children}
    </Place>
  );
}

const Place = styled.div`
  flex: none;
`;

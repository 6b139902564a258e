import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';

interface Props {
  /** Named, it is a region that can be reached and scrolled by keyboard. */
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

/** Fills the remaining space and scrolls its content. */
export function ScrollArea({ label, children }: Props) {
  return (
    <Area {...(label !== undefined && { role: 'region', 'aria-label': label, tabIndex: 0 })}>{children}</Area>
  );
}

const Area = styled.div`
  position: relative;
  flex: 1;
  min-width: 0;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;

  &:focus-visible {
    outline-offset: -2px;
  }
`;

/** Scrolls sideways; a shadow at the end shows that there is more. */
export function ScrollShadow({ children }: { readonly children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const [hasMore, setMore] = useState(false);
  const measure = () => {
    if (!ref.current) return;
    const { scrollLeft, scrollWidth, clientWidth } = ref.current;
    setMore(scrollWidth - clientWidth - scrollLeft > 1);
  };
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return (
    <Frame data-more={hasMore || undefined}>
      <div ref={ref} tabIndex={-1} onScroll={measure}>
        {children}
      </div>
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  border: 1px solid var(--s-line);
  border-radius: 8px;
  overflow: hidden;

  & > div {
    overflow: auto;
  }
  &::after {
    content: '';
    position: absolute;
    inset-block: 0;
    right: 0;
    z-index: 2;
    width: 20px;
    background: linear-gradient(to left, var(--s-scroll-shadow), transparent);
    opacity: 0;
    transition: opacity 120ms;
    pointer-events: none;
  }
  &[data-more]::after {
    opacity: 1;
  }
`;

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';

/** A strip above the page, which moves down so that everything stays readable and reachable. */
export function StatusBanner({ children }: { readonly children: ReactNode }) {
  const strip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const makeRoom = () => roomAbove(strip.current?.offsetHeight ?? 0);
    makeRoom();
    addEventListener('resize', makeRoom);
    return () => {
      removeEventListener('resize', makeRoom);
      roomAbove(0);
    };
  }, []);
  return (
    <Strip ref={strip} role="status">
      {children}
    </Strip>
  );
}

/** Moves the page and its sticky headers down by `height` pixels. */
function roomAbove(height: number): void {
  document.documentElement.style.setProperty('--notice-h', `${height}px`);
  document.body.style.paddingTop = `${height}px`;
}

const Strip = styled.div`
  position: fixed;
  top: 0;
  right: 0;
  left: 0;
  z-index: 40;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 4px 12px;
  padding: 8px 12px;
  padding-top: calc(8px + env(safe-area-inset-top, 0px));
  background: var(--warning);
  color: var(--bg-deep);
  font-size: 0.875rem;
  font-weight: 600;
  line-height: 1.6;
  text-align: center;
  text-wrap: balance;

  button {
    min-height: 44px;
    padding: 0 14px;
    border: 1px solid currentColor;
    border-radius: var(--radius-pill);
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
`;

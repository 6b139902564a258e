import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useTexts } from '@studio/i18n/texts';

interface Props {
  /** Frames wrap into rows instead of one line. */
  readonly wrap?: boolean;
  /** Gets the room that there is, in px. */
  readonly children: (room: Size) => ReactNode;
}

/** Frames on the canvas, scrollable if they do not fit. */
export function Strip({ wrap = false, children }: Props) {
  const t = useTexts('canvas');
  const { ref, size } = useSize();
  return (
    <Room ref={ref} role="group" aria-label={t('frames')} tabIndex={0}>
      <Row data-wrap={wrap || undefined}>{size.width > 0 && children(size)}</Row>
    </Room>
  );
}

const Room = styled.div`
  flex: 1;
  min-width: 0;
  overflow: auto;

  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Row = styled.div`
  display: flex;
  gap: 32px;
  align-items: flex-start;
  justify-content: safe center;
  box-sizing: border-box;
  min-width: 100%;
  width: max-content;
  padding: 24px;
  &[data-wrap] {
    flex-wrap: wrap;
    justify-content: start;
    width: auto;
  }
`;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Room around the frames and above each for its name, in px. */
const MARGIN = { x: 48, y: 84 };

/** Size of an element as it changes, in px. */
function useSize(): { readonly ref: RefObject<HTMLDivElement | null>; readonly size: Size } {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    // At once: the observer looks only after a paint, and frames would begin to load that much later.
    setSize({ width: element.clientWidth, height: element.clientHeight });
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, size };
}

/** The largest scale, 1 at most, at which screens side by side fit into the room. */
export function fit(room: Size, screens: readonly Size[], gap = 32): number {
  if (room.width === 0 || screens.length === 0) return 0.5;
  const wide = screens.reduce((sum, { width }) => sum + width, 0);
  const tall = Math.max(...screens.map(({ height }) => height));
  const free = room.width - MARGIN.x - gap * (screens.length - 1);
  return Math.max(0.2, Math.min(1, free / wide, (room.height - MARGIN.y) / tall));
}

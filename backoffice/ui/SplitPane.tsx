import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';

interface Props {
  /** What the separator resizes, such as the name of the pane. */
  readonly label: string;
  /** Which of the two has the given size; the other takes the rest. */
  readonly fixed: 'start' | 'end';
  readonly direction?: 'row' | 'column';
  /** In px; 0 when collapsed. */
  readonly size: number;
  readonly min: number;
  readonly max: number;
  readonly onResize: (size: number) => void;
  readonly start: ReactNode;
  readonly end: ReactNode;
}

/** Pixels for an arrow key; five times that with Shift. */
const STEP = 16;

/**
 * Two panes and a line between them that is dragged, or moved with the arrow keys; Enter and a double press collapse and
 * open the pane. Dragged below half its least width, it collapses.
 */
export function SplitPane(props: Props) {
  const { label, fixed, direction = 'row', size, min, max, onResize, start, end } = props;
  const drag = useRef<{ readonly at: number; readonly size: number } | null>(null);
  const lastOpen = useRef(size || min);
  useEffect(() => {
    if (size > 0) lastOpen.current = size;
  }, [size]);

  const sign = fixed === 'start' ? 1 : -1;
  const place = (event: PointerEvent) => (direction === 'row' ? event.clientX : event.clientY);
  const resize = (next: number) =>
    onResize(next < min / 2 ? 0 : Math.round(Math.min(max, Math.max(min, next))));
  const toggle = () => onResize(size > 0 ? 0 : lastOpen.current);

  const press = (event: KeyboardEvent) => {
    const [less, more] = direction === 'row' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
    const step = STEP * (event.shiftKey ? 5 : 1) * sign;
    if (event.key === less) resize(size === 0 ? 0 : Math.max(min, size - step));
    else if (event.key === more) resize(size + step);
    else if (event.key === 'Home') resize(min);
    else if (event.key === 'End') resize(max);
    else if (event.key === 'Enter') toggle();
    else return;
    event.preventDefault();
  };

  const pane = (side: 'start' | 'end', content: ReactNode) => {
    const style = side !== fixed ? undefined : direction === 'row' ? { width: size } : { height: size };
    return (
      <Pane data-fixed={side === fixed || undefined} style={style} inert={side === fixed && size === 0}>
        {content}
      </Pane>
    );
  };

  return (
    <Frame data-direction={direction}>
      {pane('start', start)}
      <Line
        role="separator"
        tabIndex={0}
        aria-label={label}
        aria-orientation={direction === 'row' ? 'vertical' : 'horizontal'}
        aria-valuenow={size}
        aria-valuemin={0}
        aria-valuemax={max}
        data-direction={direction}
        onKeyDown={press}
        onDoubleClick={toggle}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          drag.current = { at: place(event), size };
        }}
        onPointerMove={(event) => {
          if (drag.current) resize(drag.current.size + (place(event) - drag.current.at) * sign);
        }}
        onPointerUp={() => (drag.current = null)}
        onPointerCancel={() => (drag.current = null)}
      />
      {pane('end', end)}
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex: 1;
  min-width: 0;
  min-height: 0;

  &[data-direction='column'] {
    flex-direction: column;
  }
`;

const Pane = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  overflow: hidden;
  overflow: clip;

  &[data-fixed] {
    flex: none;
  }
`;

/** One pixel to see, nine to grasp. Over a frame the pointer is captured, or the frame would swallow it. */
const Line = styled.div`
  position: relative;
  z-index: 5;
  flex: none;
  width: 1px;
  background: var(--s-line);
  cursor: col-resize;
  touch-action: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0 -4px;
    transition: background-color 120ms;
  }
  &[data-direction='column'] {
    width: auto;
    height: 1px;
    cursor: row-resize;
  }
  &[data-direction='column']::after {
    inset: -4px 0;
  }
  &:hover::after,
  &:active::after,
  &:focus-visible::after {
    background: var(--s-accent);
    background-clip: content-box;
    padding: 0 3px;
  }
  &[data-direction='column']:hover::after,
  &[data-direction='column']:focus-visible::after {
    padding: 3px 0;
  }
  &:focus-visible {
    outline: none;
  }
`;

import { useRemembered } from './preferences';

/** Least and greatest widths, in px. */
export const panes = {
  left: { min: 200, max: 420 },
  right: { min: 280, max: 640 },
} as const;

const start = { left: 256, right: 360 } as const;

/** Widths of the outer columns, remembered; 0 is collapsed. */
export function usePanes() {
  const [left, setLeft] = useRemembered('pane.left', start.left);
  const [right, setRight] = useRemembered('pane.right', start.right);
  const toggleLeft = () => setLeft(left > 0 ? 0 : start.left);
  const toggleRight = () => setRight(right > 0 ? 0 : start.right);
  return { left, setLeft, right, setRight, toggleLeft, toggleRight };
}

import { scrollIntoPane } from '@studio/messages/scrollIntoPane';
import { ignoreHeldKey } from '@studio/core/browser/shortcuts';

/** Where a value is typed or chosen: taken before buttons, since the first button of a list removes an item. */
const VALUE =
  'input:not([type=hidden], [type=file], [aria-hidden], :disabled), textarea:not(:disabled), select, [role=radio][aria-checked=true]:not(:disabled), [role=switch]:not(:disabled), [role=combobox]:not(:disabled)';
const FOCUSABLE =
  'input:not([type=hidden], [aria-hidden]):not(:disabled), textarea, select, button:not(:disabled):not([data-reset]), [tabindex="0"]';

/**
 * Scrolls to the control of a setting and puts the focus into it, without pressing it. A path inside a list finds the
 * list.
 */
export function focusControl(box: HTMLElement, path: string): void {
  const frame = frameOf(box, path);
  if (!frame) return;
  scrollIntoPane(frame, { block: 'center' });
  const control = frame.matches(FOCUSABLE)
    ? frame
    : (frame.querySelector<HTMLElement>(VALUE) ?? frame.querySelector<HTMLElement>(FOCUSABLE));
  ignoreHeldKey();
  control?.focus({ preventScroll: true });
}

/** The setting itself, else the nearest one around it, else the first one below it. */
function frameOf(box: HTMLElement, path: string): HTMLElement | undefined {
  const frames = [...box.querySelectorAll<HTMLElement>('[data-setting]')];
  const at = (frame: HTMLElement) => frame.dataset['setting'] ?? '';
  const around = frames
    .filter((frame) => path === at(frame) || path.startsWith(`${at(frame)}/`))
    .sort((a, b) => at(b).length - at(a).length);
  return around[0] ?? frames.find((frame) => at(frame).startsWith(`${path}/`));
}

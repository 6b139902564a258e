const FOCUSABLE =
  'input:not([type=hidden]):not(:disabled), textarea, select, button:not(:disabled):not([data-reset]), [tabindex="0"]';

/** Scrolls to the control of a setting and puts the focus into it. A path inside a list finds the list. */
export function focusControl(box: HTMLElement, path: string): void {
  const frame = frameOf(box, path);
  if (!frame) return;
  frame.scrollIntoView({ block: 'center' });
  const control = frame.matches(FOCUSABLE) ? frame : frame.querySelector<HTMLElement>(FOCUSABLE);
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

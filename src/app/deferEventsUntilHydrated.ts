import { useEffect } from 'react';

/**
 * Any of these events makes React hydrate the complete page synchronously, which blocks a slow phone for several
 * frames.
 */
const HELD = (
  'click auxclick contextmenu mousedown mouseup mouseover pointerdown pointerup pointerover touchstart touchend ' +
  'keydown keypress keyup compositionstart compositionend input change paste submit focusin'
).split(' ');

const nothing = () => undefined;
let release: () => void = nothing;

/** Stops deferring events; does nothing when none are deferred. */
export const releaseEvents = (): void => release();

/**
 * Hides events from the app while it hydrates in small steps. Browser defaults still happen: links navigate and fields
 * take input, which the app reads after hydration (`useHydratedInput`). Forms are never submitted by the browser; the
 * last click is replayed after hydration.
 * @param most ms after which events pass even if hydration has not finished.
 */
export function deferEvents(most: number): void {
  let pressed: HTMLElement | null = null;
  const typed = new Set<EventTarget | null>();
  const hold = (event: Event) => {
    event.stopPropagation();
    if (event.type === 'submit') event.preventDefault();
    if (event.type === 'input') typed.add(event.target);
    if (event.type === 'click') pressed = buttonOf(event.target) ?? pressed;
  };
  const timer = setTimeout(releaseEvents, most);

  for (const type of HELD) addEventListener(type, hold, { capture: true, passive: type !== 'submit' });
  release = () => {
    release = nothing;
    clearTimeout(timer);
    for (const type of HELD) removeEventListener(type, hold, { capture: true });
    // Runs after pending effects, because a form's button submits only once its handlers are attached.
    setTimeout(() => {
      for (const field of typed) field?.dispatchEvent(new Event('input', { bubbles: true }));
      if (pressed?.isConnected) pressed.click();
    });
  };
}

const buttonOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('button') : null;

/** Rendered after a page, so that its effect runs once the complete page is hydrated. */
export function HydrationMarker() {
  useEffect(releaseEvents, []);
  return null;
}

import { useEffect } from 'react';

/**
 * What React answers by taking over the whole page at once, which is the one thing that a slow phone cannot do between
 * two frames: whatever is pressed, typed, focused or dragged.
 */
const HELD = (
  'click auxclick contextmenu mousedown mouseup mouseover pointerdown pointerup pointerover touchstart touchend ' +
  'keydown keypress keyup compositionstart compositionend input change paste submit focusin'
).split(' ');

const nothing = () => undefined;
let release: () => void = nothing;

/** Lets events through from now on; does nothing where none are held. */
export const releaseEvents = (): void => release();

/**
 * Keeps events from the app while it takes the page over in small steps. What the browser does by itself goes on: links
 * lead where they point, fields take what is typed, and the app reads it once it is there (`useHydratedInput`) and once more
 * as events pass, for what came in between. A form is never sent by the browser, and the button that was pressed last is
 * pressed again once there is somebody to hear it.
 * @param most ms after which events pass, whatever has become of the page.
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
    // After what the app still has to say of itself: a form's button sends it only then.
    setTimeout(() => {
      for (const field of typed) field?.dispatchEvent(new Event('input', { bubbles: true }));
      if (pressed?.isConnected) pressed.click();
    });
  };
}

const buttonOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('button') : null;

/** Stands after a page, so that its effect comes when all of that page is the app's. */
export function HydrationMarker() {
  useEffect(releaseEvents, []);
  return null;
}

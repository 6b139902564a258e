import { comboOf, isTyping } from '@studio/messages/combo';

/** What the browser itself does with them would stand in the way of the studio. */
const reserved = ['mod+z', 'mod+shift+z', 'mod+y', 'mod+s', 'mod+k'];
const plain = ['?', 'escape'];
/** Reported while somebody types, too: no field of the app has a use for it. */
const always = ['escape'];

/** Reports shortcuts of the studio that were pressed in the frame; while a person types, keys belong to the field. */
export function reportKeys(window: Window, signal: AbortSignal, onCombo: (combo: string) => void): void {
  const onKeyDown = (event: KeyboardEvent) => {
    const combo = comboOf(event);
    if (combo === null || (isTyping(event.target) && !always.includes(combo))) return;
    if (reserved.includes(combo)) event.preventDefault();
    else if (!plain.includes(combo)) return;
    onCombo(combo);
  };
  window.addEventListener('keydown', onKeyDown, { signal });
}

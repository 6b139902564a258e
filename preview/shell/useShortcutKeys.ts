import { useEffect } from 'react';
import { comboOf, isTyping } from '@studio/messages/combo';
import { selectFile } from '@studio/core/draft/selectBrand';
import { type StudioStore, useStudioStore } from '@studio/core/store/createStudioStore';
import { usePressShortcut } from '@studio/core/browser/shortcuts';

/** What the browser would do with them is never wanted here. */
const reserved = ['mod+s', 'mod+k'];
/** Work while somebody types, too. */
const always = [...reserved, 'mod+z', 'mod+shift+z', 'mod+y', 'escape'];

/** Handles shortcuts of the window, except while a modal dialog is open. */
export function useShortcutKeys(): void {
  const store = useStudioStore();
  const pressShortcut = usePressShortcut();
  useEffect(() => listen(window, store, pressShortcut), [store, pressShortcut]);
}

function listen(target: Window, store: StudioStore, pressShortcut: (combo: string) => boolean): () => void {
  const present = () => selectFile(store.getState());
  /** Where somebody typed last, and the draft before that: the same draft still means that it is not in it. */
  let typed: { readonly where: EventTarget | null; readonly before: unknown } | null = null;
  const isOwnUndo = (combo: string, where: EventTarget | null) =>
    /^mod\+(z|shift\+z|y)$/.test(combo) && typed?.where === where && typed.before === present();

  const onInput = ({ target: where }: Event) => {
    typed = { where, before: present() };
  };
  const onKey = (event: KeyboardEvent) => {
    const combo = comboOf(event);
    if (combo === null || event.defaultPrevented) return;
    if (reserved.includes(combo)) event.preventDefault();
    if (document.querySelector('[data-modal]')) return;
    if (isTyping(event.target) && (!always.includes(combo) || isOwnUndo(combo, event.target))) return;
    if (pressShortcut(combo)) event.preventDefault();
  };
  target.addEventListener('input', onInput, true);
  target.addEventListener('keydown', onKey);
  return () => {
    target.removeEventListener('input', onInput, true);
    target.removeEventListener('keydown', onKey);
  };
}

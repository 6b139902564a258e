import { useSyncExternalStore } from 'react';

/** The setting that somebody works on, or asks for; `asked` grows with each request to open its control. */
interface Focus {
  /** JSON pointer into the brand file, null for none; the last one that was worked on, once its control was left. */
  readonly path: string | null;
  readonly asked: number;
  /** Settings of the same place on the screen, the most specific first; empty unless somebody picked there. */
  readonly around: readonly string[];
  /** The frames outline what this setting changes: only while its control has the focus. */
  readonly outlined: string | null;
}

let focus: Focus = { path: null, asked: 0, around: [], outlined: null };
/** The focused element when the outlining began. */
let holder: Element | null = null;
let leaving: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/**
 * Opens the group of a setting and puts the focus into its control: for problems, search and pick mode.
 * @param around all settings behind what was picked, so that the others can be reached too.
 */
export function focusSetting(path: string, around: readonly string[] = []): void {
  put({ ...focus, path, asked: focus.asked + 1, around });
}

/** Says which setting's control has the focus, so that the frames outline what it changes. */
export function settingFocused(path: string): void {
  clearTimeout(leaving);
  holder = document.activeElement;
  put({ ...focus, path, outlined: path });
}

/** Ends the outlining if its control was removed: browsers fire no blur event for that. */
export function clearIfGone(): void {
  if (holder?.isConnected === false) clearOutline();
}

/** The focus has left a control: ends the outlining unless another control gets the focus at once. */
export function settingLeft(): void {
  clearTimeout(leaving);
  leaving = setTimeout(clearOutline);
}

/** Ends the outlining; the control may still have the focus. */
export function clearOutline(): void {
  clearTimeout(leaving);
  put({ ...focus, outlined: null });
}

/** Forgets the last setting. */
export function settingDone(): void {
  clearTimeout(leaving);
  put({ ...focus, path: null, outlined: null });
}

/** The setting that is or was last worked on, null for none. */
export function useFocusedSetting(): string | null {
  return useFocus().path;
}

/** The setting whose control has the focus, null for none: the frames outline what it changes. */
export function useOutlinedSetting(): string | null {
  return useFocus().outlined;
}

export function useFocus(): Focus {
  return useSyncExternalStore(subscribe, read, read);
}

function put(next: Focus): void {
  const keys = Object.keys(next) as (keyof Focus)[];
  if (keys.every((key) => next[key] === focus[key])) return;
  focus = next;
  for (const notify of listeners) notify();
}

const read = (): Focus => focus;

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

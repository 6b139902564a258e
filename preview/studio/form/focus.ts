import { useSyncExternalStore } from 'react';

/** The setting that somebody works on, or asks for; `asked` grows with each request to open its control. */
interface Focus {
  /** JSON pointer into the brand file, null for none. */
  readonly path: string | null;
  readonly asked: number;
  /** Settings of the same place on the screen, the most specific first; empty unless somebody picked there. */
  readonly around: readonly string[];
}

let focus: Focus = { path: null, asked: 0, around: [] };
const listeners = new Set<() => void>();

/**
 * Opens the group of a setting and puts the focus into its control: for problems, search and pick mode.
 * @param around all settings behind what was picked, so that the others can be reached too.
 */
export function focusSetting(path: string, around: readonly string[] = []): void {
  put({ path, asked: focus.asked + 1, around });
}

/** Says which setting's control has the focus, so that the frames can outline what it changes. */
export function settingFocused(path: string | null): void {
  if (path !== focus.path) put({ ...focus, path });
}

/** The setting that is worked on, null for none: the frames outline what it changes. */
export function useFocusedSetting(): string | null {
  return useFocus().path;
}

export function useFocus(): Focus {
  return useSyncExternalStore(subscribe, read, read);
}

function put(next: Focus): void {
  focus = next;
  for (const tell of listeners) tell();
}

const read = (): Focus => focus;

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

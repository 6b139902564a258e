import { createContext, type ReactNode, use, useState, useSyncExternalStore } from 'react';

/** The setting that a person edits or requests. */
interface Focus {
  /** JSON pointer into the brand file; retained after its control lost the focus. Null for none. */
  readonly path: string | null;
  /** Grows with each request to open a control. */
  readonly requested: number;
  /** The last handled focus request: the form of the next brand must not handle it again. */
  readonly followed: number;
  /** Settings of the same place on the screen, the most specific first; empty unless the request is a pick. */
  readonly around: readonly string[];
  /** The frames outline what this setting changes: only while its control has the focus. */
  readonly outlined: string | null;
}

interface FocusStore {
  readonly read: () => Focus;
  readonly subscribe: (onChange: () => void) => () => void;
  /**
   * Opens the group of a setting and focuses its control: for problems, search and pick mode.
   * @param around all settings behind what was picked, so that the others can be reached too.
   */
  readonly focusSetting: (path: string, around?: readonly string[]) => void;
  /** The form has opened the control of the current request. */
  readonly requestFollowed: () => void;
  /** The control of this setting has the focus now. */
  readonly settingFocused: (path: string) => void;
  /** The focus has left a control: ends the outlining unless another control gets the focus at once. */
  readonly settingLeft: () => void;
  /** Ends the outlining if its control was removed: browsers fire no blur event for that. */
  readonly clearIfGone: () => void;
  /** Ends the outlining; the control may still have the focus. */
  readonly clearOutline: () => void;
  /** Forgets the last setting. */
  readonly settingDone: () => void;
}

const NOTHING: Focus = { path: null, requested: 0, followed: 0, around: [], outlined: null };

function createFocusStore(): FocusStore {
  let focus = NOTHING;
  /** The focused element when the outlining began. */
  let holder: Element | null = null;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const put = (change: Partial<Focus>) => {
    const keys = Object.keys(change) as (keyof Focus)[];
    if (keys.every((key) => change[key] === focus[key])) return;
    focus = { ...focus, ...change };
    for (const listener of listeners) listener();
  };
  const clearOutline = () => {
    clearTimeout(leaving);
    put({ outlined: null });
  };
  return {
    read: () => focus,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    focusSetting: (path, around = []) => put({ path, requested: focus.requested + 1, around }),
    requestFollowed: () => put({ followed: focus.requested }),
    settingFocused: (path) => {
      clearTimeout(leaving);
      holder = document.activeElement;
      put({ path, outlined: path });
    },
    settingLeft: () => {
      clearTimeout(leaving);
      leaving = setTimeout(clearOutline);
    },
    clearIfGone: () => {
      if (holder?.isConnected === false) clearOutline();
    },
    clearOutline,
    settingDone: () => {
      clearTimeout(leaving);
      put({ path: null, outlined: null });
    },
  };
}

const ignore = () => undefined;
/** Outside of a provider nothing has the focus. */
const FocusContext = createContext<FocusStore>({
  read: () => NOTHING,
  subscribe: () => ignore,
  focusSetting: ignore,
  requestFollowed: ignore,
  settingFocused: ignore,
  settingLeft: ignore,
  clearIfGone: ignore,
  clearOutline: ignore,
  settingDone: ignore,
});

export function FocusProvider({ children }: { readonly children: ReactNode }) {
  const [store] = useState(createFocusStore);
  return <FocusContext value={store}>{children}</FocusContext>;
}

/** What changes the focus; the functions stay the same. */
export const useFocusActions = (): Omit<FocusStore, 'read' | 'subscribe'> => use(FocusContext);

export function useFocus(): Focus {
  const { read, subscribe } = use(FocusContext);
  return useSyncExternalStore(subscribe, read, read);
}

/** The setting that is or was last edited, null for none. */
export const useFocusedSetting = (): string | null => useFocus().path;

/** The setting whose control has the focus, null for none: the frames outline what it changes. */
export const useOutlinedSetting = (): string | null => useFocus().outlined;

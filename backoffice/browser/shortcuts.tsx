import { type ReactNode, createContext, use, useEffect, useRef, useState } from 'react';

type Actions = Readonly<Record<string, () => void>>;
interface Layer {
  readonly current: Actions;
}

interface Shortcuts {
  /** @returns what removes the layer again. */
  readonly add: (layer: Layer) => () => void;
  readonly press: (combo: string) => boolean;
}

function createShortcuts(): Shortcuts {
  const layers: Layer[] = [];
  return {
    add: (layer) => {
      layers.push(layer);
      return () => void layers.splice(layers.indexOf(layer), 1);
    },
    // The latest first, so that the topmost layer handles Escape.
    press: (combo) => {
      const action = [...layers].reverse().find(({ current }) => Object.hasOwn(current, combo))?.current[
        combo
      ];
      action?.();
      return action !== undefined;
    },
  };
}

const ShortcutContext = createContext<Shortcuts>({ add: () => () => undefined, press: () => false });

export function ShortcutProvider({ children }: { readonly children: ReactNode }) {
  const [shortcuts] = useState(createShortcuts);
  return <ShortcutContext value={shortcuts}>{children}</ShortcutContext>;
}

/** Runs the action of a combination such as `mod+z`, wherever it was pressed. False when it has none now. */
export const usePressShortcut = (): ((combo: string) => boolean) => use(ShortcutContext).press;

/** Handles combinations while the component is mounted. */
export function useShortcuts(actions: Actions): void {
  const { add } = use(ShortcutContext);
  const layer = useRef(actions);
  useEffect(() => {
    layer.current = actions;
  });
  useEffect(() => add(layer), [add]);
}

const PRESSING = ['Enter', ' '];

/**
 * Ignores repeats of Enter and Space while the key that moved the focus is still held: they would activate the control
 * that has just got it. Ends with the next new key press.
 */
export function ignoreHeldKey(): void {
  const ended = new AbortController();
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.repeat) ended.abort();
    else if (PRESSING.includes(event.key)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  window.addEventListener('keydown', onKeyDown, { capture: true, signal: ended.signal });
}

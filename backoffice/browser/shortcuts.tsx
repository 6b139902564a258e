import { type ReactNode, createContext, use, useEffect, useRef, useState } from 'react';
import { comboOf, isTyping } from './combo';

type Actions = Readonly<Record<string, () => void>>;
interface Layer {
  readonly current: Actions;
}

interface Shortcuts {
  /** @returns what removes the layer again. */
  readonly add: (layer: Layer) => () => void;
  readonly press: (combo: string) => boolean;
}

/** Time for the second key of a sequence such as `g d`, in ms. */
const SEQUENCE = 1_500;

function createShortcuts(): Shortcuts {
  const layers: Layer[] = [];
  let prefix = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The latest first, so that the topmost layer handles Escape.
  const run = (combo: string): boolean => {
    const action = [...layers].reverse().find(({ current }) => Object.hasOwn(current, combo))?.current[combo];
    action?.();
    return action !== undefined;
  };
  return {
    add: (layer) => {
      layers.push(layer);
      return () => void layers.splice(layers.indexOf(layer), 1);
    },
    press: (combo) => {
      const start = prefix;
      clearTimeout(timer);
      prefix = '';
      if (start !== '' && run(`${start} ${combo}`)) return true;
      if (!layers.some(({ current }) => Object.keys(current).some((key) => key.startsWith(`${combo} `))))
        return run(combo);
      prefix = combo;
      timer = setTimeout(() => (prefix = ''), SEQUENCE);
      return true;
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

interface KeyRules {
  /** Combinations whose meaning in the browser is never wanted. */
  readonly reserved: readonly string[];
  /** Whether a combination works while somebody types there; none does by default. */
  readonly whileTyping?: (combo: string, target: EventTarget | null) => boolean;
}

/** Presses shortcuts of the window; not while a modal dialog is open, while somebody types, or during composition. */
export function listenForShortcuts(
  press: (combo: string) => boolean,
  { reserved, whileTyping = () => false }: KeyRules,
): () => void {
  const onKey = (event: KeyboardEvent) => {
    const combo = comboOf(event);
    if (combo === null || event.defaultPrevented || event.isComposing) return;
    if (reserved.includes(combo)) event.preventDefault();
    if (document.querySelector('[data-modal]')) return;
    if (isTyping(event.target) && !whileTyping(combo, event.target)) return;
    // Enter presses the focused control.
    if (combo === 'enter' && event.target instanceof Element && event.target.matches('a, button, [role]'))
      return;
    if (press(combo)) event.preventDefault();
  };
  window.addEventListener('keydown', onKey);
  return () => window.removeEventListener('keydown', onKey);
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

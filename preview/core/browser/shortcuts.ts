import { useEffect, useRef } from 'react';

type Actions = Readonly<Record<string, () => void>>;

/** The latest comes first: what opened last takes Escape before what lies below it. */
const layers: { readonly current: Actions }[] = [];

/** Does what a combination such as `mod+z` stands for now, wherever it was pressed. False when it stands for nothing. */
export function pressShortcut(combo: string): boolean {
  const action = [...layers].reverse().find(({ current }) => Object.hasOwn(current, combo))?.current[combo];
  action?.();
  return action !== undefined;
}

/** Listens to combinations while the component is there. */
export function useShortcuts(actions: Actions): void {
  const layer = useRef(actions);
  useEffect(() => {
    layer.current = actions;
  });
  useEffect(() => {
    layers.push(layer);
    return () => {
      layers.splice(layers.indexOf(layer), 1);
    };
  }, []);
}

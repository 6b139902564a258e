let open: () => void = () => undefined;
const opened = new Promise<void>((resolve) => {
  open = resolve;
});

/** Lets the sections below the first screen load. */
export const loadBelowFold = () => open();

/**
 * Until somebody is about to see what lies below the first screen. While prerendering everything is seen at
 * once; the answer never comes back to "not yet".
 */
export function onBelowFoldLoad(): Promise<void> {
  return typeof IntersectionObserver === 'undefined' ? Promise.resolve() : opened;
}

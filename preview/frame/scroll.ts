/** Milliseconds between two reports, and during which scrolling is the studio's own doing. */
const PACE = 100;

/** Applies the studio's scroll position and reports the user's, as shares of the scrollable height. */
export function openScroll(window: Window, signal: AbortSignal, onScroll: (share: number) => void) {
  const page = window.document.documentElement;
  const room = () => Math.max(0, page.scrollHeight - page.clientHeight);
  let followed: number | null = null;
  let quietUntil = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const report = () => {
    timer = undefined;
    const height = room();
    if (height > 0) onScroll(Math.min(1, Math.max(0, window.scrollY / height)));
  };
  window.addEventListener(
    'scroll',
    () => {
      if (Date.now() >= quietUntil) timer ??= setTimeout(report, PACE);
    },
    { passive: true, signal },
  );

  return {
    /** Null, or a share that was already applied, does not scroll the page. */
    follow: (share: number | null) => {
      if (share === null || share === followed) {
        followed = share;
        return;
      }
      followed = share;
      quietUntil = Date.now() + PACE;
      window.scrollTo(0, share * room());
    },
  };
}

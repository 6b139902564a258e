/** Milliseconds between two reports, and during which scrolling is the studio's own doing. */
const PACE = 100;

/** Follows the studio's scroll and reports that of the person, as shares of the scrollable height. */
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
    /** Null, and a share that was followed already, leave the page where the person put it. */
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

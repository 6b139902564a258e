/** Performance entries of a page; times in ms since navigation started. */
export interface Observed {
  /** First paint of any content. */
  fcp: number;
  /** Paint of the largest element so far. */
  lcp: number;
  /** That element, to identify the cause of a long time. */
  largest: string;
  /** Cumulative layout shift. */
  cls: number;
  /** The element that shifted most. */
  moved: string;
  /** Total blocking time: the parts of tasks beyond 50 ms, after the first paint. */
  blocked: number;
  /** From each tap or key until its paint. */
  taps: Tap[];
}

export interface Tap {
  /** `performance.now()` of the page. */
  readonly at: number;
  readonly ms: number;
  /** Input delay, processing time and presentation delay, in ms. */
  readonly parts: readonly [number, number, number];
  /** The tapped element. */
  readonly on: string;
}

/** Runs in the page before any other script; must not reference anything outside itself. */
export function installObserver(): void {
  if (window.top !== window) return;
  const observed: Observed = { fcp: 0, lcp: 0, largest: '', cls: 0, moved: '', blocked: 0, taps: [] };
  let most = 0;
  const interactions = new Map<number, Tap>();
  const watch = (type: string, take: (entry: PerformanceEntry) => void, more: object = {}) => {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...more,
    });
  };
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') observed.fcp = startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    const { element } = entry as PerformanceEntry & { readonly element?: Element };
    observed.lcp = entry.startTime;
    observed.largest = `${element?.tagName ?? ''} ${(element?.getAttribute('src') ?? element?.textContent ?? '').slice(0, 40)}`;
  });
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { readonly node: Node | null }[];
    };
    if (hadRecentInput) return;
    observed.cls += value;
    if (value <= most) return;
    most = value;
    const [source] = sources;
    observed.moved = `${source?.node?.nodeName ?? ''} ${(source?.node?.textContent ?? '').slice(0, 40)}`;
  });
  watch('longtask', ({ startTime, duration }) => {
    if (startTime >= observed.fcp && observed.fcp > 0) observed.blocked += duration - 50;
  });
  watch(
    'event',
    (entry) => {
      const { interactionId, duration, startTime, processingStart, processingEnd, target, name } =
        entry as PerformanceEventTiming & { readonly interactionId: number };
      if (interactionId === 0 || duration <= (interactions.get(interactionId)?.ms ?? 0)) return;
      const code = processingEnd - processingStart;
      const notice = processingStart - startTime;
      const words = (target?.textContent ?? '').slice(0, 30);
      interactions.set(interactionId, {
        at: startTime,
        ms: duration,
        parts: [notice, code, duration - notice - code],
        on: `${name} ${target?.nodeName ?? ''} ${words}`,
      });
      observed.taps = [...interactions.values()];
    },
    { durationThreshold: 16 },
  );
  Object.assign(window, { observed });
}

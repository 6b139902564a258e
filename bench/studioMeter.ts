/** What the benchmark puts into the page of the studio. */
export interface Meter {
  /** How many frames have painted what they were told. */
  readonly painted: () => number;
  /** Edits the main colour so often; milliseconds each took until the given number of frames had painted it. */
  readonly edits: (frames: number, count: number) => Promise<number[]>;
}

/** Runs in the page before anything else does; it may use nothing from outside of itself. */
export function installMeter(): void {
  if (window.top !== window) return;
  let heard = new Set<MessageEventSource>();
  let told: () => void = () => undefined;
  window.addEventListener('message', ({ data, source }: MessageEvent<{ kind?: string; event?: string }>) => {
    if (data.kind !== 'event' || data.event !== 'shown' || source === null) return;
    heard.add(source);
    told();
  });
  const quiet = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const once = async (frames: number, n: number): Promise<number> => {
    const input = document.querySelector<HTMLInputElement>('[data-setting="/theme/color"] input');
    if (!input) throw new Error('The form shows no main colour.');
    heard = new Set();
    const start = performance.now();
    const done = new Promise<number>((resolve, reject) => {
      setTimeout(
        () => reject(new Error(`Only ${String(heard.size)} frames of ${String(frames)} answered.`)),
        20_000,
      );
      told = () => heard.size >= frames && resolve(performance.now() - start);
    });
    Reflect.set(
      HTMLInputElement.prototype,
      'value',
      `#${(0x18fcc9 - (n % 200) * 256).toString(16).padStart(6, '0')}`,
      input,
    );
    input.dispatchEvent(new Event('input', { bubbles: true }));
    return done;
  };
  const meter: Meter = {
    painted: () => heard.size,
    edits: async (frames, count) => {
      const times: number[] = [];
      for (let n = 1; n <= count; n += 1) {
        times.push(await once(frames, n));
        // Each edit stands for itself: typed closer together, several would be one.
        await quiet(150);
      }
      return times;
    },
  };
  Object.assign(window, { meter });
}

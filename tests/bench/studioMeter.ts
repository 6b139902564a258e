/** The colours that are typed, one after the other. */
export const colours: readonly string[] = Array.from(
  { length: 200 },
  (_, n) => `#${(0x18fcc9 - n * 256).toString(16).padStart(6, '0')}`,
);

/** Globals that the benchmark adds to the studio's page. */
export interface Meter {
  /** Number of frames that have painted the colour sent to them. */
  readonly painted: () => number;
  /** Types these colours one after the other; returns ms per colour until this many frames had painted it. */
  readonly edits: (frames: number, colours: readonly string[]) => Promise<number[]>;
}

/** The part of a message to a frame that the meter reads. */
interface FrameMessage {
  readonly kind?: string;
  readonly sequence?: number;
  readonly brand?: { readonly theme: { readonly color: string } };
}

/** A frame's window, where the meter stores the colour of each message to the frame. */
type Listening = Window & { readonly sent?: Map<number, string> };

/** Runs in the page and in each frame before any other script; must not reference anything outside itself. */
export function installMeter(): void {
  if (window.top !== window) {
    const sent = new Map<number, string>();
    window.addEventListener('message', ({ data }: MessageEvent<FrameMessage>) => {
      if (data.sequence !== undefined && data.brand) sent.set(data.sequence, data.brand.theme.color);
    });
    Object.assign(window, { sent });
    return;
  }
  /** The latest colour that each frame has painted. */
  const painted = new Map<MessageEventSource, string>();
  let check: () => void = () => undefined;
  window.addEventListener('message', ({ data, source }: MessageEvent<FrameMessage & { event?: string }>) => {
    if (data.kind !== 'event' || data.event !== 'shown' || source === null) return;
    const { sent } = source as Listening;
    const colour = sent?.get(data.sequence ?? -1);
    if (colour === undefined) return;
    sent?.delete(data.sequence ?? -1);
    painted.set(source, colour);
    check();
  });
  const quiet = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const once = async (frames: number, colour: string): Promise<number> => {
    const input = document.querySelector<HTMLInputElement>('[data-setting="/theme/color"] input');
    if (!input) throw new Error('The form shows no main colour.');
    const done = () => [...painted.values()].filter((shown) => shown === colour).length;
    const start = performance.now();
    const all = new Promise<number>((resolve, reject) => {
      const late = setTimeout(
        () => reject(new Error(`Only ${String(done())} frames of ${String(frames)} have painted ${colour}.`)),
        20_000,
      );
      check = () => {
        if (done() < frames) return;
        clearTimeout(late);
        resolve(performance.now() - start);
      };
    });
    Reflect.set(HTMLInputElement.prototype, 'value', colour, input);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    return all;
  };
  const meter: Meter = {
    painted: () => painted.size,
    edits: async (frames, typed) => {
      const times: number[] = [];
      for (const colour of typed) {
        times.push(await once(frames, colour));
        // Pauses between edits, because the studio would merge faster ones into one.
        await quiet(150);
      }
      return times;
    },
  };
  Object.assign(window, { meter });
}

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Milliseconds between the two collections. */
const APART = 100;

/**
 * Keeps the memory of a start from staying: loading the program, compiling schemas and rendering the first pages make
 * some 100 MB of garbage once, and V8 would keep the room that it took for them as long as the process lives.
 * @returns what ends the start: gives the room back, and lets the heap grow as it likes from then on.
 */
export function startSmall(): () => void {
  setFlagsFromString('--semi-space-growth-factor=1');
  return () => {
    setFlagsFromString('--semi-space-growth-factor=2');
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    setFlagsFromString('--no-expose-gc');
    collect();
    // What the first one emptied is handed back to the system by the second.
    setTimeout(collect, APART).unref();
  };
}

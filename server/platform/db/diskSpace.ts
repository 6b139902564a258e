import { statfs } from 'node:fs/promises';

/** What the database needs for its own log while nobody moves money. Without it it stops, and reads with it. In bytes. */
const RESERVE = 64 * 1024 * 1024;
const LOOK_MS = 1_000;

export interface DiskSpace {
  /** Bytes that were free a moment ago. */
  free(): number;
  /** Whether there is room for more money to move (D5). */
  enough(): boolean;
  stop(): void;
}

/** Watches the disk of the embedded database: what fills it may be anything on the machine. */
export async function watchDiskSpace(folder: string): Promise<DiskSpace> {
  const read = async () => {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  };
  let free = await read();
  const timer = setInterval(() => {
    read().then(
      (bytes) => {
        free = bytes;
      },
      () => undefined,
    );
  }, LOOK_MS);
  timer.unref();
  return {
    free: () => free,
    enough: () => free > RESERVE,
    stop: () => {
      clearInterval(timer);
    },
  };
}

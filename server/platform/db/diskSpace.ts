import { statfs } from 'node:fs/promises';

/**
 * Bytes reserved for the write-ahead log of background activity; without them the database stops, including reads.
 */
const RESERVE = 64 * 1024 * 1024;
const POLL_MS = 1_000;

export interface DiskSpace {
  /** Free bytes at the last poll. */
  free(): number;
  /** Whether enough space is left to accept money calls. */
  enough(): boolean;
  stop(): void;
}

/** Polls the disk of the embedded database, which other programs may fill too. */
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
  }, POLL_MS);
  timer.unref();
  return {
    free: () => free,
    enough: () => free > RESERVE,
    stop: () => {
      clearInterval(timer);
    },
  };
}

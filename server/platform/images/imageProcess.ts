import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { ConcurrencyLimiter } from '#server/platform/concurrencyLimiter';
import { AppError } from '#server/platform/appError';

/** A task for the image worker, which documents the results. */
export interface ImageJob {
  readonly job: 'slip' | 'brand';
  readonly bytes: Buffer;
}

/**
 * Hands an image to the worker.
 * @returns its answer.
 * @throws AppError SERVICE_UNAVAILABLE when too many images wait, ImageTimeout when this one was not opened in
 * time, Error when it cannot be opened.
 */
export type ImageProcess = (job: ImageJob) => Promise<object>;

/** The image was not opened within the time limit: it may be hostile, or the machine busy. */
export class ImageTimeout extends Error {
  override readonly name = 'ImageTimeout';
}

/** In the folder of this file; the build copies it next to the bundle. */
const WORKER_FILE = path.join(import.meta.dirname, 'imageWorker.mjs');
/** Time limits of one image, and of starting the worker. */
const IMAGE_MS = 2_000;
const START_MS = 10_000;
/** An idle worker is ended: the image libraries use some 60 MB. */
const IDLE_MS = 60_000;
/** Hostile images fragment memory, which only the end of a process releases. */
const IMAGES_PER_WORKER = 50;
const LINE = 20;

/**
 * Opens images one after another in a process of its own, which starts with the first image. A thread
 * would do, but the server would retain the memory of the image libraries.
 * @param imageMs time limit of one image.
 */
export function imageProcess(imageMs = IMAGE_MS): ImageProcess {
  const limiter = new ConcurrencyLimiter(
    1,
    LINE,
    () => new AppError('SERVICE_UNAVAILABLE', undefined, undefined, 5),
  );
  let worker: ChildProcess | undefined;
  let images = 0;
  let idle: NodeJS.Timeout | undefined;

  const end = (): void => {
    worker?.kill('SIGKILL');
    worker = undefined;
    images = 0;
  };

  const run = async (job: ImageJob): Promise<object> => {
    clearTimeout(idle);
    let answer: unknown;
    try {
      if (!worker?.connected) worker = await startWorker();
      answer = await nextMessage(worker, imageMs, () => worker?.send(job));
    } catch (error) {
      // Too slow or out of memory: the next image gets a new worker.
      end();
      throw error;
    }
    images += 1;
    if (images === IMAGES_PER_WORKER) end();
    if (typeof answer === 'object' && answer !== null) return answer;
    throw new Error('The image cannot be opened.');
  };

  return (job) =>
    limiter.run(() =>
      run(job).finally(() => {
        idle = setTimeout(end, IDLE_MS).unref();
      }),
    );
}

async function startWorker(): Promise<ChildProcess> {
  const worker = fork(WORKER_FILE, {
    execArgv: ['--max-old-space-size=128'],
    serialization: 'advanced',
    env: { MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  worker.unref();
  worker.channel?.unref();
  await nextMessage(worker, START_MS, () => undefined);
  return worker;
}

/** The answer to what `send` sends. @throws Error when the worker dies or stays silent for `ms`. */
function nextMessage(worker: ChildProcess, ms: number, send: () => void): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const settle = (done: () => void) => {
      clearTimeout(timer);
      worker.removeAllListeners();
      // Without a listener, a late failure of the worker would end the process.
      worker.on('error', () => undefined);
      done();
    };
    const timer = setTimeout(() => {
      settle(() => {
        reject(new ImageTimeout('The image took too long.'));
      });
    }, ms);
    worker.removeAllListeners();
    worker.once('message', (message) => {
      settle(() => {
        resolve(message);
      });
    });
    worker.once('error', (error) => {
      settle(() => {
        reject(error);
      });
    });
    worker.once('exit', () => {
      settle(() => {
        reject(new Error('The image reader ended.'));
      });
    });
    send();
  });
}

import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { Gate } from '#server/gate';
import { AppError } from '#server/http/appError';

/** What the worker does with a picture; it says itself what it answers. */
export interface PictureJob {
  readonly job: 'slip' | 'brand';
  readonly bytes: Buffer;
}

/**
 * Hands a picture to the worker.
 * @returns its answer.
 * @throws AppError SERVICE_UNAVAILABLE when too many pictures wait, Error when this one cannot be opened in time.
 */
export type PictureThread = (job: PictureJob) => Promise<object>;

/** Beside this file; the build copies it beside the bundle. */
const WORKER_FILE = path.join(import.meta.dirname, 'pictureWorker.mjs');
/** One picture may take so long, and starting the worker so long (S10). */
const PICTURE_MS = 2_000;
const START_MS = 10_000;
/** An idle worker is ended: the picture libraries weigh some 60 MB. */
const IDLE_MS = 60_000;
const LINE = 20;
const MEMORY = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32 };

/**
 * Opens pictures one after another in a thread of its own, which starts with the first picture.
 * @param pictureMs what one picture may take.
 */
export function pictureThread(pictureMs = PICTURE_MS): PictureThread {
  const gate = new Gate(1, LINE, () => new AppError('SERVICE_UNAVAILABLE', undefined, undefined, 5));
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;

  const end = async (): Promise<void> => {
    const ending = worker;
    worker = undefined;
    await ending?.terminate();
  };

  const run = async (job: PictureJob): Promise<object> => {
    clearTimeout(idle);
    let answer: unknown;
    try {
      worker ??= await startWorker();
      answer = await nextMessage(worker, pictureMs, () => worker?.postMessage(job));
    } catch (error) {
      // Too slow or out of memory: the next picture gets a new worker.
      await end();
      throw error;
    }
    if (typeof answer === 'object' && answer !== null) return answer;
    throw new Error('The picture cannot be opened.');
  };

  return (job) =>
    gate.run(() =>
      run(job).finally(() => {
        idle = setTimeout(() => void end(), IDLE_MS).unref();
      }),
    );
}

async function startWorker(): Promise<Worker> {
  const worker = new Worker(WORKER_FILE, { resourceLimits: MEMORY, execArgv: [] });
  worker.unref();
  await nextMessage(worker, START_MS, () => undefined);
  return worker;
}

/** The answer to what `send` sends. @throws Error when the worker dies or stays silent for `ms`. */
function nextMessage(worker: Worker, ms: number, send: () => void): Promise<unknown> {
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
        reject(new Error('The picture took too long.'));
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
        reject(new Error('The picture reader ended.'));
      });
    });
    send();
  });
}

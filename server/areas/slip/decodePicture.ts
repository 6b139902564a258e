import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { Gate } from '#server/gate';
import { AppError, fail } from '#server/http/appError';

export interface Decoded {
  /** The picture encoded anew as JPEG: no metadata, nothing appended. */
  readonly image: Buffer;
  /** Texts of all QR codes in it. */
  readonly codes: readonly string[];
}

/** @throws AppError SLIP_UNREADABLE, SERVICE_UNAVAILABLE when too many pictures wait. */
export type DecodePicture = (bytes: Buffer) => Promise<Decoded>;

/** Beside this file; the build copies it beside the bundle. */
const WORKER_FILE = path.join(import.meta.dirname, 'decodeWorker.mjs');
/** One picture may take so long, and starting the worker so long (S10). */
const DECODE_MS = 2_000;
const START_MS = 10_000;
/** An idle worker is ended: the picture libraries weigh some 60 MB. */
const IDLE_MS = 60_000;
const LINE = 20;
const MEMORY = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32 };

/**
 * Decodes pictures one after another in a thread of its own, which starts with the first picture.
 * @param decodeMs what one picture may take.
 */
export function pictureDecoder(decodeMs = DECODE_MS): DecodePicture {
  const gate = new Gate(1, LINE, () => new AppError('SERVICE_UNAVAILABLE', undefined, undefined, 5));
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;

  const end = async (): Promise<void> => {
    const ending = worker;
    worker = undefined;
    await ending?.terminate();
  };

  const run = async (bytes: Buffer): Promise<Decoded> => {
    clearTimeout(idle);
    try {
      worker ??= await startWorker();
      const answer = await nextMessage(worker, decodeMs, () => worker?.postMessage(bytes));
      if (isDecoded(answer)) return { image: Buffer.from(answer.image), codes: answer.codes };
    } catch {
      // Too slow or out of memory: the next picture gets a new worker.
      await end();
    }
    throw fail('SLIP_UNREADABLE');
  };

  return (bytes) =>
    gate.run(() =>
      run(bytes).finally(() => {
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

function isDecoded(answer: unknown): answer is { image: Uint8Array; codes: string[] } {
  return (
    typeof answer === 'object' && answer !== null && 'image' in answer && answer.image instanceof Uint8Array
  );
}

import type { Headers, Target } from './target';

/** What a deployment put on a target. */
export interface Deployment {
  /** When, also its name: `2026-11-28T09-30-00.000Z`. */
  readonly at: string;
  /** The one that it replaced. */
  readonly previous: string | null;
  /** The content of each file, by its path below the target. */
  readonly files: Files;
}

/** Names below {@link CONTENT_FOLDER}, by path. */
export type Files = Readonly<Record<string, string>>;

/** What is on a target. */
export interface State {
  /** The last complete deployment. */
  readonly current: Deployment | undefined;
  /** Those that were interrupted since, oldest first: each file is of the current deployment or of one of them. */
  readonly pending: readonly Deployment[];
}

interface Pointer {
  readonly current: string | null;
  readonly pending: readonly string[];
}

/** Content by its hash, once for all brands and deployments; no brand has an id like this. */
export const CONTENT_FOLDER = '_content';
const FOLDER = '_deployments';
const POINTER = `${FOLDER}/current.json`;
const HEADERS: Headers = { type: 'application/json', cacheControl: 'no-cache' };

export async function readState(target: Target): Promise<State> {
  const text = await target.read(POINTER);
  if (text === undefined) return { current: undefined, pending: [] };
  const { current, pending } = JSON.parse(text) as Pointer;
  const found = await Promise.all(pending.map((at) => readDeployment(target, at)));
  return {
    current: current === null ? undefined : await readDeployment(target, current),
    pending: found.flatMap((one) => one ?? []),
  };
}

/** @returns undefined for one that was removed. */
export async function readDeployment(target: Target, at: string): Promise<Deployment | undefined> {
  const text = await target.read(fileOf(at));
  return text === undefined ? undefined : (JSON.parse(text) as Deployment);
}

export const writeDeployment = (target: Target, deployment: Deployment): Promise<void> =>
  target.write(fileOf(deployment.at), JSON.stringify(deployment), HEADERS);

/** Oldest first. */
export async function listDeployments(target: Target): Promise<string[]> {
  const names = await target.list(FOLDER);
  return names
    .filter((name) => /^\d.*\.json$/.test(name))
    .map((name) => name.slice(0, -'.json'.length))
    .sort();
}

export const removeDeployment = (target: Target, at: string): Promise<void> => target.remove(fileOf(at));

export const writePointer = (target: Target, { current, pending }: State): Promise<void> => {
  const pointer: Pointer = { current: current?.at ?? null, pending: pending.map(({ at }) => at) };
  return target.write(POINTER, JSON.stringify(pointer), HEADERS);
};

const fileOf = (at: string) => `${FOLDER}/${at}.json`;

/** A name for a deployment of now, which follows every other also where clocks differ. */
export function nameAfter(others: readonly string[], now = Date.now()): string {
  const last = others.reduce((latest, at) => Math.max(latest, timeOf(at)), 0);
  return new Date(Math.max(now, last + 1)).toISOString().replaceAll(':', '-');
}

const timeOf = (at: string) => Date.parse(at.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'));

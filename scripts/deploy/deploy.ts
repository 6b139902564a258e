import path from 'node:path';
import { brandFolders } from '../bundle/places';
import { InputError } from '../lib/inputError';
import { bundleFiles } from './bundleFiles';
import { type Deployment, listDeployments, nameAfter, readDeployment, readState } from './deployments';
import type { Target } from './target';
import { carryOut, planTransition, prune, type Transition } from './transition';

export interface DeployOptions {
  /** Folder of the bundles. */
  readonly dist: string;
  /** Ids of the brands to deploy; all of the folder when left out. */
  readonly only?: readonly string[] | undefined;
  /** Deployments whose chunks stay, the new one included. */
  readonly keep: number;
  readonly isDryRun: boolean;
  readonly log: (line: string) => void;
}

/**
 * Puts bundles on a static host, each below its brand's id; brands that the folder lacks stay as they are. An
 * interruption leaves working pages, and the next deployment completes it.
 * @throws InputError with one sentence when a brand is unknown, nothing is built or the target fails.
 */
export async function deploy(
  target: Target,
  { dist, only, keep, isDryRun, log }: DeployOptions,
): Promise<void> {
  const brandIds = pick(dist, only);
  const { files, sources } = bundleFiles(dist, brandIds, target.hasHeaders);
  const state = await readState(target);
  const others = Object.entries(state.current?.files ?? {}).filter(
    ([name]) => !brandIds.includes(brandOf(name)),
  );
  const next: Deployment = {
    at: nameAfter(await listDeployments(target)),
    previous: state.current?.at ?? null,
    files: { ...Object.fromEntries(others), ...files },
  };
  const transition = await planTransition(target, state, next, sources);
  const { changed, gone, uploads } = transition;
  if (changed.length + gone.length + uploads.size + state.pending.length === 0) {
    log(`${target.name} has these bundles already.`);
    return;
  }
  if (isDryRun) {
    log(`Would deploy to ${target.name}: ${describe(transition)}.`);
    return;
  }
  await carryOut(target, transition);
  log(`Deployed ${next.at} to ${target.name}: ${describe(transition)}.`);
  const removed = await prune(target, next, keep);
  if (removed > 0) log(`Removed the chunks of ${count(removed, 'earlier deployment')}.`);
}

/**
 * Restores the deployment before the present one, from contents that the target still has. After an interruption, it
 * restores the last complete one, or completes the restoration that was interrupted.
 * @throws InputError with one sentence when there is none.
 */
export async function rollBack(
  target: Target,
  { isDryRun, log }: Pick<DeployOptions, 'isDryRun' | 'log'>,
): Promise<void> {
  const state = await readState(target);
  const next = await earlier(target, state);
  if (!next) throw new InputError(`There is no earlier deployment at ${target.name}.`);
  const transition = await planTransition(target, state, next, new Map());
  if (!isDryRun) await carryOut(target, transition);
  log(`${isDryRun ? 'Would restore' : 'Restored'} ${next.at} at ${target.name}: ${describe(transition)}.`);
}

async function earlier(
  target: Target,
  { current, pending }: Transition['state'],
): Promise<Deployment | undefined> {
  const interrupted = pending.at(-1);
  if (interrupted && interrupted.at === current?.previous) return interrupted;
  if (interrupted) return current;
  return current?.previous ? readDeployment(target, current.previous) : undefined;
}

const brandOf = (name: string): string => name.slice(0, name.indexOf('/'));

function pick(dist: string, only: readonly string[] | undefined): readonly string[] {
  const built = brandFoldersOf(dist);
  if (built.length === 0)
    throw new InputError(
      `There are no bundles in ${path.relative(process.cwd(), dist) || dist}: build first.`,
    );
  const unknown = only?.filter((id) => !built.includes(id)) ?? [];
  if (unknown.length === 0) return only ?? built;
  throw new InputError(`There is no bundle of ${unknown.join(', ')}; there are ${built.join(', ')}.`);
}

function brandFoldersOf(dist: string): string[] {
  try {
    return brandFolders(dist);
  } catch {
    return [];
  }
}

const describe = ({ uploads, changed, gone }: Transition): string =>
  [
    count(uploads.size, 'upload'),
    `${count(changed.length, 'file')} replaced`,
    `${count(gone.length, 'file')} removed`,
  ].join(', ');

const count = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;

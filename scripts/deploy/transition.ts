import { atOnce } from '../lib/atOnce';
import { InputError } from '../lib/inputError';
import { headersOf, isFixed, isPage } from './bundleFiles';
import {
  CONTENT_FOLDER,
  type Deployment,
  listDeployments,
  readDeployment,
  removeDeployment,
  type State,
  writeDeployment,
  writePointer,
} from './deployments';
import type { Target } from './target';

/** Requests to a target at once. */
const AT_ONCE = 8;

/** What turns a target into what a deployment describes. */
export interface Transition {
  readonly state: State;
  readonly next: Deployment;
  /** Contents that the target lacks, with a file of each. */
  readonly uploads: ReadonlyMap<string, string>;
  /** Paths whose file is another, or may be after an interruption. */
  readonly changed: readonly string[];
  /** Paths that no page of this deployment needs. */
  readonly gone: readonly string[];
}

/**
 * Compares a target with a deployment; changes nothing.
 * @param sources a file of this machine with each content, as far as there is one.
 * @throws InputError when the target and this machine lack a content.
 */
export async function planTransition(
  target: Target,
  state: State,
  next: Deployment,
  sources: ReadonlyMap<string, string>,
): Promise<Transition> {
  const stored = new Set(await target.list(CONTENT_FOLDER));
  const there = [...(state.current ? [state.current] : []), ...state.pending];
  const changed = Object.entries(next.files)
    .filter(([name, content]) => {
      if (state.current?.files[name] !== content) return true;
      return state.pending.some(({ files }) => (files[name] ?? content) !== content);
    })
    .map(([name]) => name);
  const missing = [...new Set(Object.values(next.files))].filter((content) => !stored.has(content));
  const uploads = new Map(
    missing.flatMap((content) => {
      const file = sources.get(content);
      return file === undefined ? [] : [[content, file] as const];
    }),
  );
  const lost = changed.find((name) => !isAvailable(next.files[name] ?? '', stored, uploads));
  if (lost !== undefined) throw new InputError(`${target.name} no longer has the content of ${lost}.`);
  const gone = new Set(
    there.flatMap(({ files }) =>
      Object.keys(files).filter((name) => !(name in next.files) && !isFixed(name)),
    ),
  );
  return { state, next, uploads, changed, gone: [...gone] };
}

const isAvailable = (
  content: string,
  stored: ReadonlySet<string>,
  uploads: ReadonlyMap<string, string>,
): boolean => stored.has(content) || uploads.has(content);

/**
 * Carries it out: contents, then what pages need, then pages, then the pointer. Until the pointer names the deployment,
 * it is recorded as pending, so that the next one replaces whatever an interruption leaves.
 */
export async function carryOut(target: Target, transition: Transition): Promise<void> {
  const { state, next, uploads, changed, gone } = transition;
  await atOnce(uploads, AT_ONCE, ([content, file]) => target.upload(file, contentPath(content)));
  await writeDeployment(target, next);
  const pending = [...state.pending.filter(({ at }) => at !== next.at), next];
  await writePointer(target, { current: state.current, pending });
  const place = (name: string) => {
    const content = next.files[name] ?? '';
    return target.copy(contentPath(content), name, headersOf(name, content));
  };
  await atOnce(
    changed.filter((name) => !isPage(name)),
    AT_ONCE,
    place,
  );
  await atOnce(changed.filter(isPage), AT_ONCE, place);
  await atOnce(gone, AT_ONCE, target.remove);
  await writePointer(target, { current: next, pending: [] });
}

const contentPath = (content: string) => `${CONTENT_FOLDER}/${content}`;

/**
 * Removes the deployments before the last `keep`, with the chunks and contents that only they have.
 * @returns the number of deployments removed.
 */
export async function prune(target: Target, current: Deployment, keep: number): Promise<number> {
  const listed = await listDeployments(target);
  const oldest = await oldestKept(target, current, keep);
  // One that was rolled back is kept as long as those of its time: pages of it may be open.
  const kept = await readAll(
    target,
    listed.filter((at) => at >= oldest),
  );
  const dropped = await readAll(
    target,
    listed.filter((at) => at < oldest),
  );
  const needed = new Set([current, ...kept].flatMap(({ files }) => Object.keys(files).filter(isFixed)));
  const old = new Set(dropped.flatMap(({ files }) => Object.keys(files)));
  const unused = [...old].filter((name) => !needed.has(name) && !(name in current.files));
  await atOnce(unused, AT_ONCE, target.remove);
  const contents = new Set([current, ...kept].flatMap(({ files }) => Object.values(files)));
  const rest = (await target.list(CONTENT_FOLDER)).filter((content) => !contents.has(content));
  await atOnce(rest, AT_ONCE, (content) => target.remove(contentPath(content)));
  await atOnce(dropped, AT_ONCE, ({ at }) => removeDeployment(target, at));
  return dropped.length;
}

/** The first of the last deployments that followed each other. */
async function oldestKept(target: Target, current: Deployment, keep: number): Promise<string> {
  let oldest = current;
  for (let count = 1; count < keep && oldest.previous !== null; count += 1) {
    const before = await readDeployment(target, oldest.previous);
    if (!before) break;
    oldest = before;
  }
  return oldest.at;
}

async function readAll(target: Target, names: readonly string[]): Promise<Deployment[]> {
  const found = await Promise.all(names.map((at) => readDeployment(target, at)));
  return found.flatMap((one) => one ?? []);
}

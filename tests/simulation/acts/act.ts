import type { CallKey } from '#schemas/api/contract';
import type { CallInput } from '#server/testing/testApp';
import type { Member, State } from '../model/state';
import { memberAt } from '../model/state';
import { stopped } from '../model/session';
import type { OperationOf, Kind } from '../operations';
import { tell } from '../world';
import type { Person, Told, World } from '../world';

/** One run: the server, and what it must be like. */
export interface Run {
  readonly seed: number;
  readonly world: World;
  readonly state: State;
  /** Ledger entries when the books were last gone through. */
  readonly books: { entries: number };
}

/** What the reference says that an operation is answered, and what it was. */
export type Outcome = readonly [expected: string, told: string];

/** Does an operation in both. */
export type Act<K extends Kind> = (run: Run, operation: OperationOf<K>) => Promise<Outcome>;
export type Acts<K extends Kind> = { readonly [One in K]: Act<One> };

/** There was nobody, or nothing, to do it with. */
export const NOTHING: Outcome = ['NOTHING', 'NOTHING'];

interface ByMember<K extends CallKey> {
  readonly who: number;
  readonly key: K;
  readonly input: CallInput<K>;
  readonly play?: 'deposit' | 'game' | 'gain';
  readonly again?: boolean;
  /** What the reference says once nothing stops the call. */
  readonly rule: (member: Member) => string;
  /** Takes over what only the server knows, such as an id; after both said that it is done. */
  readonly learn?: (data: NonNullable<Told<K>['data']>) => void;
  /** What of the answer is compared beside its code. */
  readonly also?: (data: NonNullable<Told<K>['data']>) => string;
}

/** A call of a member, who may be nobody yet. */
export async function byMember<K extends CallKey>(
  { world, state }: Run,
  call: ByMember<K>,
): Promise<Outcome> {
  const { who, key, input, play, again, rule, learn, also } = call;
  const member = memberAt(state, who);
  const person = world.people[who];
  if (!person || !member.isThere) return NOTHING;
  const expected = stopped(state, member, play) ?? rule(member);
  const told = await tell(world, key, { ...input, as: person }, again);
  const { code, data } = told;
  if (data === undefined || data === null) return [expected, code];
  if (expected === 'OK') learn?.(data);
  return [expected, also ? `${code} ${also(data)}` : code];
}

export function personAt({ people }: World, who: number): Person {
  const person = people[who];
  if (!person) throw new Error(`There is no person ${String(who)}.`);
  return person;
}

/** @throws Error where a list of the world is shorter than the model's. */
export function idAt(ids: readonly string[], at: number): string {
  const id = ids[at];
  if (id === undefined) throw new Error(`There is no id ${String(at)}.`);
  return id;
}

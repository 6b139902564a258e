import type { CallKey } from '#schemas/api/contract';
import type { CallInput } from '#server/testing/testApp';
import type { Member, State } from '../model/state';
import { memberAt } from '../model/state';
import { stopped } from '../model/session';
import type { OperationOf, Kind } from '../operations';
import { send } from '../world';
import type { Person, Answer, World } from '../world';

/** One run: the server, the reference model, and what they have in common. */
export interface Run {
  readonly seed: number;
  readonly world: World;
  readonly state: State;
  /** Number of ledger entries at the last audit. */
  readonly audited: { entries: number };
}

/** The expected result of an operation, and its parameters. */
export type Outcome = readonly [expected: string, actual: string];

/** Performs an operation in the server and in the model. */
export type Act<K extends Kind> = (run: Run, operation: OperationOf<K>) => Promise<Outcome>;
export type Acts<K extends Kind> = { readonly [One in K]: Act<One> };

/** There was no member or no object to perform it with. */
export const NOTHING: Outcome = ['NOTHING', 'NOTHING'];

interface ByMember<K extends CallKey> {
  readonly who: number;
  readonly key: K;
  readonly input: CallInput<K>;
  readonly play?: 'deposit' | 'game' | 'gain';
  readonly again?: boolean;
  /** The model's result when nothing stops the call. */
  readonly rule: (member: Member) => string;
  /** Copies what only the server knows, such as an id, after both succeeded. */
  readonly learn?: (data: NonNullable<Answer<K>['data']>) => void;
  /** The part of the response that is compared besides its code. */
  readonly also?: (data: NonNullable<Answer<K>['data']>) => string;
}

/** A call of a member, who may not have registered yet. */
export async function byMember<K extends CallKey>(
  { world, state }: Run,
  call: ByMember<K>,
): Promise<Outcome> {
  const { who, key, input, play, again, rule, learn, also } = call;
  const member = memberAt(state, who);
  const person = world.people[who];
  if (!person || !member.isThere) return NOTHING;
  const expected = stopped(state, member, play) ?? rule(member);
  const answer = await send(world, key, { ...input, as: person }, again);
  const { code, data } = answer;
  if (data === undefined || data === null) return [expected, code];
  if (expected === 'OK') learn?.(data);
  return [expected, also ? `${code} ${also(data)}` : code];
}

export function personAt({ people }: World, who: number): Person {
  const person = people[who];
  if (!person) throw new Error(`There is no person ${String(who)}.`);
  return person;
}

/** @throws Error when a list of the world is shorter than the model's. */
export function idAt(ids: readonly string[], at: number): string {
  const id = ids[at];
  if (id === undefined) throw new Error(`There is no id ${String(at)}.`);
  return id;
}

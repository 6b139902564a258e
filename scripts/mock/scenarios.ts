import type { Brand } from '#schemas/brand/brand';
import { initialState, type PreviewState, stateDimensions, stateWords } from '#schemas/preview/state';
import { openScenario, type Scenario } from '#scenarios/openScenario';
import { InputError } from '../lib/inputError';

/**
 * The state that `name=value` pairs describe, the rest as in the studio.
 * @throws InputError for an unknown name or value.
 */
export function stateOf(chosen: URLSearchParams): PreviewState {
  for (const [name, value] of chosen) {
    const dimension = stateDimensions.find((known) => known === name);
    if (!dimension) throw new InputError(`There is no ${name}; there are ${stateDimensions.join(', ')}.`);
    const words: readonly string[] = stateWords[dimension];
    if (!words.includes(value)) throw new InputError(`${name} can be ${words.join(', ')}.`);
  }
  return { ...initialState, ...Object.fromEntries(chosen) };
}

/** One world for each brand, all in the same state. */
export class Scenarios {
  #state: PreviewState;
  readonly #open = new Map<string, Scenario>();

  constructor(state: PreviewState) {
    this.#state = state;
  }

  get state(): PreviewState {
    return this.#state;
  }

  /** Begins again; what members did is forgotten. */
  choose(state: PreviewState): void {
    this.#state = state;
    this.#open.clear();
  }

  of(brand: Brand): Scenario {
    const scenario = this.#open.get(brand.id) ?? openScenario({ state: this.#state, brand });
    this.#open.set(brand.id, scenario);
    return scenario;
  }
}

import type { Selectable } from 'kysely';
import type { brandStates } from '#schemas/api/shapes/studio';
import type { BrandLives as BrandLifeRow } from '#server/platform/db/schema';

export type BrandState = (typeof brandStates)[number];

/** Where a brand is in its life. */
export interface BrandLife {
  readonly brandId: string;
  readonly state: Selectable<BrandLifeRow>['state'];
  readonly since: Date;
  /** The brand whose images it was copied with. */
  readonly imagesOf: string | null;
  /** Grows with each change of any brand. */
  readonly version: number;
}

/** The states of brands as this process knows them. A brand without one comes from a folder and is open. */
export class BrandLives {
  readonly #lives = new Map<string, BrandLife>();
  #version = 0;

  /** The newest change that this process knows of. */
  get version(): number {
    return this.#version;
  }

  take(lives: readonly BrandLife[]): void {
    for (const life of lives) {
      this.#lives.set(life.brandId, life);
      this.#version = Math.max(this.#version, life.version);
    }
  }

  of(id: string): BrandLife | undefined {
    return this.#lives.get(id);
  }

  /** @throws Error for a removed brand, which callers must filter out. */
  stateOf(id: string): BrandState {
    const state = this.#lives.get(id)?.state ?? 'OPEN';
    if (state === 'REMOVED') throw new Error(`${id} was removed.`);
    return state;
  }

  isOpen(id: string): boolean {
    return (this.#lives.get(id)?.state ?? 'OPEN') === 'OPEN';
  }

  isRemoved(id: string): boolean {
    return this.#lives.get(id)?.state === 'REMOVED';
  }
}

/** Who a job belongs to: brands take turns, then the owners within a brand. */
export interface Lane {
  readonly brand: string;
  /** At most one job of an owner waits or runs. */
  readonly owner: string;
}

interface Waiting {
  readonly lane: Lane;
  readonly start: () => void;
  readonly refuse: (error: Error) => void;
}

interface Refusals {
  /** For an owner who has a job here already. */
  readonly busy: () => Error;
  /** For a job that finds the queue full, or gives its place to a brand with fewer jobs. */
  readonly full: () => Error;
}

/**
 * Runs one job at a time. Brands take turns, so that one brand's crowd delays another brand by one job, and each owner
 * has one job at most, so that no key is in the queue twice.
 */
export class FairQueue {
  #isRunning = false;
  readonly #owners = new Set<string>();
  /** Brands in the order of their next turn; none is empty. */
  readonly #brands = new Map<string, Waiting[]>();

  /** @param length jobs that may wait, over all brands. */
  constructor(
    private readonly length: number,
    private readonly refusals: Refusals,
  ) {}

  /** @throws Error of `busy` or `full`. */
  async run<T>(lane: Lane, job: () => Promise<T>): Promise<T> {
    const owner = `${lane.brand} ${lane.owner}`;
    if (this.#owners.has(owner)) throw this.refusals.busy();
    this.#owners.add(owner);
    try {
      await this.#turn(lane);
      try {
        return await job();
      } finally {
        this.#next();
      }
    } finally {
      this.#owners.delete(owner);
    }
  }

  #turn(lane: Lane): Promise<void> {
    if (!this.#isRunning) {
      this.#isRunning = true;
      return Promise.resolve();
    }
    const mine = this.#brands.get(lane.brand) ?? [];
    if (this.#waiting >= this.length && !this.#makeRoom(mine.length))
      return Promise.reject(this.refusals.full());
    return new Promise((start, refuse) => {
      mine.push({ lane, start, refuse });
      this.#brands.set(lane.brand, mine);
    });
  }

  get #waiting(): number {
    return [...this.#brands.values()].reduce((sum, { length }) => sum + length, 0);
  }

  /** Sends the last of the brand with the most jobs away, when it has more than one above `mine`. */
  #makeRoom(mine: number): boolean {
    const [longest] = [...this.#brands.values()].sort((a, b) => b.length - a.length);
    if (!longest || longest.length <= mine + 1) return false;
    longest.pop()?.refuse(this.refusals.full());
    return true;
  }

  #next(): void {
    const [brand, jobs] = this.#brands.entries().next().value ?? [];
    const next = jobs?.shift();
    if (brand === undefined || !jobs || !next) {
      this.#isRunning = false;
      return;
    }
    // To the end of the round, or out of it.
    this.#brands.delete(brand);
    if (jobs.length > 0) this.#brands.set(brand, jobs);
    next.start();
  }
}

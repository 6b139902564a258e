/** Limits how many jobs run and how many wait; further jobs are refused at once. */
export class ConcurrencyLimiter {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  /** @param full makes the error for a job that finds the line full. */
  constructor(
    private readonly places: number,
    private readonly line: number,
    private readonly full: () => Error,
  ) {}

  /** Whether a job that came now would be refused. */
  get isFull(): boolean {
    return this.#running >= this.places && this.#waiting.length >= this.line;
  }

  async run<T>(job: () => Promise<T>): Promise<T> {
    await this.#enter();
    try {
      return await job();
    } finally {
      this.#leave();
    }
  }

  #enter(): Promise<void> {
    if (this.#running < this.places) {
      this.#running += 1;
      return Promise.resolve();
    }
    if (this.#waiting.length >= this.line) return Promise.reject(this.full());
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** The place is passed to the next in the queue, so that a new job cannot overtake. */
  #leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#running -= 1;
  }
}

/** Pauses calls to a failing service, then lets one through to see whether it has recovered. */
export class CircuitBreaker {
  #failures = 0;
  #openUntil = 0;
  #isProbing = false;

  /** @param now the process's own clock in ms, because wall time may jump. */
  constructor(
    private readonly breakAfter: number,
    private readonly pauseMs: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  get state(): 'CLOSED' | 'OPEN' | 'HALF_OPEN' {
    if (this.#failures < this.breakAfter) return 'CLOSED';
    return this.now() < this.#openUntil ? 'OPEN' : 'HALF_OPEN';
  }

  /** Whether a call may start. The one that starts after the pause keeps others out until it has ended. */
  admit(): boolean {
    if (this.state === 'CLOSED') return true;
    if (this.state === 'OPEN' || this.#isProbing) return false;
    this.#isProbing = true;
    return true;
  }

  /** An admitted call has ended, or was not made after all. @returns whether calls pause because of it. */
  settle(outcome: 'OK' | 'FAILED' | 'NOT_MADE'): boolean {
    this.#isProbing = false;
    if (outcome === 'NOT_MADE') return false;
    this.#failures = outcome === 'FAILED' ? this.#failures + 1 : 0;
    if (this.#failures >= this.breakAfter) this.#openUntil = this.now() + this.pauseMs;
    return this.#failures === this.breakAfter;
  }
}

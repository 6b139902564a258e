import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { AppError } from '#server/platform/appError';
import { ConcurrencyLimiter } from '#server/platform/concurrencyLimiter';

/** OWASP minimum for argon2id; the values stand in each hash, so raising them here re-hashes at log-in. */
const POLICY: HashPolicy = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** What a hash costs: memory in KiB, passes over it, threads. */
export interface HashPolicy {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** Hash of a random password, so that an unknown user takes the same time as a known one. */
const DUMMY =
  '$argon2id$v=19$m=19456,t=2,p=1$NxQcXh+hJk3DBP1j/IUfsQ$bRk4dWAj9mM7LP1E3LHQ1YvvHhMgITSKRh/AxiPbuk8';

/** Two hashes at once, but always a core for everything else. */
const PLACES = Math.min(2, Math.max(1, availableParallelism() - 1));
const LINE = 20;

export interface PasswordOptions {
  /** Compares one password with one hash. */
  readonly look?: typeof verify;
  /** How many are hashed at once. */
  readonly places?: number;
  readonly policy?: HashPolicy;
}

export interface Passwords {
  /**
   * Call it before anything is read or counted, so that a flood of refused requests does not load the database.
   * @throws AppError `SERVICE_UNAVAILABLE` with `Retry-After` while the line is full.
   */
  requireRoom(): void;
  hash(password: string): Promise<string>;
  /** Compares with a stored hash; `undefined` stands for an unknown user and takes as long. */
  verify(stored: string | undefined, password: string): Promise<boolean>;
  /** Whether the stored hash is weaker than today's policy. */
  isOutdated(stored: string): boolean;
}

/**
 * Two hashes at once at most, and twenty in line: a log-in flood must not starve money calls.
 * Passwords are compared under NFKC, so that `ำ` typed in either encoding is one password.
 * @throws AppError `SERVICE_UNAVAILABLE` with `Retry-After` when the line is full.
 */
export function makePasswords(options: PasswordOptions = {}): Passwords {
  const { look = verify, places = PLACES, policy = POLICY } = options;
  const busy = () => new AppError('SERVICE_UNAVAILABLE', undefined, undefined, 2);
  const limiter = new ConcurrencyLimiter(places, LINE, busy);
  return {
    requireRoom: () => {
      if (limiter.isFull) throw busy();
    },
    hash: (password) => limiter.run(() => hash(canonical(password), policy)),
    verify: async (stored, password) => {
      const same = await limiter.run(() => look(stored ?? DUMMY, canonical(password)));
      return same && stored !== undefined;
    },
    isOutdated: (stored) =>
      !stored.startsWith(`$argon2id$v=19$m=${String(policy.memoryCost)},t=${String(policy.timeCost)},p=`),
  };
}

function canonical(password: string): string {
  return password.normalize('NFKC');
}

/** One promise of a provider. */
export interface Check<S> {
  readonly name: string;
  /** What to do when it fails; for the provider's engineers. */
  readonly remedy: string;
  /** Runs only when the caller allows that money moves or messages are sent. */
  readonly movesMoney?: true;
  /** @throws Error whose message is the reason; Skipped when the check does not apply. */
  readonly run: (subject: S) => Promise<void>;
}

export interface CheckResult {
  readonly name: string;
  readonly result: 'PASSED' | 'FAILED' | 'SKIPPED';
  readonly ms: number;
  readonly reason?: string;
  readonly remedy?: string;
}

/** The check does not apply, or lacks a sample; the message says why. */
export class Skipped extends Error {
  override readonly name = 'Skipped';
}

export interface RunOptions {
  readonly withMoney?: boolean;
  readonly onResult?: (result: CheckResult) => void;
}

/** Runs the checks one after another, so that each finds the state that the one before left. */
export async function runChecks<S>(
  checks: readonly Check<S>[],
  subject: S,
  { withMoney = false, onResult = () => undefined }: RunOptions = {},
): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const check of checks) {
    const start = performance.now();
    const ended = await end(check, subject, withMoney);
    const result = { name: check.name, ...ended, ms: Math.round(performance.now() - start) };
    onResult(result);
    results.push(result);
  }
  return results;
}

async function end<S>(
  { run, remedy, movesMoney }: Check<S>,
  subject: S,
  withMoney: boolean,
): Promise<Omit<CheckResult, 'name' | 'ms'>> {
  if (movesMoney && !withMoney) return { result: 'SKIPPED', reason: 'runs only with --with-money' };
  try {
    await run(subject);
    return { result: 'PASSED' };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return error instanceof Skipped ? { result: 'SKIPPED', reason } : { result: 'FAILED', reason, remedy };
  }
}

/** @throws Error with the reason when the condition does not hold. */
export function ensure(condition: boolean, reason: string): asserts condition {
  if (!condition) throw new Error(reason);
}

/** A value in a reason, without more than its beginning. */
export function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = value instanceof Error ? value.message : JSON.stringify(value);
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}

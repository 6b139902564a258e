import type { Transaction } from './transaction';

/** A statement that waits for the end of its transaction, and what its failure means. */
interface Lastly {
  /** Runs it, or hands it to the connection, which sends it with the next one. */
  readonly run: (place: 'ahead' | 'here') => Promise<unknown>;
  readonly translated: (error: unknown) => unknown;
}

/** Statements of transactions that end with another one, which takes them along. */
const gathered = new WeakMap<Transaction, Lastly[]>();

/** Lets such statements of this transaction wait: whoever calls this has to run them before it ends. */
export function gatherLastly(trx: Transaction): readonly Lastly[] {
  const waiting: Lastly[] = [];
  gathered.set(trx, waiting);
  return waiting;
}

/**
 * Runs a statement whose rows nobody needs and after which a call writes nothing more: in a money call in the message
 * of its answer, which so saves a round trip, else at once.
 * @throws what `translated` makes of a failure; in a money call the whole call fails with it.
 */
export async function runLastly(
  trx: Transaction,
  run: Lastly['run'],
  translated: Lastly['translated'],
): Promise<void> {
  const waiting = gathered.get(trx);
  if (waiting) waiting.push({ run, translated });
  else
    try {
      await run('here');
    } catch (error) {
      throw translated(error);
    }
}

/** Hands the waiting statements to the connection, which sends them with the next one. */
export async function sendLastly(waiting: readonly Lastly[]): Promise<void> {
  for (const { run } of waiting) await run('ahead');
}

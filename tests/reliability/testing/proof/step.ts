import type { CallKey } from '#schemas/api/contract';
import type { Message, Reply } from '../send';
import type { Player, Work } from './messages';
import type { Operation } from './operations';

/** Sends a request until it is answered, with the same key. */
export interface Sender {
  send<K extends CallKey>(key: K, message: Message<K>): Promise<Reply<K>>;
  /** Plays one round at the game provider. @returns its status. */
  round(url: string, body: object): Promise<number>;
}

/** What a client remembers of earlier operations. */
export interface Memory {
  /** The open game of each member, by index. */
  readonly games: Map<number, string>;
}

/** One operation and its dependencies. */
export interface Step {
  readonly work: Work;
  readonly sender: Sender;
  readonly memory: Memory;
  readonly operation: Operation;
  readonly player: Player;
  readonly idempotencyKey: string;
}

import type { CallKey } from '#schemas/api/contract';
import type { Message, Reply } from '../send';
import type { Player, Work } from './messages';
import type { Operation } from './operations';

/** How a client sends: until it is answered, with the same key. */
export interface Sender {
  send<K extends CallKey>(key: K, message: Message<K>): Promise<Reply<K>>;
  /** One round at the house. @returns its status. */
  round(code: string, body: object): Promise<number>;
}

/** What a client remembers of earlier operations. */
export interface Memory {
  /** The game that each member has open, by place. */
  readonly games: Map<number, string>;
}

/** One operation, and what it needs. */
export interface Step {
  readonly work: Work;
  readonly sender: Sender;
  readonly memory: Memory;
  readonly operation: Operation;
  readonly player: Player;
  readonly idempotencyKey: string;
}

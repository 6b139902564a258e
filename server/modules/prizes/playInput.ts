import type { DrawnGame } from '#schemas/api/fair';
import type { AuditLine } from '#server/platform/audit/audit';
import type { Published } from '#server/platform/brands/brandDirectory';

/** What a member plays. */
export interface Play {
  /** The revision that is published now: brand and number belong together (G6). */
  readonly published: Pick<Published, 'brand' | 'revision'>;
  readonly game: DrawnGame;
  readonly memberId: string;
  /** The card that was chosen. */
  readonly cardIndex?: number;
  readonly by: Pick<AuditLine, 'ip' | 'traceId' | 'now'> & { readonly clientRef: string | undefined };
}

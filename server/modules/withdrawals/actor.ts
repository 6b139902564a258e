import type { AuditLine } from '#server/platform/audit/audit';

/** Who does something to a withdrawal, when, and from where. */
export interface By extends Pick<AuditLine, 'actor' | 'ip' | 'traceId' | 'now'> {
  /** Permanent name of the request, for the ledger (M8). */
  readonly clientRef?: string | undefined;
}

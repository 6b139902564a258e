import type { PortName } from '#schemas/providers/providersFile';
import { audit, type AuditLine } from '#server/platform/audit/audit';
import type { Database } from '#server/platform/db/connect';

/** Writes into the audit trails of these brands that a process pauses its calls to a failing provider. */
export async function auditPause(
  db: Database,
  { id: provider, port }: { readonly id: string; readonly port: PortName },
  brandIds: readonly string[],
  now: Date,
): Promise<void> {
  const [first, ...others] = brandIds.map(
    (brandId): AuditLine => ({
      brandId,
      actor: { kind: 'SYSTEM' },
      action: 'provider.pause',
      subject: { type: 'PROVIDER' },
      detail: { provider, port },
      now,
    }),
  );
  if (first) await audit(db, first, ...others);
}

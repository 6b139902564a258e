import { Download } from 'lucide-react';
import { useState } from 'react';
import { request } from '#core/contract/request';
import { selectToken } from '@backoffice/api/staffApi';
import { IconButton } from '@backoffice/ui/Button';
import { useNotify } from '@backoffice/ui/Notice';
import { useDeskSelector } from '@desk/core/createDeskStore';
import type { ListQuery, QueueKind } from '@desk/core/queueApi';
import { useTexts } from '@desk/i18n/texts';
import { useListQuery } from './useListQuery';

/** Downloads what the list shows as CSV; the server audits it. */
export function ExportButton({ kind }: { readonly kind: QueueKind }) {
  const t = useTexts('queue');
  const notify = useNotify();
  const { list } = useListQuery();
  const token = useDeskSelector(selectToken);
  const [isLoading, setLoading] = useState(false);
  const download = async () => {
    setLoading(true);
    try {
      // The list shows what waits unless the address says otherwise.
      save(await fetchExport(kind, { state: 'waiting', ...list }, token), `${kind}.csv`);
    } catch {
      notify(t('export.failed'), 'danger');
    } finally {
      setLoading(false);
    }
  };
  return (
    <IconButton label={t('export')} icon={Download} disabled={isLoading} onClick={() => void download()} />
  );
}

/** With the session, which an address alone would not have. */
async function fetchExport(
  kind: QueueKind,
  { cursor: _, limit: __, ...query }: ListQuery,
  token: string | null,
): Promise<Blob> {
  const { url } = request('GET /api/staff/queue/{kind}/export', { params: { kind }, query });
  const answer = await fetch(url, { headers: { Authorization: `Bearer ${token ?? ''}` } });
  if (!answer.ok) throw new Error(`The export answers ${answer.status}.`);
  return answer.blob();
}

function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // After the download has begun.
  setTimeout(() => URL.revokeObjectURL(url));
}

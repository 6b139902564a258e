import { Download } from 'lucide-react';
import { useState } from 'react';
import type { HttpRequest } from '#core/contract/request';
import { selectToken } from '@backoffice/api/staffApi';
import { IconButton } from '@backoffice/ui/Button';
import { useNotify } from '@backoffice/ui/Notice';
import { useDeskSelector } from '@desk/core/createDeskStore';
import { useTexts } from '@desk/i18n/texts';

interface Props {
  /** A call that answers CSV. */
  readonly request: HttpRequest;
  /** Of the file, without its ending. */
  readonly name: string;
}

/** Downloads what a list shows as CSV; the server audits it. */
export function ExportButton({ request, name }: Props) {
  const t = useTexts('queue');
  const notify = useNotify();
  const token = useDeskSelector(selectToken);
  const [isLoading, setLoading] = useState(false);
  const download = async () => {
    setLoading(true);
    try {
      // With the session, which an address alone would not have.
      const answer = await fetch(request.url, { headers: { Authorization: `Bearer ${token ?? ''}` } });
      if (!answer.ok) throw new Error(`The export answers ${answer.status}.`);
      save(await answer.blob(), `${name}.csv`);
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

function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // After the download has begun.
  setTimeout(() => URL.revokeObjectURL(url));
}

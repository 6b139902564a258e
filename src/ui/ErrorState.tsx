import { useTranslation } from 'react-i18next';
import { Button } from './Button';
import { Centre, Halo } from './EmptyState';
import { RefreshCw, TriangleAlert } from './icons';

interface Props {
  /** What happened; a general sentence by default. */
  readonly text?: string | undefined;
  readonly onRetry: () => void;
  readonly pending?: boolean | undefined;
}

/** Error state with a retry button. */
export function ErrorState({ text, onRetry, pending }: Props) {
  const { t } = useTranslation();
  return (
    <Centre role="alert">
      <Halo aria-hidden="true">
        <TriangleAlert size={32} strokeWidth={1.6} />
      </Halo>
      <strong>{t('list.failed')}</strong>
      {text !== undefined && <p>{text}</p>}
      <Button
        variant="secondary"
        pending={pending}
        icon={<RefreshCw size={18} aria-hidden="true" />}
        onClick={onRetry}
      >
        {t('action.retry')}
      </Button>
    </Centre>
  );
}

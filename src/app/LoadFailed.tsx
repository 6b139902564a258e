import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '@/ui/Button';

/** A page that could not be loaded, and the way on (ERR-12). */
export function LoadFailed() {
  const { t } = useTranslation();
  return (
    <Centre role="alert">
      <RefreshCw size={48} aria-hidden="true" />
      <h1>{t('load.failed')}</h1>
      <p>{t('load.failedHelp')}</p>
      <Button onClick={() => window.location.reload()}>{t('action.reload')}</Button>
    </Centre>
  );
}

const Centre = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 12px;
  min-height: 80vh;
  padding: 24px;
  text-align: center;

  svg {
    color: var(--accent-strong);
  }

  h1 {
    margin: 0;
    font-size: 22px;
  }

  p {
    margin: 0 0 8px;
    color: var(--text-muted);
  }
`;

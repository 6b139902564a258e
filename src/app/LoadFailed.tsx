import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { usePageTitle } from '@/lib/pageTitle';
import { Button } from '@/ui/Button';
import { CircleAlert } from '@/ui/icons';
import { useAppDispatch } from './makeStore';

interface Props {
  readonly error: unknown;
  readonly part: 'site' | 'page' | 'section';
  /** Renders the failed part again. */
  readonly onRetry: () => void;
}

/**
 * Error message with a way to recover. A failed chunk needs the network and a reload, because a failed module import is
 * cached; after any other error the responses are refetched without a reload, which might loop.
 */
export function LoadFailed({ error, part, onRetry }: Props) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const [isPending, setPending] = useState(false);
  const isCode = isLoadError(error);
  usePageTitle(part === 'section' ? null : t('load.failed'));
  const Title = part === 'section' ? 'h2' : 'h1';

  const retry = async () => {
    setPending(true);
    const again = await import('@/api/fetchAgain').catch(() => null);
    if (again) await dispatch(again.fetchAgain());
    onRetry();
  };
  return (
    <Centre role="alert" data-crash={part}>
      <CircleAlert size={part === 'section' ? 32 : 48} />
      <Title>{t(isCode ? 'load.failed' : 'crash')}</Title>
      <p>{t(isCode ? 'load.failedHelp' : 'crash.help')}</p>
      {isCode ? (
        <Button onClick={() => window.location.reload()}>{t('action.reload')}</Button>
      ) : (
        <Button pending={isPending} onClick={() => void retry()}>
          {t('action.retry')}
        </Button>
      )}
    </Centre>
  );
}

/** Error messages of browsers and `lazyPart` for a script that failed to load. */
function isLoadError(error: unknown): boolean {
  return error instanceof Error && /imported module|module script|too long to load/i.test(error.message);
}

const Centre = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 12px;
  padding: 24px;
  text-align: center;

  &[data-crash='site'] {
    min-height: 80vh;
  }
  &[data-crash='page'] {
    min-height: 60vh;
  }
  &[data-crash='section'] {
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
    background: var(--surface-1);
  }

  svg {
    color: var(--accent-strong);
  }

  h1,
  h2 {
    margin: 0;
    font-size: 22px;
  }
  h2 {
    font-size: 18px;
  }

  p {
    margin: 0 0 8px;
    color: var(--text-muted);
    text-wrap: balance;
  }
`;

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { SkeletonCard } from '@/ui/Skeleton';
import { Stack } from '@/ui/Stack';
import { useGetSessionsQuery } from './authApi';
import { EndSessionDialog } from './EndSessionDialog';
import { SessionCard } from './SessionCard';

/** The member's open sessions; ending one requires the password. */
export function SessionList() {
  const { t } = useTranslation('settings');
  const { data, isLoading, isError, refetch } = useGetSessionsQuery();
  const [ending, setEnding] = useState<{ readonly target: string | null } | null>(null);
  if (isLoading) return <SkeletonCard />;
  if (isError || !data) return <ErrorState onRetry={() => void refetch()} />;
  if (data.length === 0) return <EmptyState title={t('sessions.title')} />;
  return (
    <Stack>
      {data.map((session) => (
        <SessionCard key={session.uuid} session={session} onEnd={() => setEnding({ target: session.uuid })} />
      ))}
      {data.length > 1 && (
        <Button variant="secondary" full onClick={() => setEnding({ target: null })}>
          {t('sessions.endOthers')}
        </Button>
      )}
      {ending !== null && <EndSessionDialog target={ending.target} onClose={() => setEnding(null)} />}
    </Stack>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { SkeletonCard } from '@/ui/Skeleton';
import { Stack } from '@/ui/Stack';
import { useGetSessionsQuery, useEndOtherSessionsMutation, useEndSessionMutation } from './sessionsApi';
import styled from 'styled-components';
import type { Received } from '#schemas/api/received';
import { formatDateTime } from '@/lib/formatDate';
import { Badge } from '@/ui/Chip';
import type { ApiError } from '#core/contract/apiError';
import { useErrorText } from '@/i18n/errorText';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { PasswordInput } from '@/ui/PasswordInput';
import { toast } from '@/ui/toast';

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

interface Props {
  readonly session: Received<'GET /api/auth/session/list'>[number];
  readonly onEnd: () => void;
}

/** One open session of the member. */
export function SessionCard({ session, onEnd }: Props) {
  const { t } = useTranslation('settings');
  return (
    <Row>
      <div>
        <strong>{session.device || t('sessions.unknown')}</strong>
        {session.lastUsedAt && <p>{t('sessions.lastUsed', { time: formatDateTime(session.lastUsedAt) })}</p>}
        <p>{session.ip}</p>
      </div>
      {session.current ? (
        <Badge>{t('sessions.current')}</Badge>
      ) : (
        <Button variant="ghost" size="small" onClick={onEnd}>
          {t('sessions.end')}
        </Button>
      )}
    </Row>
  );
}

const Row = styled.article`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  padding: 14px 16px;
  border: var(--card-border);
  border-radius: var(--radius-l);
  background: var(--card-bg-row);

  > :last-child {
    flex: none;
  }
  p {
    color: var(--text-muted);
    font-size: 14px;
  }
`;

interface EndSessionDialogProps {
  /** A session's uuid; null for all except the current one. */
  readonly target: string | null;
  readonly onClose: () => void;
}

/** Requires the password before another session is ended. */
export function EndSessionDialog({ target, onClose }: EndSessionDialogProps) {
  const { t } = useTranslation('settings');
  const errorText = useErrorText();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const [endOne] = useEndSessionMutation();
  const [endOthers] = useEndOtherSessionsMutation();

  const confirm = async () => {
    const answer = target === null ? await endOthers({ password }) : await endOne({ uuid: target, password });
    if (answer.error) {
      setProblem(errorText(answer.error as ApiError));
      throw new Error('The password was refused; the dialog stays.');
    }
    toast.success(t('sessions.ended'));
  };

  return (
    <ConfirmDialog
      title={t(target === null ? 'sessions.endOthers' : 'sessions.end')}
      tone="danger"
      onConfirm={confirm}
      onClose={onClose}
    >
      <PasswordInput
        label={t('sessions.password')}
        value={password}
        error={problem}
        autoComplete="current-password"
        onChange={(event) => setPassword(event.target.value)}
      />
    </ConfirmDialog>
  );
}

import styled from 'styled-components';
import { useTranslation } from 'react-i18next';
import type { Received } from '#schemas/api/received';
import { formatDateTime } from '@/lib/formatDate';
import { Badge } from '@/ui/Chip';
import { Button } from '@/ui/Button';

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
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface-1);

  > :last-child {
    flex: none;
  }
  p {
    margin: 0;
    color: var(--text-muted);
    font-size: 14px;
  }
`;

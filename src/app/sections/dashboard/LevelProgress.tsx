import styled from 'styled-components';
import { useTranslation } from 'react-i18next';
import { useMemberLevel } from '@/features/user/useMemberLevel';
import { Link } from '@/lib/router';
import { formatMoney } from '@/lib/formatMoney';
import { LevelMedal } from '@/ui/art/medals';
import { ProgressBar } from '@/ui/ProgressBar';
import { Skeleton } from '@/ui/Skeleton';

/** The member's level and progress to the next one, with a link to all levels. */
export function LevelProgress() {
  const { t } = useTranslation('dashboard');
  const { level, label, progress, isUnknown } = useMemberLevel();
  return (
    <Row to="/auth/user/ranking">
      <LevelMedal level={level} size={44} />
      <Words>
        <span>
          {t('level.title')} <strong data-testid="level-name">{label}</strong>
        </span>
        {progress && (
          <>
            <ProgressBar value={progress.ratio} label={t('level.progress')} />
            <small>
              {progress.remaining === null
                ? t('level.max')
                : t('level.next', { amount: formatMoney(progress.remaining, { whole: true }) })}
            </small>
          </>
        )}
        {!progress && !isUnknown && (
          <>
            <Skeleton $height="10px" />
            <small>&nbsp;</small>
          </>
        )}
      </Words>
    </Row>
  );
}

const Row = styled(Link)`
  display: flex;
  align-items: center;
  gap: 14px;
  color: var(--text);
  text-decoration: none;
`;

const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 4px;

  small {
    color: var(--text-muted);
  }
`;

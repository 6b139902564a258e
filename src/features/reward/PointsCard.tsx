import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useBrand } from '@/brand/useBrand';
import { formatMoney } from '@/lib/formatMoney';
import { text } from '@/theme/typography';
import { PointArt } from '@/ui/art/PointArt';
import { GlassCard } from '@/ui/Card';
import { useGetPointsQuery } from './rewardApi';

/** Points that the member has, and how they are earned. */
export function PointsCard() {
  const { t } = useTranslation('reward');
  const { rewards } = useBrand();
  const { data } = useGetPointsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <GlassCard>
      <Row>
        <div>
          <span>{t('points')}</span>
          <strong className="tnum" data-testid="points">
            {formatMoney(data, { whole: true })}
          </strong>
          {rewards.bahtPerPoint > 0 && (
            <small>{t('points.earn', { amount: formatMoney(rewards.bahtPerPoint, { whole: true }) })}</small>
          )}
        </div>
        <PointArt size={112} />
      </Row>
    </GlassCard>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 12px;

  div {
    display: grid;
  }
  span,
  small {
    color: var(--text-muted);
    ${text('small')}
  }
  strong {
    color: var(--gold-strong);
    ${text('figure', 'bold')}
  }
`;

import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useBrand } from '@/brand/useBrand';
import { formatMoney } from '@/lib/formatMoney';
import { text } from '@/theme/typography';
import { PointArt } from '@/ui/art/PointArt';
import { ArtCard } from '@/ui/ArtCard';
import { useGetPointsQuery } from './rewardApi';

/** The member's points, and how they are earned. */
export function PointsCard() {
  const { t } = useTranslation('reward');
  const { rewards } = useBrand();
  const { data } = useGetPointsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <ArtCard art={<PointArt />}>
      <Small>{t('points')}</Small>
      <Points className="tnum" data-testid="points">
        {formatMoney(data, { whole: true })}
      </Points>
      {rewards.bahtPerPoint > 0 && (
        <Small>{t('points.earn', { amount: formatMoney(rewards.bahtPerPoint, { whole: true }) })}</Small>
      )}
    </ArtCard>
  );
}

const Small = styled.span`
  color: var(--text-muted);
  ${text('small')}
`;

const Points = styled.strong`
  color: var(--gold-strong);
  ${text('figure', 'bold')}
`;

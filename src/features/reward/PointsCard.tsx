import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useBrand } from '@/brand/useBrand';
import { formatMoney } from '@/lib/formatMoney';
import { text } from '@/theme/typography';
import { Art as PointArt } from '@/ui/art/point.svg?art';
import { ArtCard } from '@/ui/ArtCard';
import { Muted } from '@/ui/Muted';
import { useGetPointsQuery } from './rewardApi';

/** The member's points, and how they are earned. */
export function PointsCard() {
  const { t } = useTranslation('reward');
  const { rewards } = useBrand();
  const { data } = useGetPointsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <ArtCard art={<PointArt />}>
      <Muted as="span">{t('points')}</Muted>
      <Points className="tnum" data-testid="points">
        {formatMoney(data, { whole: true })}
      </Points>
      {rewards.bahtPerPoint > 0 && (
        <Muted as="span">
          {t('points.earn', { amount: formatMoney(rewards.bahtPerPoint, { whole: true }) })}
        </Muted>
      )}
    </ArtCard>
  );
}

const Points = styled.strong`
  color: var(--gold-strong);
  ${text('figure', 'bold')}
`;

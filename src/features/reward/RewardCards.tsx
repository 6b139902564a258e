import styled from 'styled-components';
import { useTranslation } from 'react-i18next';
import { useBrand } from '@/brand/useBrand';
import { useServedName } from '@/brand/useServedName';
import { imageUrl } from '#core/brand/imagePath';
import { Link } from '@/lib/router';
import { media } from '@/theme/media';
import { figures, text } from '@/theme/typography';
import { AppImage } from '@/ui/AppImage';
import { EmptyList } from '@/ui/EmptyList';
import { ErrorState } from '@/ui/ErrorState';
import { SkeletonCard } from '@/ui/Skeleton';
import { useGetRewardsQuery, type RewardItem } from './rewardApi';
import { Truck } from 'lucide-react';
import { formatMoney } from '@/lib/formatMoney';
import { Button } from '@/ui/Button';

/** One card for each category, linking to its rewards. */
export function CategoryGrid() {
  const { t } = useTranslation('reward');
  const brand = useBrand();
  const nameOf = useServedName();
  const { data, isError, refetch } = useGetRewardsQuery(undefined, { refetchOnMountOrArgChange: true });

  if (isError && !data) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <SkeletonCard />;
  if (data.length === 0) {
    return <EmptyList title={t('empty')} text={t('empty.hint')} />;
  }
  return (
    <Grid>
      {data.map(({ categoryId, name, image, items }) => (
        <Link key={categoryId} to={`/auth/reward/${encodeURIComponent(categoryId)}`} data-testid="category">
          <AppImage src={imageUrl(image, brand)} alt="" width={160} height={120} loading="lazy" />
          <strong>{nameOf(name)}</strong>
          <span>{t('category.count', { n: items.length })}</span>
        </Link>
      ))}
    </Grid>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;

  > :last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }

  ${media.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(232px, 1fr));
    gap: 16px;

    > :last-child:nth-child(odd) {
      grid-column: auto;
    }
  }

  a {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    padding: 12px 12px 16px;
    border: var(--card-border);
    border-radius: var(--radius-l);
    background: var(--card-bg);
    box-shadow: var(--card-shadow);
    color: var(--text);
    transition: transform 180ms ease;
  }
  a:hover {
    transform: translateY(-2px);
  }
  img {
    width: 100%;
    height: 120px;
    margin-bottom: 10px;
    border-radius: var(--radius-m);
    background: radial-gradient(80% 90% at 50% 40%, var(--glow-soft), transparent 75%);
    object-fit: contain;
  }
  strong {
    overflow-wrap: anywhere;
  }
  span {
    color: var(--text-muted);
    ${text('small')}
  }
`;

interface Props {
  readonly item: RewardItem;
  /** Points of the member; undefined while unknown. */
  readonly points: number | undefined;
  readonly onRedeem: () => void;
}

/** A reward with its price in points; the button of one that is out of stock or too expensive shows the reason. */
export function RewardCard({ item: { name, image, point, stock, physical }, points, onRedeem }: Props) {
  const { t } = useTranslation('reward');
  const brand = useBrand();
  const nameOf = useServedName();
  const whole = (amount: number) => formatMoney(amount, { whole: true });
  const isGone = stock === 0;
  const missing = points === undefined ? 0 : Math.max(0, point - points);
  const word = isGone
    ? t('item.none')
    : missing > 0
      ? t('item.short', { amount: whole(missing) })
      : t('item.redeem');
  return (
    <Face data-testid="reward" data-gone={isGone || undefined}>
      <AppImage src={imageUrl(image, brand)} alt="" width={160} height={120} loading="lazy" />
      <h2>{nameOf(name)}</h2>
      <p>{t('points.unit', { count: point, amount: whole(point) })}</p>
      {typeof stock === 'number' && stock > 0 && <small>{t('item.left', { n: stock })}</small>}
      {physical && (
        <small>
          <Truck size={14} aria-hidden="true" /> {t('item.sent')}
        </small>
      )}
      <Button size="small" full disabled={isGone || missing > 0} onClick={onRedeem}>
        {word}
      </Button>
    </Face>
  );
}

const Face = styled.article`
  display: flex;
  flex-direction: column;
  padding: 12px;
  border: var(--card-border);
  border-radius: var(--radius-l);
  background: var(--card-bg);
  box-shadow: var(--card-shadow);

  img {
    width: 100%;
    height: 120px;
    margin-bottom: 8px;
    border-radius: var(--radius-m);
    background: radial-gradient(80% 90% at 50% 40%, var(--glow-soft), transparent 75%);
    object-fit: contain;
  }
  h2 {
    overflow-wrap: anywhere;
    ${text('body', 'bold')}
  }
  p {
    margin-bottom: 6px;
    color: var(--gold-strong);
    ${figures}
    ${text('lead', 'bold')}
  }
  small {
    color: var(--text-muted);
    ${text('small')}
  }
  small:last-of-type {
    margin-bottom: 10px;
  }
  button[data-size] {
    margin-top: auto;
    padding-right: 8px;
    padding-left: 8px;
    ${text('small', 'bold')}
  }
  &[data-gone] img {
    filter: grayscale(1);
    opacity: 0.5;
  }
`;

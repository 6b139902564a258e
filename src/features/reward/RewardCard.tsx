import { Truck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useBrand } from '@/brand/useBrand';
import { useServedName } from '@/brand/useServedName';
import { imageUrl } from '#core/brand/imagePath';
import { formatMoney } from '@/lib/formatMoney';
import { text } from '@/theme/typography';
import { AppImage } from '@/ui/AppImage';
import { Button } from '@/ui/Button';
import type { RewardItem } from './rewardApi';

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
      <p>{t('points.unit', { amount: whole(point) })}</p>
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
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: linear-gradient(160deg, var(--surface-2), var(--surface-1));
  box-shadow: var(--shadow-1);

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
    font-variant-numeric: tabular-nums;
    ${text('lead', 'bold')}
  }
  small {
    color: var(--text-muted);
    ${text('small')}
  }
  small:last-of-type {
    margin-bottom: 10px;
  }
  button {
    margin-top: auto;
  }
  &[data-gone] img {
    filter: grayscale(1);
    opacity: 0.5;
  }
`;

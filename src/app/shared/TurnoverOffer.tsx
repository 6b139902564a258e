import { useTranslation } from 'react-i18next';
import { windowTurnover } from '#brand/turnover';
import { useBrand } from '@/brand/useBrand';

/** What the bonus of a window asks for before it may be withdrawn. */
export function TurnoverOffer({ window }: { readonly window: 1 | 2 }) {
  const { t } = useTranslation(['turnover', 'common']);
  const rule = windowTurnover(useBrand(), window);
  if (!rule) return t('offer.none');
  const { multiple, days, withDeposit, games } = rule;
  const counted = games.map(({ category, percent }) => {
    const game = t(`common:category.${category}`);
    return percent === 100 ? game : t('games.percent', { game, n: percent });
  });
  return (
    <>
      {t(withDeposit ? 'offer.both' : 'offer.bonus', { n: multiple, days })}
      <br />
      <small>
        {t('games')}: {counted.join(' · ')}
      </small>
    </>
  );
}

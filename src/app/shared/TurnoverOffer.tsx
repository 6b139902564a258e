import { useTranslation } from 'react-i18next';
import { windowTurnover } from '#core/brand/turnover';
import { useBrand } from '@/brand/useBrand';
import { useCountedGames } from '@/features/turnover/TurnoverCard';

/** Turnover of a window's bonus: amount, deadline, eligible games, and the consequence of missing it. */
export function TurnoverOffer({ window }: { readonly window: 1 | 2 }) {
  const { t } = useTranslation('turnover');
  const textOf = useCountedGames();
  const rule = windowTurnover(useBrand(), window);
  if (!rule) return t('offer.none');
  const { multiple, days, withDeposit, games, atExpiry } = rule;
  return (
    <>
      {t(withDeposit ? 'offer.both' : 'offer.bonus', { n: multiple, days })}
      <br />
      <small>{textOf(games)}</small>
      <br />
      <small>{t(atExpiry === 'LAPSE' ? 'expiry.lapse' : 'offer.take')}</small>
    </>
  );
}

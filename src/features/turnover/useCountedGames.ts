import { useTranslation } from 'react-i18next';
import type { CountedGames } from '#core/brand/turnover';
import { playedCategories } from '#schemas/common/turnover';

/** The text of which games count, with the percent of a bet where it is not all of it. */
export function useCountedGames(): (games: readonly CountedGames[]) => string {
  const { t } = useTranslation(['turnover', 'common']);
  return (games) => {
    if (games.length === playedCategories.length && games.every(({ percent }) => percent === 100))
      return t('games.all');
    const names = games.map(({ category, percent }) => {
      const game = t(`common:category.${category}`);
      return percent === 100 ? game : t('games.percent', { game, n: percent });
    });
    return `${t('games')}: ${names.join(' · ')}`;
  };
}

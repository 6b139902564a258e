import styled from 'styled-components';
import { useTranslation } from 'react-i18next';
import { turnoverSources, playedCategories } from '#schemas/common/terms';
import { formatDateTime, isMoment } from '@/lib/formatDate';
import { formatMoney } from '@/lib/formatMoney';
import { text } from '@/theme/typography';
import { ProgressBar } from '@/ui/ProgressBar';
import type { Requirement } from './turnoverApi';
import type { CountedGames } from '#core/brand/turnover';

/** One requirement: source, progress, deadline, and the consequence of missing it. */
export function TurnoverItem({ requirement }: { readonly requirement: Requirement }) {
  const { t } = useTranslation('turnover');
  const { source, given, multiple, progress, required, expiresAt, atExpiry, games } = requirement;
  const known = turnoverSources.find((one) => one === source);
  const textOf = useCountedGames();
  const times = multiple || 1;
  return (
    <Item>
      <strong>{t(known ? `source.${known}` : 'source.other')}</strong>
      <small>
        {t('given', { amount: formatMoney(given), n: times, base: formatMoney((required ?? 0) / times) })}
      </small>
      <ProgressBar label={t('progress.label')} value={(progress ?? 0) / (required || 1)} />
      <span>{t('progress', { done: formatMoney(progress), all: formatMoney(required) })}</span>
      {isMoment(expiresAt) && <small>{t('until', { time: formatDateTime(expiresAt) })}</small>}
      <small>
        {atExpiry === 'LAPSE' ? t('expiry.lapse') : t('expiry.take', { amount: formatMoney(given) })}
      </small>
      {games.length > 0 && <small>{textOf(games)}</small>}
    </Item>
  );
}

const Item = styled.li`
  display: grid;
  gap: 4px;
  padding-top: 12px;
  border-top: 1px solid var(--line);
  font-variant-numeric: tabular-nums;
  ${text('small')}

  > strong {
    ${text('body', 'bold')}
  }

  > progress {
    margin: 4px 0;
  }

  > small {
    color: var(--text-muted);
    ${text('small')}
  }
`;

/** Names the games that count, with the percentage of a bet if it is not 100. */
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

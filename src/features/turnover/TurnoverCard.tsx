import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { AmountFigure } from '@/ui/AmountFigure';
import { formatMoney } from '@/lib/formatMoney';
import { figures, text } from '@/theme/typography';
import { Card } from '@/ui/Card';
import type { TurnoverNow, Requirement } from './turnoverApi';
import { turnoverSources, playedCategories } from '#schemas/common/terms';
import { formatDateTime, isMoment } from '@/lib/formatDate';
import { ProgressBar } from '@/ui/ProgressBar';
import { Muted } from '@/ui/Muted';
import type { CountedGames } from '#core/brand/turnover';

/** Number of requirements shown; the others appear once these are met. */
const SHOWN = 3;

interface Props {
  readonly turnover: TurnoverNow;
  readonly action?: ReactNode;
}

/** Turnover required before a withdrawal, in total and by requirement. */
export function TurnoverCard({ turnover: { left, requirements }, action }: Props) {
  const { t } = useTranslation('turnover');
  const title = useId();
  const more = requirements.length - SHOWN;
  return (
    <Card aria-labelledby={title} data-edit="/turnover" data-testid="turnover">
      <Muted as="h2" id={title}>
        {t('title')}
      </Muted>
      <AmountFigure tone="warning" data-testid="turnover-left">
        {formatMoney(left)}
      </AmountFigure>
      <Hint>{t('hint')}</Hint>
      <List>
        {requirements.slice(0, SHOWN).map((requirement) => (
          <TurnoverItem key={requirement.uuid} requirement={requirement} />
        ))}
      </List>
      {more > 0 && <Hint>{t('more', { n: more })}</Hint>}
      {action && <Action>{action}</Action>}
    </Card>
  );
}

const Hint = styled.p`
  margin: 0 0 12px;
  ${text('small')}
`;

const List = styled.ul`
  display: grid;
  gap: 12px;
`;

const Action = styled.div`
  margin-top: 16px;
`;

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
  ${figures}
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

import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { withdrawLeftToday, type WithdrawnToday } from '#core/brand/levelLimits';
import type { Level } from '#core/brand/levels';
import { formatMoney } from '@/lib/formatMoney';
import { figures, text } from '@/theme/typography';
import { Card } from '@/ui/Card';
import { ProgressBar } from '@/ui/ProgressBar';

interface Props {
  readonly level: Pick<Level, 'withdraw'>;
  /** Name of the level in the current language. */
  readonly name: string;
  readonly today: WithdrawnToday;
}

/** The withdrawal limits of this level, and today's remainder. */
export function WithdrawLimits({ level, name, today }: Props) {
  const { t } = useTranslation(['withdraw', 'common']);
  const { perDay, perTx, countPerDay } = level.withdraw;
  const satangLeft = withdrawLeftToday(level, today);
  const leftToday = satangLeft === null ? null : satangLeft / 100;
  const timesLeft = countPerDay === null ? null : Math.max(0, countPerDay - today.count);
  return (
    <Card aria-label={t('limits.title')} data-edit="/levels">
      <Head>
        <h2>{t('limits.title')}</h2>
        <span>{t('limits.level', { level: name })}</span>
      </Head>
      <List>
        {perDay !== null && leftToday !== null && (
          <Limit
            label={t('limits.perDay')}
            value={`${formatMoney(leftToday, { whole: true })} ${t('common:baht')}`}
            of={t('limits.perDayOf', { n: formatMoney(perDay, { whole: true }) })}
            share={leftToday / perDay}
          />
        )}
        {countPerDay !== null && timesLeft !== null && (
          <Limit
            label={t('limits.count')}
            value={t('limits.times', { n: timesLeft })}
            of={t('limits.countOf', { n: countPerDay })}
            share={timesLeft / countPerDay}
          />
        )}
        {perTx !== null && (
          <Limit
            label={t('limits.perTx')}
            value={`${formatMoney(perTx, { whole: true })} ${t('common:baht')}`}
          />
        )}
        {perDay === null && perTx === null && countPerDay === null && <li>{t('limits.none')}</li>}
      </List>
      {timesLeft === 0 && countPerDay !== null && <Used>{t('limits.countUsed', { n: countPerDay })}</Used>}
    </Card>
  );
}

interface LimitProps {
  readonly label: string;
  readonly value: string;
  readonly of?: string;
  /** Remaining share, 0 to 1. */
  readonly share?: number;
}

function Limit({ label, value, of, share }: LimitProps) {
  return (
    <Item>
      <span>{label}</span>
      <strong>{value}</strong>
      {share !== undefined && <ProgressBar label={label} value={share} />}
      {of && <small>{of}</small>}
    </Item>
  );
}

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  margin-bottom: 12px;

  h2 {
    ${text('lead', 'bold')}
  }

  span {
    flex: none;
    margin-left: 12px;
    color: var(--text-muted);
    ${text('small')}
  }
`;

const List = styled.ul`
  display: grid;
  gap: 16px;
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: baseline;
  gap: 4px 12px;

  > span {
    color: var(--text-muted);
    ${text('small')}
  }

  > strong {
    ${figures}
    ${text('body', 'bold')}
  }

  > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }

  > small {
    color: var(--text-faint);
    ${text('micro')}
  }
`;

const Used = styled.p`
  margin: 12px 0 0;
  color: var(--warning);
  ${text('small')}
`;

import styled from 'styled-components';
import { useTranslation } from 'react-i18next';
import { checkInPlace, checkInValues } from '#core/brand/prizes';
import { useBrand } from '@/brand/useBrand';
import { useErrorText } from '@/i18n/errorText';
import { formatMoney } from '@/lib/formatMoney';
import { figures, text } from '@/theme/typography';
import { Button } from '@/ui/Button';
import { Confetti } from '@/ui/Confetti';
import { ErrorState } from '@/ui/ErrorState';
import { Notice } from '@/ui/Notice';
import { Columns, Stack } from '@/ui/Stack';
import { type CheckIn, dayOfMonth, monthOf } from './useCheckIn';
import { formatLongDate } from '@/lib/formatDate';
import { Check } from '@/ui/icons';

/** The prizes of the days in a row, the month, the last and next prize, and the check-in button. */
export function CheckInPanel({ checkIn }: { readonly checkIn: CheckIn }) {
  const { t } = useTranslation('checkIn');
  const errorText = useErrorText();
  const { today, done, isDone, type, current, next, got, error, isPending, isError } = checkIn;
  const valueOf = (amount: number | undefined) =>
    t(`unit.${type}`, { count: amount ?? 0, amount: formatMoney(amount, { whole: true }) });

  if (isError && isDone === undefined) return <ErrorState onRetry={() => void checkIn.refetch()} />;
  // While it loads, the panel is complete except for the figures and ticks, so that the dialog does not grow.
  const isLoading = isDone === undefined;
  return (
    <Stack data-testid="check-in" aria-busy={isLoading}>
      {got && <Confetti />}
      <Columns>
        {isLoading && (
          <Figure aria-hidden="true">
            <span>&nbsp;</span>
            <strong>&nbsp;</strong>
          </Figure>
        )}
        {!isLoading && current !== null && (
          <Figure>
            <span>{t('value.current')}</span>
            <strong>{valueOf(current)}</strong>
          </Figure>
        )}
        {!isLoading && next !== null && (
          <Figure data-next={!isDone || undefined}>
            <span>{t(isDone ? 'value.tomorrow' : 'value.today')}</span>
            <strong>{valueOf(next)}</strong>
          </Figure>
        )}
      </Columns>
      <CheckInLadder streak={isLoading ? undefined : checkIn.streak} isDone={isDone === true} />
      <CheckInCalendar today={today} done={done} />
      {got && <Notice tone="success">{t('ok', { value: valueOf(got.gameValue) })}</Notice>}
      {error && <Notice tone={error.code === 'CHECKIN_DONE' ? 'info' : 'danger'}>{errorText(error)}</Notice>}
      <Button
        size="large"
        full
        pending={isPending}
        disabled={isDone !== false}
        onClick={() => void checkIn.perform()}
      >
        {t(isDone ? 'done' : 'action')}
      </Button>
    </Stack>
  );
}

const Figure = styled.p`
  display: grid;
  justify-items: center;
  padding: 10px 12px;
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--surface-1);

  span {
    color: var(--text-muted);
    ${text('small')}
  }
  strong {
    color: var(--gold-strong);
    ${figures}
    ${text('title', 'bold')}
  }
  &[data-next] {
    border-color: var(--gold);
    background: var(--gold-soft);
  }
`;

interface LadderProps {
  /** Days in a row up to the last check-in; undefined while unknown. */
  readonly streak: number | undefined;
  /** Whether today's check-in is done. */
  readonly isDone: boolean;
}

/** The prize of every day in a row; days reached are ticked, the next one is highlighted. */
export function CheckInLadder({ streak, isDone }: LadderProps) {
  const { t } = useTranslation('checkIn');
  const { checkIn: rules } = useBrand();
  const place = streak === undefined ? -1 : checkInPlace(rules, isDone ? streak : streak + 1);
  return (
    <Ladder aria-label={t(`ladder.${rules.gives}`)}>
      {checkInValues(rules).map((value, nth) => {
        const isReached = nth < place || (nth === place && isDone);
        return (
          <li
            key={nth}
            data-reached={isReached || undefined}
            data-next={(nth === place && !isDone) || undefined}
          >
            <span>{t('ladder.day', { n: nth + 1 })}</span>
            <strong className="tnum">{value > 0 ? `+${formatMoney(value, { whole: true })}` : '–'}</strong>
            {isReached && <Check size={14} strokeWidth={3} aria-label={t('done')} />}
          </li>
        );
      })}
    </Ladder>
  );
}

const Ladder = styled.ol`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: 4px;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-rows: auto auto 14px;
    justify-items: center;
    align-items: center;
    padding: 6px 2px;
    border: 1px solid var(--line);
    border-radius: var(--radius-s);
    background: var(--surface-1);
    color: var(--text-muted);
    ${text('micro')}
  }
  strong {
    color: var(--gold-strong);
    ${text('small', 'bold')}
  }
  [data-reached] {
    border-color: var(--gold);
    background: var(--gold-soft);
    color: var(--text);
  }
  [data-next] {
    border-color: var(--accent);
    box-shadow: inset 0 0 0 1px var(--accent);
    color: var(--text);
  }
`;

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;

interface Props {
  /** `YYYY-MM-DD` in Bangkok. */
  readonly today: string;
  readonly done: ReadonlySet<number>;
}

/** The month with checked-in days ticked and today highlighted. */
export function CheckInCalendar({ today, done }: Props) {
  const { t, i18n } = useTranslation('checkIn');
  const { blanks, days } = monthOf(today);
  const month = formatLongDate(`${today}T12:00:00+07:00`, i18n.language).replace(/^\d+\s/, '');
  return (
    <div>
      <Month>{month}</Month>
      <Grid role="list" aria-label={t('calendar.label', { month })}>
        {weekdays.map((weekday) => (
          <abbr key={weekday} aria-hidden="true">
            {t(`weekday.${weekday}`)}
          </abbr>
        ))}
        {blanks > 0 && <Blank data-span={blanks} aria-hidden="true" />}
        {days.map((day) => (
          <Day key={day} role="listitem" {...stateOf(day)}>
            {done.has(day) ? <Check size={18} strokeWidth={3} aria-hidden="true" /> : <span>{day}</span>}
            {done.has(day) && <span className="visually-hidden">{t('calendar.done', { n: day })}</span>}
            {!done.has(day) && day === dayOfMonth(today) && (
              <span className="visually-hidden">{t('calendar.today', { n: day })}</span>
            )}
          </Day>
        ))}
      </Grid>
    </div>
  );

  function stateOf(day: number) {
    return {
      'data-day': day,
      'data-done': done.has(day) || undefined,
      'data-today': day === dayOfMonth(today) || undefined,
    };
  }
}

const Month = styled.p`
  margin-bottom: 8px;
  text-align: center;
  ${text('body', 'bold')}
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: 4px;
  justify-items: center;

  abbr {
    color: var(--text-muted);
    ${text('micro')}
  }
`;

const Blank = styled.span`
  &[data-span='1'] {
    grid-column: span 1;
  }
  &[data-span='2'] {
    grid-column: span 2;
  }
  &[data-span='3'] {
    grid-column: span 3;
  }
  &[data-span='4'] {
    grid-column: span 4;
  }
  &[data-span='5'] {
    grid-column: span 5;
  }
  &[data-span='6'] {
    grid-column: span 6;
  }
`;

const Day = styled.span`
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border: 2px solid transparent;
  border-radius: 50%;
  color: var(--text-muted);
  ${figures}
  ${text('small')}

  &[data-done] {
    background: var(--gold);
    color: var(--on-gold);
  }
  &[data-today] {
    border-color: var(--accent);
    color: var(--text);
    font-weight: 600;
  }
  &[data-today][data-done] {
    border-color: var(--text);
    color: var(--on-gold);
  }
`;

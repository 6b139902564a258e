import styled from 'styled-components';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/i18n/errorText';
import { formatMoney } from '@/lib/formatMoney';
import { text } from '@/theme/typography';
import { Button } from '@/ui/Button';
import { Confetti } from '@/ui/Confetti';
import { ErrorState } from '@/ui/ErrorState';
import { Notice } from '@/ui/Notice';
import { SkeletonCard } from '@/ui/Skeleton';
import { Columns, Stack } from '@/ui/Stack';
import { CheckInCalendar } from './CheckInCalendar';
import type { CheckIn } from './useCheckIn';

/** The month, the last and next prize, and the check-in button. */
export function CheckInPanel({ checkIn }: { readonly checkIn: CheckIn }) {
  const { t } = useTranslation('checkIn');
  const errorText = useErrorText();
  const { today, done, isDone, type, current, next, got, error, isPending, isError } = checkIn;
  const valueOf = (amount: number | undefined) =>
    t(`unit.${type}`, { amount: formatMoney(amount, { whole: true }) });

  if (isError && isDone === undefined) return <ErrorState onRetry={() => void checkIn.refetch()} />;
  if (isDone === undefined) return <SkeletonCard />;
  return (
    <Stack data-testid="check-in">
      {got && <Confetti />}
      <Columns>
        {current !== null && (
          <Figure>
            <span>{t('value.current')}</span>
            <strong>{valueOf(current)}</strong>
          </Figure>
        )}
        {next !== null && (
          <Figure data-next={!isDone || undefined}>
            <span>{t(isDone ? 'value.tomorrow' : 'value.today')}</span>
            <strong>{valueOf(next)}</strong>
          </Figure>
        )}
      </Columns>
      <CheckInCalendar today={today} done={done} />
      {got && <Notice tone="success">{t('ok', { value: valueOf(got.gameValue) })}</Notice>}
      {error && <Notice tone={error.code === 'CHECKIN_DONE' ? 'info' : 'danger'}>{errorText(error)}</Notice>}
      <Button size="large" full pending={isPending} disabled={isDone} onClick={() => void checkIn.perform()}>
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
    font-variant-numeric: tabular-nums;
    ${text('title', 'bold')}
  }
  &[data-next] {
    border-color: var(--gold);
    background: var(--gold-soft);
  }
`;

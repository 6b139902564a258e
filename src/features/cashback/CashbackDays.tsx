import { useTranslation } from 'react-i18next';
import { formatDate } from '@/lib/formatDate';
import { formatMoney } from '@/lib/formatMoney';
import { EmptyList } from '@/ui/EmptyList';
import { FigureRow } from '@/ui/FigureRow';
import { Money } from '@/ui/Money';
import { PagedList } from '@/ui/PagedList';
import { Section } from '@/ui/Section';
import { statusKind } from '@/ui/StatusChip';
import { type CashbackDay, useGetCashbackDaysInfiniteQuery } from './cashbackApi';

const { Chip } = statusKind('cashback', {
  OPEN: { tone: 'info', label: 'status.open', isOpen: true },
  NONE: { tone: 'neutral', label: 'status.none', isOpen: false },
  CLAIMABLE: { tone: 'warning', label: 'status.claimable', isOpen: false },
  CLAIMED: { tone: 'success', label: 'status.claimed', isOpen: false },
});

/** Every finished day of play with its refund. */
export function CashbackDays() {
  const { t } = useTranslation('cashback');
  const list = useGetCashbackDaysInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Section title={t('days.title')}>
      <PagedList query={list} empty={<EmptyList title={t('days.empty')} text={t('days.emptyText')} />}>
        {(day) => <DayRow key={day.date} day={day} />}
      </PagedList>
    </Section>
  );
}

function DayRow({ day: { date, winlost, percent, amount, status } }: { readonly day: CashbackDay }) {
  const { t } = useTranslation('cashback');
  const gain = winlost ?? 0;
  const note =
    gain < 0
      ? t('days.loss', { amount: formatMoney(-gain), percent: percent ?? '-' })
      : t(gain > 0 ? 'days.gain' : 'days.even', { amount: formatMoney(gain) });
  return (
    <FigureRow
      data-testid="cashback-day"
      title={formatDate(date)}
      note={note}
      figure={<Money baht={amount} />}
      caption={<Chip code={status} />}
    />
  );
}

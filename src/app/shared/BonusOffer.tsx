import styled from 'styled-components';
import { Gift } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isOpenAt, type BonusSetting, type BonusWindow, bonusWindows } from '#core/brand/bonusWindows';
import { requiredTurnover, windowTurnover } from '#core/brand/turnover';
import { useBrand } from '@/brand/useBrand';
import { useGetUserSettingQuery } from '@/features/global/globalApi';
import { formatMoney } from '@/lib/formatMoney';
import { figures, text } from '@/theme/typography';
import { useBangkokMinute } from '@/lib/useBangkokTime';
import { useCountedGames } from '@/features/turnover/TurnoverCard';

interface Props {
  /** Baht that the member is about to deposit; null while unknown. */
  readonly amount: number | null;
}

/**
 * The bonus that a deposit can earn now, with its conditions and turnover. A window that opens before a request created
 * now expires is shown too, because the time of the credit decides.
 */
export function BonusOffer({ amount }: Props) {
  const { bonus, flags, limits } = useBrand();
  const { data } = useGetUserSettingQuery(undefined, { skip: !flags.promotion });
  const now = useBangkokMinute();
  if (!flags.promotion || now === null) return null;
  return shownWindows(data ?? bonus)
    .filter((window) => isOpenAt(window, now) || minutesUntil(window.start, now) <= limits.depositMinutes)
    .map((window) => <Offer key={window.n} window={window} amount={amount} />);
}

function Offer({ window, amount }: Props & { readonly window: ShownWindow }) {
  const { t } = useTranslation(['turnover', 'promotion']);
  const { rate, start, end, digits, max } = window;
  return (
    <Box data-edit="/bonus" data-testid="bonus-offer">
      <Gift size={20} aria-hidden="true" />
      <strong>{t('deposit.title', { rate, start, end })}</strong>
      <ul>
        <li>{t('deposit.digits', { digits })}</li>
        <li>{t('deposit.max', { n: formatMoney(max, { whole: true }) })}</li>
        <li data-edit="/turnover">
          <TurnoverOffer window={window.n} />
        </li>
        {amount !== null && <Example window={window} amount={amount} />}
      </ul>
    </Box>
  );
}

/** The bonus for the typed amount, without the satang that the request adds to it. */
function Example({
  window: { n, rate, max },
  amount,
}: {
  readonly window: ShownWindow;
  readonly amount: number;
}) {
  const { t } = useTranslation('turnover');
  const rule = windowTurnover(useBrand(), n);
  const given = Math.min(Math.floor((amount * rate) / 100), max);
  if (given <= 0) return null;
  const baht = (figure: number) => formatMoney(figure, { whole: true });
  return (
    <li>
      {t('deposit.example', { amount: baht(amount), bonus: baht(given) })}
      {rule && <> {t('deposit.required', { required: baht(requiredTurnover(rule, given, amount)) })}</>}
    </li>
  );
}

const Box = styled.section`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 4px 10px;
  padding: 12px 16px;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-m);
  background: var(--gold-soft);
  ${figures}
  ${text('small')}

  > svg {
    margin-top: 1px;
    color: var(--gold-strong);
  }

  > ul {
    display: grid;
    grid-column: 2;
    gap: 4px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

/** A bonus window as formatted for its card. */
export interface ShownWindow extends Omit<BonusWindow, 'digits'> {
  /** What the balance must end in, in baht with two decimals: `0.25`. */
  readonly digits: string;
}

/** The windows to show; times are `HH:MM`. */
export function shownWindows(setting: BonusSetting): readonly ShownWindow[] {
  return bonusWindows(setting).map(({ start, end, digits, ...window }) => ({
    ...window,
    start: start.slice(0, 5),
    end: end.slice(0, 5),
    digits: (digits / 100).toFixed(2).replace(/^0/, ''),
  }));
}

/** Minutes from now until a time of day, across midnight if needed. Both times are `HH:MM`. */
export function minutesUntil(time: string, now: string): number {
  return (minuteOf(time) - minuteOf(now) + DAY) % DAY;
}

/** Minutes. */
const DAY = 24 * 60;

function minuteOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

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

import styled from 'styled-components';
import {
  ArrowDownToLine,
  ArrowUpFromLine,
  Gamepad2,
  Gift,
  ReceiptText,
  Target,
  UserRoundPen,
} from 'lucide-react';
import { createContext, type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatTime, isMoment } from '@/lib/formatDate';
import { formatMoney } from '@/lib/formatMoney';
import { figures, text } from '@/theme/typography';
import { rowFace } from '@/ui/Stack';

type HistoryKind =
  | 'deposit'
  | 'slip'
  | 'withdraw'
  | 'bonus'
  | 'gameIn'
  | 'gameOut'
  | 'gameWin'
  | 'gameLoss'
  | 'gameEven'
  | 'adjustUp'
  | 'adjustDown'
  | 'turnover';

interface Props {
  readonly kind: HistoryKind;
  /** Replaces the name of the kind. */
  readonly title?: string;
  /** Baht, without a sign. */
  readonly amount: number | null | undefined;
  /** Bonus in baht of a deposit. */
  readonly bonus?: number | null | undefined;
  /** ISO. */
  readonly time: string | null | undefined;
  /** ISO, end of a row that lasted. */
  readonly until?: string | null | undefined;
  /** Status, for kinds that have more than one. */
  readonly chip?: ReactNode;
  /** Whether the money moved: a deposit is then shown as a gain. */
  readonly isDone: boolean;
  readonly note?: string | null | undefined;
  readonly action?: ReactNode;
}

const icons = {
  deposit: ArrowDownToLine,
  slip: ReceiptText,
  withdraw: ArrowUpFromLine,
  bonus: Gift,
  gameIn: Gamepad2,
  gameOut: Gamepad2,
  gameWin: Gamepad2,
  gameLoss: Gamepad2,
  gameEven: Gamepad2,
  adjustUp: UserRoundPen,
  adjustDown: UserRoundPen,
  turnover: Target,
} as const;

/** Kinds that reduce the credit. */
const isSpent = (kind: HistoryKind) => ['withdraw', 'gameIn', 'gameLoss', 'adjustDown'].includes(kind);
/** The sign of the amount; a turnover requirement and an even result are no movement and have none. */
const signOf = (kind: HistoryKind) =>
  kind === 'turnover' || kind === 'gameEven' ? '' : isSpent(kind) ? '−' : '+';

/** Whether a heading names the day, so that rows show the time alone. */
export const UnderDay = createContext(false);

/** One money movement: kind, amount, time, status. */
export function HistoryCard(props: Props) {
  const { kind, title, amount, bonus, time, until, chip, isDone, note, action } = props;
  const isUnderDay = useContext(UnderDay);
  const { t } = useTranslation('history');
  const Icon = icons[kind];
  return (
    <Row>
      <Mark data-kind={kind}>
        <Icon size={20} aria-hidden="true" />
      </Mark>
      <Main>
        <Kind>{title ?? t(`kind.${kind}`)}</Kind>
        <Time>{isMoment(time) ? spanOf(time, until, isUnderDay) : t('row.noTime')}</Time>
      </Main>
      <End>
        <Amount data-gained={signOf(kind) === '+' && isDone} data-muted={!isDone}>
          {signOf(kind)}
          {formatMoney(amount)}
        </Amount>
        {!!bonus && <Bonus>{t('row.bonus', { amount: formatMoney(bonus) })}</Bonus>}
        {chip}
      </End>
      {(note ?? action) && (
        <Foot>
          {note && <Note>{note}</Note>}
          {action}
        </Foot>
      )}
    </Row>
  );
}

/** `14:05`, or `14:05 – 14:40` for a row that lasted, after the day unless a heading names it. */
function spanOf(time: string, until: string | null | undefined, isUnderDay: boolean): string {
  const start = isUnderDay ? formatTime(time) : formatDateTime(time);
  const end = isMoment(until) ? formatTime(until) : '';
  return end === '' || end === formatTime(time) ? start : `${start} – ${end}`;
}

const Row = styled.article`
  ${rowFace}
  grid-template-columns: auto minmax(0, 1fr) auto;
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: var(--radius-m);
  background: var(--success-soft);
  color: var(--success);

  &[data-kind='withdraw'],
  &[data-kind='gameIn'],
  &[data-kind='gameLoss'],
  &[data-kind='gameEven'],
  &[data-kind='adjustDown'] {
    background: var(--info-soft);
    color: var(--info);
  }

  &[data-kind='bonus'] {
    background: var(--gold-soft);
    color: var(--gold-strong);
  }
`;

const Main = styled.div`
  min-width: 0;
`;

const Kind = styled.h3`
  ${text('body', 'bold')}
`;

const Time = styled.p`
  color: var(--text-muted);
  ${figures}
  ${text('micro')}
`;

const End = styled.div`
  display: grid;
  justify-items: end;
  gap: 4px;
  text-align: right;
`;

const Amount = styled.p`
  font-variant-numeric: tabular-nums;
  ${text('lead', 'bold')}

  &[data-gained='true'] {
    color: var(--success);
  }

  &[data-muted='true'] {
    color: var(--text-muted);
  }
`;

const Bonus = styled.p`
  color: var(--gold-strong);
  ${figures}
  ${text('micro', 'bold')}
`;

const Foot = styled.div`
  grid-column: 2 / -1;
  display: grid;
  gap: 8px;
  justify-items: start;
`;

const Note = styled.p`
  color: var(--text-muted);
  overflow-wrap: anywhere;
  ${text('small')}
`;

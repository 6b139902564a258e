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
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, isMoment } from '@/lib/formatDate';
import { formatMoney } from '@/lib/formatMoney';
import { text } from '@/theme/typography';
import { rowFace } from '@/ui/Stack';

type HistoryKind =
  | 'deposit'
  | 'slip'
  | 'withdraw'
  | 'bonus'
  | 'gameIn'
  | 'gameOut'
  | 'adjustUp'
  | 'adjustDown'
  | 'turnover';

interface Props {
  readonly kind: HistoryKind;
  /** Baht, without a sign. */
  readonly amount: number | null | undefined;
  /** Bonus in baht of a deposit. */
  readonly bonus?: number | null | undefined;
  /** ISO. */
  readonly time: string | null | undefined;
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
  adjustUp: UserRoundPen,
  adjustDown: UserRoundPen,
  turnover: Target,
} as const;

/** Kinds that reduce the credit. */
const isSpent = (kind: HistoryKind) => kind === 'withdraw' || kind === 'gameIn' || kind === 'adjustDown';
/** The sign of the amount; a turnover requirement is no movement and has none. */
const signOf = (kind: HistoryKind) => (kind === 'turnover' ? '' : isSpent(kind) ? '−' : '+');

/** One money movement: kind, amount, time, status. */
export function HistoryCard({ kind, amount, bonus, time, chip, isDone, note, action }: Props) {
  const { t } = useTranslation('history');
  const Icon = icons[kind];
  return (
    <Row>
      <Mark data-kind={kind}>
        <Icon size={20} aria-hidden="true" />
      </Mark>
      <Main>
        <Kind>{t(`kind.${kind}`)}</Kind>
        <Time>{isMoment(time) ? formatDateTime(time) : t('row.noTime')}</Time>
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
  font-variant-numeric: tabular-nums;
  ${text('micro')}
`;

const End = styled.div`
  display: grid;
  justify-items: end;
  gap: 4px;
  text-align: right;
`;

const Amount = styled.p`
  font-family: var(--font-figures);
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
  font-variant-numeric: tabular-nums;
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

import styled from 'styled-components';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@/ui/EmptyState';
import { type BonusSetting, isOpenAt } from '#core/brand/bonusWindows';
import { shownWindows, minutesUntil, type ShownWindow, TurnoverOffer } from './BonusOffer';
import { useMinute } from '@/lib/useBangkokTime';
import { Clock, Coins, Hash, Target } from 'lucide-react';
import type { ReactNode } from 'react';
import { MINUTE_MS } from '#core/time/durations';
import { formatTime } from '@/lib/formatDate';
import { formatMoney } from '@/lib/formatMoney';
import { media } from '@/theme/media';
import { Countdown } from '@/ui/Countdown';
import { CardGrid } from '@/ui/Stack';

/** The bonus windows of a setting, or an empty state. */
export function PromotionWindows({ setting }: { readonly setting: BonusSetting }) {
  const { t } = useTranslation('promotion');
  const minute = useMinute();
  const windows = shownWindows(setting);
  if (windows.length === 0) return <EmptyState title={t('none')} text={t('none.hint')} />;
  return (
    <Windows $count={windows.length} data-single={windows.length === 1}>
      {windows.map((window) => (
        <li key={window.n}>
          <BonusCard window={window} minute={minute} />
        </li>
      ))}
    </Windows>
  );
}

const Windows = styled(CardGrid)`
  ${media.tablet} {
    /* A single window takes the full width: title at the start, facts next to it. */
    &[data-single='true'] > li > article {
      display: grid;
      grid-template: auto 1fr / minmax(0, 2fr) minmax(0, 3fr);
      column-gap: 48px;

      > dl {
        grid-area: 1 / 2 / 3 / 3;
      }
      > dl > :first-child {
        border-top: 0;
      }
    }
  }
`;

interface BonusCardProps {
  readonly window: ShownWindow;
  /** Start of the current minute in ms; null while unknown. */
  readonly minute: number | null;
}

/** One bonus window: the rate in large type, then its times, condition and cap. */
export function BonusCard({ window, minute }: BonusCardProps) {
  const { t } = useTranslation(['promotion', 'turnover']);
  const now = minute === null ? null : formatTime(minute);
  const isOpen = now !== null && isOpenAt(window, now);
  return (
    <Card data-open={isOpen} data-edit="/bonus">
      <Head>
        <strong>{t('window.name', { n: window.n })}</strong>
        <State data-open={isOpen}>
          {isOpen ? t('window.open') : t('window.opensAt', { time: window.start })}
        </State>
      </Head>
      <Rate>
        <span>
          <small>{t('window.rate')}</small> <b className="tnum">{window.rate}%</b>
        </span>
        {minute !== null && now !== null && (
          <TimeLeft
            isOpen={isOpen}
            until={minute + minutesUntil(isOpen ? window.end : window.start, now) * MINUTE_MS}
          />
        )}
      </Rate>
      <dl>
        <Row icon={<Clock size={18} aria-hidden="true" />} term={t('window.time')}>
          <span className="tnum">
            {window.start} - {window.end}
          </span>
        </Row>
        <Row icon={<Hash size={18} aria-hidden="true" />} term={t('window.condition')}>
          {t('window.digits', { digits: window.digits })}
        </Row>
        <Row icon={<Coins size={18} aria-hidden="true" />} term={t('window.max')}>
          <Gold>{t('window.maxBaht', { n: formatMoney(window.max, { whole: true }) })}</Gold>
        </Row>
        <Row
          icon={<Target size={18} aria-hidden="true" />}
          term={t('turnover:offer.term')}
          edit="/turnover"
          isLong
        >
          <TurnoverOffer window={window.n} />
        </Row>
      </dl>
    </Card>
  );
}

interface TimeLeftProps {
  readonly isOpen: boolean;
  /** In ms since the epoch. */
  readonly until: number;
}

/** Seconds count: to the end of an open window, else to its next start. */
function TimeLeft({ isOpen, until }: TimeLeftProps) {
  const { t } = useTranslation('promotion');
  return (
    <Left data-open={isOpen}>
      {t(isOpen ? 'window.endsIn' : 'window.startsIn')} <Countdown until={until} />
    </Left>
  );
}

interface RowProps {
  readonly icon: ReactNode;
  readonly term: string;
  /** Setting that it shows, if different from that of the card. */
  readonly edit?: string;
  /** Its text stands below the term. */
  readonly isLong?: boolean;
  readonly children: ReactNode;
}

function Row({ icon, term, edit, isLong, children }: RowProps) {
  return (
    <Line data-edit={edit} data-long={isLong}>
      <dt>
        {icon}
        {term}
      </dt>
      <dd>{children}</dd>
    </Line>
  );
}

const Card = styled.article`
  height: 100%;
  padding: 20px;
  border: var(--card-border);
  border-radius: var(--radius-l);
  background: radial-gradient(110% 90% at 100% 0%, var(--gold-soft), transparent 62%), var(--card-bg);
  box-shadow: var(--card-shadow);

  &[data-open='true'] {
    border-color: var(--accent);
  }
`;

const Head = styled.header`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 12px;
  align-items: center;

  strong {
    font-family: var(--font-display);
    font-size: 1.0625rem;
  }
`;

const State = styled.span`
  padding: 2px 12px;
  border-radius: var(--chip-radius);
  background: var(--surface-3);
  color: var(--text-muted);
  font-size: 0.8125rem;

  &[data-open='true'] {
    background: var(--success-soft);
    color: var(--success);
  }
`;

const Rate = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 12px;
  margin: 8px 0 12px;
  color: var(--gold-strong);

  b {
    font-size: 3rem;
    line-height: 1.2;
  }

  small {
    font-size: 1rem;
  }
`;

const Left = styled.small`
  color: var(--text-muted);

  &[data-open='true'] {
    color: var(--success);
  }
  > span {
    font-weight: 600;
  }
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 16px;
  align-items: start;
  padding: 10px 0;
  border-top: 1px solid var(--line);

  &:last-child {
    padding-bottom: 0;
  }

  dt {
    display: grid;
    grid-template-columns: auto auto;
    gap: 8px;
    align-items: center;
    color: var(--text-muted);
    font-size: 0.9375rem;
  }

  dd {
    text-align: right;
    text-wrap: balance;
  }

  /* Beside the term, whether a sentence wraps would depend on the font, and the page would move when that arrives. */
  &[data-long] {
    grid-template-columns: minmax(0, 1fr);
    gap: 4px;
    padding-bottom: 0;

    dt {
      justify-content: start;
    }
    dd {
      padding-left: 26px;
      text-align: left;
    }
  }
`;

const Gold = styled.b`
  color: var(--gold-strong);
`;

import styled, { keyframes } from 'styled-components';
import { useTranslation } from 'react-i18next';
import { maskUsername } from '@/lib/formatIdentity';
import { useIsHydrated } from '@/lib/useIsHydrated';
import { Button } from '@/ui/Button';
import { ArrowDownToLine, ArrowUpFromLine } from '@/ui/icons';
import { Money } from '@/ui/Money';
import { Skeleton } from '@/ui/Skeleton';
import { formatDate, formatTime } from '@/lib/formatDate';
import { bangkokDay } from '#core/time/bangkok';
import { MINUTE_MS } from '#core/time/durations';
import type { Received } from '#schemas/api/received';
import { useFeature } from '@/brand/useBrand';
import { useGetDepositFeedQuery, useGetWithdrawFeedQuery } from '@/features/global/feedApi';
import { useNear } from '@/lib/useNear';
import { Section } from '@/ui/Section';

/** Number of visible rows; the feed is a sample only. */
const ROWS = 6;

interface Props {
  readonly kind: 'deposit' | 'withdraw';
  readonly data?: readonly FeedRow[] | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
  /** When the rows were fetched, in ms since 1970; ages are relative to it. */
  readonly fulfilledTimeStamp?: number | undefined;
  readonly refetch: () => unknown;
}

/** One column of the feed; a new row fades in, nothing else moves. */
export function Feed({ kind, data, isError, isFetching, fulfilledTimeStamp = 0, refetch }: Props) {
  const { t } = useTranslation('landing');
  const Icon = kind === 'deposit' ? ArrowDownToLine : ArrowUpFromLine;
  return (
    <Card data-kind={kind}>
      <h3>
        <span>
          <Icon size={18} aria-hidden="true" />
        </span>
        {t(`history.${kind}`)}
      </h3>
      {data ? <Rows rows={data} now={fulfilledTimeStamp} /> : isError ? null : <Waiting />}
      {isError && !data && (
        <Quiet>
          <p>{t('history.failed')}</p>
          <Button variant="secondary" size="small" pending={isFetching} onClick={() => void refetch()}>
            {t('history.retry')}
          </Button>
        </Quiet>
      )}
    </Card>
  );
}

function Rows({ rows, now }: { readonly rows: readonly FeedRow[]; readonly now: number }) {
  const { t } = useTranslation('landing');
  if (rows.length === 0) return <Quiet>{t('history.empty')}</Quiet>;
  return (
    <ul>
      {rows.slice(0, ROWS).map((row, index) => {
        const ago = howLongAgo(row.createdAt, now);
        return (
          <Row key={`${row.createdAt} ${row.username} ${row.amount} ${index}`}>
            <b>{maskUsername(row.username)}</b>
            <small>
              {ago.text ?? (ago.minutes === 0 ? t('history.now') : t('history.minutes', { n: ago.minutes }))}
            </small>
            <Amount>
              <Money baht={row.amount} />
            </Amount>
          </Row>
        );
      })}
    </ul>
  );
}

/** Not animated while prerendered: it is far below the fold, and the animation would slow down a weak phone. */
function Waiting() {
  const isLive = useIsHydrated();
  return (
    <ul aria-hidden="true" data-still={!isLive || undefined}>
      {Array.from({ length: ROWS }, (_, row) => (
        <Row key={row}>
          <Skeleton $width="110px" $height="20px" />
          <Skeleton $width="72px" $height="14px" />
          <Amount>
            <Skeleton $width="84px" $height="20px" />
          </Amount>
        </Row>
      ))}
    </ul>
  );
}

const arrive = keyframes`
  from { opacity: 0; transform: translateY(-6px); }
`;

const Card = styled.article`
  padding: 16px 20px 8px;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface-1);
  box-shadow: var(--shadow-1);

  h3 {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 10px;
    align-items: center;
    margin-bottom: 8px;
    font-size: 1rem;
  }

  h3 span {
    display: grid;
    place-items: center;
    width: 36px;
    height: 36px;
    border-radius: var(--radius-s);
    background: var(--success-soft);
    color: var(--success);
  }

  &[data-kind='withdraw'] h3 span {
    background: var(--info-soft);
    color: var(--info);
  }

  ul {
    min-height: 396px;
  }

  [data-still] *::after {
    animation-play-state: paused;
  }
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-content: center;
  align-items: center;
  height: 66px;
  border-top: 1px solid var(--line);
  animation: ${arrive} 240ms ease both;

  b,
  small {
    grid-column: 1;
    line-height: 1.5;
  }

  small {
    color: var(--text-muted);
    font-size: 0.8125rem;
  }
`;

const Amount = styled.span`
  grid-row: 1 / span 2;
  grid-column: 2;
  color: var(--gold-strong);
  font-weight: 600;
`;

const Quiet = styled.div`
  display: grid;
  justify-items: center;
  gap: 12px;
  padding: 32px 0;
  color: var(--text-muted);
`;

type FeedRow = Received<'GET /api/deposit'>[number];

/** Minutes within the last hour; else the time of today, or the date. */
type Ago =
  | { readonly minutes: number; readonly text?: never }
  | { readonly text: string; readonly minutes?: never };

/** Formats the age of an ISO timestamp for a feed. A phone whose clock is behind shows `0` minutes. */
export function howLongAgo(moment: string, now: number): Ago {
  const minutes = Math.max(0, Math.floor((now - Date.parse(moment)) / MINUTE_MS));
  if (minutes < 60) return { minutes };
  return { text: bangkokDay(moment) === bangkokDay(now) ? formatTime(moment) : formatDate(moment) };
}

/** Polling interval of the feeds in ms, while the page is visible. */
const POLL = 30_000;
/** Distance below the screen in pixels at which the feeds are fetched. */
const NEAR = 400;

/** Latest deposits and withdrawals of the site, names masked. */
export function Feeds() {
  const { t } = useTranslation('landing');
  const isOn = useFeature('publicHistory');
  const [columns, isNear] = useNear<HTMLDivElement>(NEAR);
  const options = { skip: !isOn || !isNear, pollingInterval: POLL, skipPollingIfUnfocused: true };
  const deposits = useGetDepositFeedQuery(undefined, options);
  const withdrawals = useGetWithdrawFeedQuery(undefined, options);
  if (!isOn) return null;
  return (
    <Section title={t('history.title')}>
      <Columns ref={columns}>
        <Feed kind="deposit" {...deposits} />
        <Feed kind="withdraw" {...withdrawals} />
      </Columns>
    </Section>
  );
}

const Columns = styled.div`
  display: grid;
  gap: 16px;

  @media (min-width: 768px) {
    grid-template-columns: 1fr 1fr;
  }
`;

import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useEnvironment } from '@/api/transport';
import { usePolledById } from '@/api/useRequestById';
import { useGetDepositRequestQuery } from '@/features/deposit/depositApi';
import { DepositStatusChip, isDepositOpen, useDepositNews } from '@/features/deposit/depositStatus';
import { useGetSlipQuery } from '@/features/slip/slipApi';
import { isSlipOpen, SlipStatusChip, useStatusNews as useSlipNews } from '@/features/slip/slipStatus';
import { type OpenRequest, openRequestsApi, useGetOpenRequestsQuery } from '@/features/user/openRequestsApi';
import { useCredit } from '@/features/user/useCredit';
import { useGetWithdrawalQuery } from '@/features/withdraw/withdrawApi';
import {
  isBlocking,
  isWithdrawOpen,
  useWithdrawNews,
  WithdrawStatusChip,
} from '@/features/withdraw/withdrawStatus';
import { isMoment } from '@/lib/formatDate';
import { formatMoney } from '@/lib/formatMoney';
import { Link, useLocation } from '@/lib/router';
import { media } from '@/theme/media';
import { figures, text } from '@/theme/typography';
import { ArrowDownToLine, ArrowUpFromLine, ChevronRight, ImageUp } from '@/ui/icons';
import { useAppDispatch } from '../../makeStore';
import {
  isShownAt,
  MOST,
  OpenRequestSpace,
  requestPages,
  ROW,
  storeKinds,
  useReservedRows,
} from './OpenRequestSpace';

/**
 * The member's open deposits, slips and withdrawals on every page, except on the page that shows the request itself.
 * The rows of the last visit are reserved, and a row that disappears leaves its space until the next page, so that
 * nothing jumps under a finger.
 */
export function OpenRequests() {
  const { t } = useTranslation('money');
  const { storage } = useEnvironment();
  const { pathname } = useLocation();
  const { data } = useGetOpenRequestsQuery();
  const open = (data ?? none).filter(({ kind }) => kind in kinds).slice(0, MOST);
  const reserved = useReservedRows();
  const shown = open.filter(({ kind }) => !isShownAt(kind, pathname)).length;
  const [space, setSpace] = useState({ pathname, rows: reserved ?? 0 });
  if (space.pathname !== pathname || shown > space.rows) setSpace({ pathname, rows: shown });
  useEffect(() => {
    if (data) storeKinds(storage, data);
  }, [data, storage]);

  return (
    <OpenRequestSpace rows={reserved === undefined ? undefined : space.rows}>
      {open.length > 0 && (
        <Strip aria-label={t('open.label')} data-testid="open-requests" hidden={shown === 0}>
          {open.map((one) => (
            <Row key={one.uuid} open={one} isOwnPage={isShownAt(one.kind, pathname)} />
          ))}
        </Strip>
      )}
    </OpenRequestSpace>
  );
}

const none: readonly OpenRequest[] = [];

interface Found {
  readonly status: string;
  readonly amount?: number | null;
}
type News = typeof useDepositNews;

interface Kind {
  readonly label: 'open.deposit' | 'open.slip' | 'open.withdrawal';
  readonly Icon: typeof ImageUp;
  readonly Chip: typeof DepositStatusChip;
  readonly useById: Parameters<typeof usePolledById<Found>>[0];
  /** Whether it may still change by itself, so that it is polled. */
  readonly isOpen: (status: string) => boolean;
  /** Whether it is listed. */
  readonly isListed: (status: string) => boolean;
  readonly useNews: News;
}

const kinds: Readonly<Record<OpenRequest['kind'], Kind>> = {
  DEPOSIT: {
    label: 'open.deposit',
    Icon: ArrowDownToLine,
    Chip: DepositStatusChip,
    useById: useGetDepositRequestQuery,
    isOpen: isDepositOpen,
    isListed: isDepositOpen,
    useNews: useDepositNews,
  },
  SLIP: {
    label: 'open.slip',
    Icon: ImageUp,
    Chip: SlipStatusChip,
    useById: useGetSlipQuery,
    isOpen: isSlipOpen,
    isListed: isSlipOpen,
    useNews: useSlipNews,
  },
  WITHDRAWAL: {
    label: 'open.withdrawal',
    Icon: ArrowUpFromLine,
    Chip: WithdrawStatusChip,
    useById: useGetWithdrawalQuery,
    isOpen: isWithdrawOpen,
    // A failed one waits for the member.
    isListed: (status) => isBlocking(status) || isWithdrawOpen(status),
    useNews: useWithdrawNews,
  },
};

function Row({ open, isOwnPage }: { readonly open: OpenRequest; readonly isOwnPage: boolean }) {
  const { t } = useTranslation('money');
  const dispatch = useAppDispatch();
  const { kind, uuid } = open;
  const { label, Icon, Chip, useById, isOpen, isListed } = kinds[kind];
  const found = usePolledById<Found>(useById, uuid, isOpen).currentData;
  const status = found?.status ?? open.status;
  const isOver = !isListed(status);
  useEffect(() => {
    if (isOver) dispatch(openRequestsApi.util.invalidateTags(['OpenRequest']));
  }, [isOver, dispatch]);
  const amount = open.amount ?? found?.amount;
  return (
    <>
      {!isOwnPage && found && <News kind={kind} uuid={uuid} status={found.status} />}
      {!isOwnPage && !isOver && (
        <Line to={`${requestPages[kind]}?id=${uuid}`} data-testid="open-request">
          <Icon size={20} aria-hidden="true" />
          <What>
            <strong>
              {t(label)} {typeof amount === 'number' && <span>{formatMoney(amount)}</span>}
            </strong>
            <small>
              {isMoment(open.createdAt) && <Elapsed since={open.createdAt} />}
              {open.usualMinutes && <span>{t('open.usual', { n: open.usualMinutes })}</span>}
            </small>
          </What>
          <Chip code={status} />
          <ChevronRight size={18} aria-hidden="true" />
        </Line>
      )}
    </>
  );
}

interface NewsProps {
  readonly kind: OpenRequest['kind'];
  readonly uuid: string;
  readonly status: string;
}

/** Announces changes and renews the credit; on its own page the request does so itself. */
function News({ kind, uuid, status }: NewsProps) {
  const { renew } = useCredit();
  const { useNews } = kinds[kind];
  useNews(
    useMemo(() => [{ uuid, status }], [uuid, status]),
    renew,
  );
  return null;
}

/** Time since the request, counted by the second. */
function Elapsed({ since }: { readonly since: string }) {
  const { t } = useTranslation('money');
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.floor((now - Date.parse(since)) / 1000));
  return <span role="timer">{t('open.elapsed', { time: formatElapsed(seconds) })}</span>;
}

/** `m:ss`, from an hour on `h:mm:ss`. */
function formatElapsed(seconds: number): string {
  const two = (n: number) => String(n).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}

const Strip = styled.section`
  position: absolute;
  top: 0;
  right: 0;
  left: 0;
  border-bottom: 1px solid var(--line);
  background: var(--surface-2);
`;

/* The times have the width below the status too: beside it they would be cut on a phone. */
const Line = styled(Link)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  align-content: center;
  align-items: center;
  gap: 0 10px;
  max-width: 1120px;
  height: ${ROW}px;
  margin: 0 auto;
  padding: 0 16px;
  color: var(--text);
  text-decoration: none;

  & + & {
    border-top: 1px solid var(--line);
  }

  > svg:first-child {
    grid-row: 1 / 3;
    color: var(--accent-strong);
  }

  > svg:last-child {
    grid-area: 1 / 4 / 3 / 5;
    color: var(--text-muted);
  }

  ${media.tablet} {
    > :nth-child(3) {
      grid-row: 1 / 3;
    }
  }
`;

const What = styled.span`
  display: contents;
  ${figures}

  strong,
  small {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  strong {
    ${text('small', 'bold')}
  }

  small {
    grid-area: 2 / 2 / 3 / 4;
    color: var(--text-muted);
    ${text('micro')}

    ${media.tablet} {
      grid-column-end: 3;
    }

    span + span::before {
      content: ' · ';
    }
  }
`;

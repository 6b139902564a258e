import { Link2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import type { BrandSummary } from '@backoffice/api/brandListApi';
import { may, readError } from '@backoffice/api/staffApi';
import { moment } from '@backoffice/i18n/bangkokTime';
import { Loaded } from '@backoffice/layout/Loaded';
import { Badge } from '@backoffice/ui/Badge';
import { Button } from '@backoffice/ui/Button';
import { useNotify } from '@backoffice/ui/Notice';
import { Quiet } from '@backoffice/ui/Stack';
import { Switch } from '@backoffice/ui/Switch';
import { formatMoney } from '@/lib/formatMoney';
import {
  type BankLine,
  type Claim,
  useGetClaimsInfiniteQuery,
  useGetLinesInfiniteQuery,
  useMatchMutation,
} from '@desk/core/reconciliationApi';
import { ReasonDialog } from '@desk/features/dialogs/ReasonDialog';
import { useLanguage, useTexts } from '@desk/i18n/texts';

interface Pair {
  readonly line: BankLine;
  readonly claim: Claim;
}

/** Unmatched bank lines at the left, claims of members at the right; one of each is matched with a reason. */
export function Matching({ brand }: { readonly brand: BrandSummary }) {
  const t = useTexts('reconciliation');
  const { brandId } = brand;
  const lines = useGetLinesInfiniteQuery({ brandId });
  const transferred = useGetClaimsInfiniteQuery({ brandId, status: 'TRANSFERRED' });
  const pending = useGetClaimsInfiniteQuery({ brandId, status: 'PENDING' });
  const [line, setLine] = useState<BankLine | null>(null);
  const [pair, setPair] = useState<Pair | null>(null);
  const isLoaded = transferred.data !== undefined && pending.data !== undefined;
  const claims = isLoaded
    ? byCandidate(
        [transferred, pending].flatMap(({ data }) => data?.pages.flatMap(({ items }) => items) ?? []),
        line,
      )
    : undefined;
  const canMatch = may(brand, 'deposits.decide');
  return (
    <Panes>
      <Pane aria-label={t('lines')}>
        <h3>{t('lines')}</h3>
        <Loaded
          query={{ ...lines, data: lines.data?.pages.flatMap(({ items }) => items) }}
          empty={t('lines.empty')}
        >
          {(all) => (
            <Rows aria-label={t('lines')}>
              {all.map((each) => (
                <li key={each.uuid}>
                  <Row
                    type="button"
                    aria-pressed={line?.uuid === each.uuid}
                    onClick={() => setLine(line?.uuid === each.uuid ? null : each)}
                  >
                    <Facts
                      title={each.senderName}
                      note={`${each.senderAccount} → ${each.account.bankName} ${each.account.bankId} · ${each.transRef}`}
                      at={each.transferredAt}
                    />
                    <b>{formatMoney(each.amount)}</b>
                  </Row>
                </li>
              ))}
            </Rows>
          )}
        </Loaded>
        <More list={lines} />
      </Pane>
      <Pane aria-label={t('claims')}>
        <h3>{t('claims')}</h3>
        {canMatch && line === null && <Quiet>{t('choose')}</Quiet>}
        <Loaded
          query={{
            data: claims,
            error: transferred.error ?? pending.error,
            refetch: () => Promise.all([transferred.refetch(), pending.refetch()]),
          }}
          empty={t('claims.empty')}
        >
          {(all) => (
            <Rows tabIndex={0} aria-label={t('claims')}>
              {all.map((claim) => (
                <li key={claim.uuid}>
                  <Row as="div">
                    <Facts
                      title={claim.username}
                      note={t(`status.${claim.status === 'PENDING' ? 'pending' : 'transferred'}`)}
                      at={claim.createdAt}
                    />
                    {line !== null && isCandidate(claim, line) && (
                      <Badge tone="success">{t('candidate')}</Badge>
                    )}
                    <b data-differs={(line !== null && claim.payAmount !== line.amount) || undefined}>
                      {formatMoney(claim.payAmount)}
                    </b>
                    {canMatch && (
                      <Button
                        size="s"
                        icon={Link2}
                        disabled={line === null}
                        onClick={() => line && setPair({ line, claim })}
                      >
                        {t('match')}
                      </Button>
                    )}
                  </Row>
                </li>
              ))}
            </Rows>
          )}
        </Loaded>
        <More list={transferred} />
        {!transferred.hasNextPage && <More list={pending} />}
      </Pane>
      {pair && (
        <MatchDialog
          {...{ pair, brandId }}
          onClose={() => setPair(null)}
          onDone={() => {
            setPair(null);
            setLine(null);
          }}
        />
      )}
    </Panes>
  );
}

const isCandidate = (claim: Claim, line: BankLine) =>
  line.candidates.some(({ kind, uuid }) => kind === 'REQUEST' && uuid === claim.uuid);

/** Candidates of the chosen line first. */
function byCandidate(claims: readonly Claim[], line: BankLine | null): readonly Claim[] {
  if (line === null) return claims;
  return [...claims].sort((a, b) => Number(isCandidate(b, line)) - Number(isCandidate(a, line)));
}

function MatchDialog({
  pair,
  brandId,
  onClose,
  onDone,
}: {
  readonly pair: Pair;
  readonly brandId: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}) {
  const t = useTexts('reconciliation');
  const notify = useNotify();
  const [match, { isLoading, error }] = useMatchMutation();
  const r = useTexts('review');
  const [isCompared, setCompared] = useState(false);
  const { line, claim } = pair;
  const isNear = isCompared || readError(error)?.code === 'CREDIT_NEAR';
  const send = async (reason: string) => {
    const answer = await match({
      ...{ brandId, uuid: line.uuid, depositUuid: claim.uuid, reason },
      ...(isCompared && { anotherTransfer: true }),
    });
    if (answer.error) return;
    notify(t('matched'));
    onDone();
  };
  return (
    <ReasonDialog
      title={t('match.title')}
      text={t('match.text', {
        amount: formatMoney(line.amount),
        sender: line.senderName,
        username: claim.username,
      })}
      label={t('reason')}
      submit={t('match')}
      isPending={isLoading}
      error={error}
      onSend={(reason) => void send(reason)}
      onClose={onClose}
    >
      {isNear && <Switch label={r('near')} checked={isCompared} onChange={setCompared} />}
    </ReasonDialog>
  );
}

function Facts({ title, note, at }: { readonly title: string; readonly note: string; readonly at: string }) {
  const { language } = useLanguage();
  return (
    <span>
      {title}
      <small>{note}</small>
      <small>
        <time dateTime={at}>{moment(at, language)}</time>
      </small>
    </span>
  );
}

interface List {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => unknown;
}

/** The next page of a list, if there is one. */
export function More({ list }: { readonly list: List }) {
  const u = useTexts('ui');
  if (!list.hasNextPage) return null;
  return (
    <Button size="s" pending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
      {u('more')}
    </Button>
  );
}

const Panes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr));
  gap: 16px;
`;

const Pane = styled.section`
  display: flex;
  flex-direction: column;
  gap: 8px;
  min-width: 0;

  h3 {
    font-size: 14px;
  }
`;

const Rows = styled.ul`
  max-height: 420px;
  margin: 0;
  padding: 0;
  border: 1px solid var(--s-line);
  border-radius: 8px;
  overflow: auto;
  background: var(--s-panel);
  list-style: none;

  li + li {
    border-top: 1px solid var(--s-line);
  }
`;

const Row = styled.button`
  display: flex;
  align-items: center;
  gap: 10px;
  width: 100%;
  padding: 8px 12px;
  border: 0;
  background: transparent;
  color: inherit;
  font: inherit;
  text-align: left;

  &[aria-pressed]:hover {
    background: var(--s-hover);
  }
  &[aria-pressed='true'] {
    background: var(--s-accent-soft);
  }
  & > span:first-child {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: var(--s-muted);
    font-size: 12px;
  }
  b {
    font-variant-numeric: tabular-nums;
  }
  b[data-differs] {
    color: var(--s-warning);
  }
`;

import { useState } from 'react';
import styled from 'styled-components';
import type { BrandSummary } from '@backoffice/api/brandListApi';
import { may } from '@backoffice/api/staffApi';
import { moment } from '@backoffice/i18n/bangkokTime';
import { Loaded, useReport } from '@backoffice/layout/Loaded';
import { Badge } from '@backoffice/ui/Badge';
import { Button } from '@backoffice/ui/Button';
import { FramedList, Quiet } from '@backoffice/ui/Stack';
import { formatMoney } from '@/lib/formatMoney';
import {
  type TrialBalance,
  useCreateBalanceMutation,
  useGetBalancesInfiniteQuery,
  useGetFreezeHistoryInfiniteQuery,
  useGetFreezeQuery,
  useSetFreezeMutation,
} from '@desk/core/reconciliationApi';
import { ReasonDialog } from '@desk/features/dialogs/ReasonDialog';
import { useLanguage, useTexts } from '@desk/i18n/texts';
import { More } from './Matching';

interface Props {
  readonly brand: BrandSummary;
}

/** Trial balances and the freeze of withdrawals, each with its history. */
export function Books({ brand }: Props) {
  return (
    <Panes>
      <Balances brand={brand} />
      <Freeze brand={brand} />
    </Panes>
  );
}

function Balances({ brand: { brandId } }: Props) {
  const t = useTexts('reconciliation');
  const report = useReport();
  const list = useGetBalancesInfiniteQuery({ brandId });
  const [create, { isLoading }] = useCreateBalanceMutation();
  return (
    <section aria-label={t('balances')}>
      <Head>
        <h3>{t('balances')}</h3>
        <Button
          size="s"
          pending={isLoading}
          onClick={() => void create({ brandId }).then((answer) => report(answer, t('balances.done')))}
        >
          {t('balances.create')}
        </Button>
      </Head>
      <Loaded
        query={{ ...list, data: list.data?.pages.flatMap(({ items }) => items) }}
        empty={t('balances.empty')}
      >
        {(all) => (
          <FramedList>
            {all.map((balance) => (
              <Balance key={balance.uuid} balance={balance} />
            ))}
          </FramedList>
        )}
      </Loaded>
      <More list={list} />
    </section>
  );
}

function Balance({ balance }: { readonly balance: TrialBalance }) {
  const t = useTexts('reconciliation');
  const { language } = useLanguage();
  const { balanced, createdAt, requestedBy, liabilities, house, issued, difference, discrepancies } = balance;
  return (
    <Item>
      <div>
        <Badge tone={balanced && discrepancies.length === 0 ? 'success' : 'danger'}>
          {t(balanced ? 'balanced' : 'unbalanced')}
        </Badge>
        <time dateTime={createdAt}>{moment(createdAt, language)}</time>
        <small>{requestedBy ?? t('daily')}</small>
      </div>
      <Quiet>
        {t('figures', {
          liabilities: formatMoney(liabilities),
          house: formatMoney(house),
          issued: formatMoney(issued),
          difference: formatMoney(difference),
        })}
      </Quiet>
      {discrepancies.map(({ kind, uuid, account, points, difference: by }) => (
        <Quiet key={`${kind} ${uuid}`} data-wrong="">
          {t(`kind.${kind}`)} {account ?? ''} {uuid}: {points ? by : formatMoney(by)}
        </Quiet>
      ))}
    </Item>
  );
}

function Freeze({ brand }: Props) {
  const t = useTexts('reconciliation');
  const { language } = useLanguage();
  const { brandId } = brand;
  const freeze = useGetFreezeQuery({ brandId });
  const history = useGetFreezeHistoryInfiniteQuery({ brandId });
  const [isAsked, setAsked] = useState(false);
  return (
    <section aria-label={t('freeze')}>
      <Head>
        <h3>{t('freeze')}</h3>
        {may(brand, 'withdrawals.halt') && freeze.data && (
          <Button
            size="s"
            variant={freeze.data.frozenAt === null ? 'danger' : 'primary'}
            onClick={() => setAsked(true)}
          >
            {t(freeze.data.frozenAt === null ? 'freeze.halt' : 'freeze.resume')}
          </Button>
        )}
      </Head>
      <Loaded query={freeze} height={40}>
        {({ frozenAt, reason }) =>
          frozenAt === null ? (
            <p>{t('freeze.none')}</p>
          ) : (
            <p data-wrong="">{t('freeze.since', { at: moment(frozenAt, language), reason: reason ?? '' })}</p>
          )
        }
      </Loaded>
      <Loaded query={{ ...history, data: history.data?.pages.flatMap(({ items }) => items) }} height={40}>
        {(all) =>
          all.length > 0 && (
            <FramedList as="ol">
              {all.map(({ uuid, at, frozen, by, reason }) => (
                <Item key={uuid}>
                  <div>
                    <Badge tone={frozen ? 'danger' : 'success'}>
                      {t(frozen ? 'freeze.halted' : 'freeze.resumed')}
                    </Badge>
                    <time dateTime={at}>{moment(at, language)}</time>
                    <small>{by ?? t('system')}</small>
                  </div>
                  <Quiet>{reason}</Quiet>
                </Item>
              ))}
            </FramedList>
          )
        }
      </Loaded>
      <More list={history} />
      {isAsked && freeze.data && (
        <FreezeDialog {...{ brand, frozen: freeze.data.frozenAt === null }} onClose={() => setAsked(false)} />
      )}
    </section>
  );
}

interface FreezeProps extends Props {
  readonly frozen: boolean;
  readonly onClose: () => void;
}

function FreezeDialog({ brand: { brandId, displayName }, frozen, onClose }: FreezeProps) {
  const t = useTexts('reconciliation');
  const [setFreeze, { isLoading, error }] = useSetFreezeMutation();
  const send = async (reason: string) => {
    const answer = await setFreeze({ brandId, frozen, reason });
    if (!answer.error) onClose();
  };
  const title = t(frozen ? 'freeze.halt' : 'freeze.resume');
  return (
    <ReasonDialog
      title={title}
      text={t(frozen ? 'freeze.haltText' : 'freeze.resumeText', { brand: displayName })}
      label={t('reason')}
      submit={title}
      isDanger={frozen}
      isPending={isLoading}
      error={error}
      onSend={(reason) => void send(reason)}
      onClose={onClose}
    />
  );
}

const Panes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr));
  gap: 16px;

  & > section {
    display: flex;
    flex-direction: column;
    gap: 8px;
    min-width: 0;
  }
  [data-wrong] {
    color: var(--s-danger);
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  min-height: 28px;

  h3 {
    font-size: 14px;
  }
`;

const Item = styled.li`
  padding: 8px 12px;
  overflow-wrap: anywhere;
  font-variant-numeric: tabular-nums;

  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }
  small {
    color: var(--s-muted);
    font-size: 12px;
  }
`;

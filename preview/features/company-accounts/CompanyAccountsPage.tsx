import { Plus } from 'lucide-react';
import { useParams } from '@/lib/router';
import { useTexts } from '@studio/i18n/texts';
import { Loaded, useReport } from '@backoffice/layout/Loaded';
import { DialogButton, PlainPage } from '@backoffice/layout/PlainPage';
import { LinkButton } from '@backoffice/ui/Button';
import { EmptyState } from '@backoffice/ui/Loading';
import { Notice } from '@backoffice/ui/Notice';
import { FramedList, Stack } from '@backoffice/ui/Stack';
import { useBrand } from '@backoffice/api/brandListApi';
import {
  type CompanyAccount,
  useGetChecklistQuery,
  useGetCompanyAccountsQuery,
  useOrderAccountsMutation,
} from '@studio/core/api/companyAccountsApi';
import { may } from '@backoffice/api/staffApi';
import { moved } from './accountForm';
import { AccountRow } from './AccountRow';
import { AddAccountDialog } from './AccountDialog';
import { ChangeRow } from './ChangeRow';

/** The bank accounts that receive a brand's deposits, and proposals that wait for a second person. */
export function CompanyAccountsPage() {
  const t = useTexts('companyAccounts');
  const { brandId = '' } = useParams();
  const query = useGetCompanyAccountsQuery({ brandId }, { refetchOnMountOrArgChange: true });
  const brand = useBrand(brandId);
  const mayChange = may(brand, 'company-accounts.change');
  return (
    <PlainPage
      title={t('title')}
      text={t('lead', { brand: brand?.displayName ?? brandId })}
      back={`/b/${brandId}`}
      action={
        mayChange && (
          <DialogButton
            label={t('add')}
            icon={Plus}
            dialog={(close) => <AddAccountDialog brandId={brandId} onClose={close} />}
          />
        )
      }
    >
      <Loaded query={query} forbidden={t('forbidden')}>
        {({ accounts, changes }) => (
          <Stack $gap={5}>
            {mayChange && <SecondPerson brandId={brandId} />}
            {changes.length > 0 && (
              <Stack as="section" $gap={2}>
                <h2>{t('waiting')}</h2>
                <FramedList>
                  {changes.map((change) => (
                    <ChangeRow
                      key={change.uuid}
                      brandId={brandId}
                      change={change}
                      account={accounts.find(({ uuid }) => uuid === change.accountUuid)}
                      mayDecide={mayChange}
                    />
                  ))}
                </FramedList>
              </Stack>
            )}
            <Accounts brandId={brandId} accounts={accounts} mayChange={mayChange} />
          </Stack>
        )}
      </Loaded>
    </PlainPage>
  );
}

interface Props {
  readonly brandId: string;
  readonly accounts: readonly CompanyAccount[];
  readonly mayChange: boolean;
}

/** In the order in which deposits use them; retired ones below. */
function Accounts({ brandId, accounts, mayChange }: Props) {
  const t = useTexts('companyAccounts');
  const report = useReport();
  const [order, { isLoading }] = useOrderAccountsMutation();
  const inUse = accounts.filter(({ status }) => status !== 'RETIRED');
  const retired = accounts.filter(({ status }) => status === 'RETIRED');
  const mover = (index: number, by: -1 | 1) =>
    isLoading || inUse[index + by] === undefined
      ? undefined
      : () =>
          void order({ brandId, order: moved(inUse, index, by) }).then((answer) =>
            report(answer, t('ordered')),
          );
  return (
    <>
      <Stack as="section" $gap={2}>
        <h2>{t('inUse')}</h2>
        {inUse.length === 0 ? (
          <EmptyState title={t('empty')} text={t('emptyText')} />
        ) : (
          <FramedList as="ol">
            {inUse.map((account, index) => (
              <AccountRow
                key={account.uuid}
                {...{ brandId, account, mayChange }}
                onUp={mover(index, -1)}
                onDown={mover(index, 1)}
              />
            ))}
          </FramedList>
        )}
      </Stack>
      {retired.length > 0 && (
        <Stack as="section" $gap={2}>
          <h2>{t('history')}</h2>
          <FramedList>
            {retired.map((account) => (
              <AccountRow
                key={account.uuid}
                {...{ brandId, account, mayChange }}
                onUp={undefined}
                onDown={undefined}
              />
            ))}
          </FramedList>
        </Stack>
      )}
    </>
  );
}

/** Asks the only administrator of a brand to invite a second one. */
function SecondPerson({ brandId }: { readonly brandId: string }) {
  const t = useTexts('companyAccounts');
  const { data: checklist = [] } = useGetChecklistQuery();
  const items = checklist.find((brand) => brand.brandId === brandId)?.items ?? [];
  if (items.every(({ item, done }) => item !== 'SECOND_ADMIN' || done)) return null;
  return (
    <Notice tone="warning" action={<LinkButton to="/people">{t('invite')}</LinkButton>}>
      {t('alone')}
    </Notice>
  );
}

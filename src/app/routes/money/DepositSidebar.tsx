import styled from 'styled-components';
import { useTranslation } from 'react-i18next';
import { selectUser } from '@/api/session';
import { useGetDepositsInfiniteQuery } from '@/features/deposit/depositApi';
import { ReceivingBanks } from '@/features/deposit/ReceivingBanks';
import { useAppSelector } from '../../hooks';
import { text } from '@/theme/typography';
import { Card } from '@/ui/Card';
import { NumberedSteps } from '@/ui/NumberedSteps';
import { RowList } from '@/ui/Stack';
import { Column } from './Columns';
import { DepositRow } from './historyRows';
import { RecentList } from './RecentList';

/** Number of latest rows shown next to the form. */
const SHOWN = 3;

/** Next to the deposit form: instructions, open banks, the latest deposits. */
export function DepositSidebar() {
  const { t } = useTranslation('deposit');
  const uuid = useAppSelector(selectUser)?.uuid ?? '';
  const { data, isLoading, isError, refetch } = useGetDepositsInfiniteQuery(uuid, {
    skip: !uuid,
    refetchOnMountOrArgChange: true,
  });
  const first = data?.pages[0];
  const rows = first?.rows.slice(0, SHOWN) ?? [];
  return (
    <Column>
      <Card aria-label={t('steps.title')}>
        <Title>{t('steps.title')}</Title>
        <NumberedSteps>
          <li>{t('steps.one')}</li>
          <li>{t('steps.two')}</li>
          <li>{t('steps.three')}</li>
        </NumberedSteps>
        <ReceivingBanks banks={first?.banks ?? []} />
      </Card>
      {!isLoading && (
        <RecentList
          title={t('recent.title')}
          allTo="/auth/transaction/history?type=deposit"
          allLabel={t('recent.all')}
          empty={{ title: t('recent.empty'), text: t('recent.emptyHint') }}
          isEmpty={rows.length === 0}
          onRetry={isError ? () => void refetch() : undefined}
        >
          <RowList>
            {rows.map((row) => (
              <li key={row.uuid}>
                <DepositRow row={row} />
              </li>
            ))}
          </RowList>
        </RecentList>
      )}
    </Column>
  );
}

const Title = styled.h2`
  margin: 0 0 12px;
  ${text('lead', 'bold')}
`;

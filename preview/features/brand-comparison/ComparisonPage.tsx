import { Rows3 } from 'lucide-react';
import { useMemo } from 'react';
import styled from 'styled-components';
import { readError } from '@studio/core/api/staffApi';
import { useErrorText } from '@staff/i18n/hooks';
import { useTexts } from '@studio/i18n/texts';
import { Button } from '@staff/ui/Button';
import { EmptyState } from '@staff/ui/EmptyState';
import { Skeleton } from '@staff/ui/Loading';
import { compare } from './compare';
import { ComparisonBar } from './ComparisonBar';
import { ComparisonTable } from './ComparisonTable';
import { useComparison } from './useComparison';
import { useComparisonView } from './useComparisonView';

/** All brands side by side: where they drift apart, and one value for many. */
export function ComparisonPage() {
  const t = useTexts('brandComparison');
  const u = useTexts('ui');
  const errorText = useErrorText();
  const [view, setView] = useComparisonView();
  const { members, defaults, error, retry } = useComparison(view.side);
  const rows = useMemo(() => members && compare(members), [members]);
  const isFew = members !== undefined && members.length < 2;
  return (
    <Page>
      <ComparisonBar view={view} onChange={setView} />
      <main>
        {error && (
          <EmptyState title={errorText(readError(error))}>
            <Button onClick={retry}>{u('retry')}</Button>
          </EmptyState>
        )}
        {!members && !error && (
          <Waiting aria-busy="true">
            {Array.from({ length: 14 }, (_, i) => (
              <Skeleton key={i} $h={22} />
            ))}
          </Waiting>
        )}
        {isFew && (
          <EmptyState icon={<Rows3 size={24} aria-hidden="true" />} title={t('few')} text={t('few.help')} />
        )}
        {members && !isFew && rows && defaults && (
          <ComparisonTable {...{ members, rows, defaults, view, setView }} />
        )}
      </main>
    </Page>
  );
}

const Page = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;

  & > main {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-height: 0;
    background: var(--s-panel);
  }
`;

const Waiting = styled.div`
  display: grid;
  gap: 10px;
  padding: 16px;
`;

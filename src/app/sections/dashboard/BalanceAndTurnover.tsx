import { lazy, Suspense } from 'react';
import styled from 'styled-components';
import { Balance } from './Balance';

const TurnoverNotice = lazy(async () => ({
  default: (await import('../../shared/TurnoverNotice')).TurnoverNotice,
}));

/** The balance, and below it what stands in the way of a withdrawal. */
export function BalanceAndTurnover() {
  return (
    <Stacked>
      <Balance />
      <Suspense fallback={null}>
        <TurnoverNotice />
      </Suspense>
    </Stacked>
  );
}

const Stacked = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

import { lazy, Suspense } from 'react';
import styled from 'styled-components';
import { Balance } from './Balance';

const TurnoverNotice = lazy(async () => ({
  default: (await import('../../shared/TurnoverNotice')).TurnoverNotice,
}));

/** The balance, and the turnover that blocks a withdrawal. */
export function BalanceAndTurnover() {
  return (
    <Cells>
      <Balance />
      <Wide>
        <Suspense fallback={null}>
          <TurnoverNotice />
        </Suspense>
      </Wide>
    </Cells>
  );
}

/* On a desktop the two are cells of the dashboard's grid. */
const Cells = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;

  @media (min-width: 1024px) {
    display: contents;

    > :first-child {
      align-self: stretch;
    }
  }
`;

const Wide = styled.div`
  grid-column: 1 / -1;

  &:empty {
    display: none;
  }
`;

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { text } from '@/theme/typography';
import { Card } from '@/ui/Card';
import { CardHead } from './CardHead';
import { LimitDialog } from './LimitDialog';
import { LimitRow } from './LimitRow';
import type { DepositLimit } from './responsibleGamblingApi';

interface Props {
  readonly limits: readonly DepositLimit[];
}

/** The three deposit limits with their remainders. */
export function LimitList({ limits }: Props) {
  const { t } = useTranslation('responsible');
  const [editing, setEditing] = useState<DepositLimit | null>(null);
  return (
    <Card aria-label={t('limits.title')}>
      <CardHead icon="wallet" title={t('limits.title')} text={t('limits.lead')} />
      <Rows>
        {limits.map((limit) => (
          <LimitRow key={limit.period} limit={limit} onEdit={() => setEditing(limit)} />
        ))}
      </Rows>
      {editing && <LimitDialog limit={editing} onClose={() => setEditing(null)} />}
    </Card>
  );
}

const Rows = styled.ul`
  margin: 12px 0 0;
  padding: 0;
  list-style: none;
  ${text('small')}

  > li + li {
    border-top: 1px solid var(--line);
  }
`;

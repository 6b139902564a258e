import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { AmountFigure } from '@/ui/AmountFigure';
import { formatMoney } from '@/lib/formatMoney';
import { text } from '@/theme/typography';
import { Card } from '@/ui/Card';
import { TurnoverItem } from './TurnoverItem';
import type { TurnoverNow } from './turnoverApi';

/** Number of requirements shown; the others appear once these are met. */
const SHOWN = 3;

interface Props {
  readonly turnover: TurnoverNow;
  readonly action?: ReactNode;
}

/** Turnover required before a withdrawal, in total and by requirement. */
export function TurnoverCard({ turnover: { left, requirements }, action }: Props) {
  const { t } = useTranslation('turnover');
  const title = useId();
  const more = requirements.length - SHOWN;
  return (
    <Card aria-labelledby={title} data-edit="/turnover" data-testid="turnover">
      <Title id={title}>{t('title')}</Title>
      <AmountFigure tone="warning" data-testid="turnover-left">
        {formatMoney(left)}
      </AmountFigure>
      <Hint>{t('hint')}</Hint>
      <List>
        {requirements.slice(0, SHOWN).map((requirement) => (
          <TurnoverItem key={requirement.uuid} requirement={requirement} />
        ))}
      </List>
      {more > 0 && <Hint>{t('more', { n: more })}</Hint>}
      {action && <Action>{action}</Action>}
    </Card>
  );
}

const Title = styled.h2`
  margin: 0;
  color: var(--text-muted);
  ${text('small')}
`;

const Hint = styled.p`
  margin: 0 0 12px;
  ${text('small')}
`;

const List = styled.ul`
  display: grid;
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Action = styled.div`
  margin-top: 16px;
`;

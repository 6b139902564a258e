import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { text } from '@/theme/typography';

interface Props {
  /** The formatted amount in baht. */
  readonly children: ReactNode;
  readonly tone?: 'gold' | 'warning' | 'plain' | undefined;
  readonly centered?: boolean | undefined;
  readonly 'data-testid'?: string | undefined;
}

const colors = { gold: 'var(--gold-strong)', warning: 'var(--warning)', plain: 'inherit' } as const;

/** The amount that a card or dialog is about, in large figures with บาท. */
export function AmountFigure({ children, tone = 'gold', centered = false, ...rest }: Props) {
  const { t } = useTranslation();
  return (
    <Figure {...rest} $color={colors[tone]} $align={centered ? 'center' : 'inherit'}>
      {children}
      <small>{t('baht')}</small>
    </Figure>
  );
}

/* Not a paragraph, because dialogs style those as muted text. */
const Figure = styled.div<{ readonly $color: string; readonly $align: string }>`
  color: ${({ $color }) => $color};
  font-variant-numeric: tabular-nums;
  text-align: ${({ $align }) => $align};
  ${text('figure', 'bold')}

  small {
    font-family: var(--font-body);
    margin-left: 8px;
    color: var(--text-muted);
    ${text('body')}
  }
`;

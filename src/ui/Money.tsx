import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatMoney } from '@/lib/formatMoney';

interface Props {
  /** Baht. */
  readonly baht: number | null | undefined;
  /** Green with a plus, red with a minus. */
  readonly signed?: boolean | undefined;
  /** Adds บาท. */
  readonly unit?: boolean | undefined;
}

/** An amount in tabular figures. */
export function Money({ baht, signed = false, unit = false }: Props) {
  const { t } = useTranslation();
  const known = signed && typeof baht === 'number' ? baht : 0;
  const sign = Math.sign(known);
  return (
    <Figures className="tnum" data-sign={sign || undefined}>
      {sign > 0 && '+'}
      {sign < 0 && '−'}
      {formatMoney(sign < 0 ? -known : baht)}
      {unit && <small> {t('baht')}</small>}
    </Figures>
  );
}

const Figures = styled.span`
  white-space: nowrap;

  &[data-sign='1'] {
    color: var(--success);
  }
  &[data-sign='-1'] {
    color: var(--danger);
  }
  small {
    font-family: var(--font-body);
    font-size: max(0.55em, 0.8rem);
    font-weight: 400;
  }
`;

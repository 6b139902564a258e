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

/** An amount in figures of equal width (LAY-26). */
export function Money({ baht, signed = false, unit = false }: Props) {
  const { t } = useTranslation();
  const sign = signed && typeof baht === 'number' ? Math.sign(baht) : 0;
  return (
    <Figures className="tnum" data-sign={sign || undefined}>
      {sign > 0 && '+'}
      {formatMoney(baht)}
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
    font-size: max(0.55em, 0.8rem);
    font-weight: 400;
  }
`;

import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { readAmount } from '#schemas/common/readAmount';
import type { ValueProps } from './MaskedInput';
import { TextInput } from './TextInput';
import { useAmountBox } from './useAmountBox';

interface Props extends ValueProps {
  /** Whole baht only. */
  readonly whole?: boolean | undefined;
}

/**
 * Input for an amount of baht in large figures. The text is preserved as typed and displayed with thousands separators;
 * invalid input is explained immediately. `value` is that text, for `readAmount` to parse.
 */
export function AmountInput({ whole = false, value, onValueChange, error, ...rest }: Props) {
  const { t } = useTranslation(['money', 'common']);
  const box = useAmountBox(value, onValueChange);
  const { problem } = readAmount(value, { whole });
  const explained =
    problem === 'SATANG' ? t('amount.whole') : problem === 'MALFORMED' ? t('amount.malformed') : error;
  return (
    <Large data-long={value.length > 7 || undefined}>
      <TextInput
        autoComplete="off"
        placeholder={whole ? '0' : '0.00'}
        {...rest}
        {...box}
        type="text"
        error={explained}
        inputMode={whole ? 'numeric' : 'decimal'}
        enterKeyHint="done"
        trailing={<Unit aria-hidden="true">{t('common:baht')}</Unit>}
      />
    </Large>
  );
}

const Large = styled.div`
  container-type: inline-size;

  && input {
    min-height: 72px;
    padding-right: 68px;
    color: var(--gold-strong);
    font-size: 2rem;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    line-height: 1.25;
    text-align: right;
  }

  /* Fits hundreds of millions with satang on the narrowest phone; 86 px are the unit and the padding. */
  &&[data-long] input {
    font-size: 1.375rem;
    font-size: min(2rem, calc((100cqi - 86px) / 7.2));
  }
`;

const Unit = styled.span`
  position: absolute;
  top: 0;
  right: 18px;
  color: var(--text-muted);
  line-height: 72px;
  pointer-events: none;
`;

import { useMemo } from 'react';
import { MaskedInput } from './MaskedInput';
import type { ValueProps } from './MaskedInput';
import { digitsMask } from './maskedText';

interface Props extends ValueProps {
  /** Most digits that are kept. */
  readonly maxDigits: number;
}

/** Digits alone, as text: account numbers and postcodes may begin with zero. */
export function DigitsInput({ maxDigits, ...rest }: Props) {
  const mask = useMemo(() => digitsMask(maxDigits), [maxDigits]);
  return <MaskedInput {...rest} mask={mask} inputMode="numeric" />;
}

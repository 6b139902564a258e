import { useLayoutEffect, useRef, type ChangeEvent, useMemo } from 'react';
import { caretAfter, type Mask, digitsMask, phoneMask } from './maskedText';
import { TextInput, type TextInputProps } from './TextInput';

export interface ValueProps extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type'> {
  /** The plain value, without separators. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
}

interface Props extends ValueProps {
  readonly mask: Mask;
}

/** A text input that groups its value and preserves the caret position. */
export function MaskedInput({ mask, value, onValueChange, ...rest }: Props) {
  const box = useRef<HTMLInputElement | null>(null);
  const caret = useRef<number | null>(null);

  useLayoutEffect(() => {
    const input = box.current;
    if (input && caret.current !== null && document.activeElement === input) {
      const place = caretAfter(input.value, caret.current);
      input.setSelectionRange(place, place);
    }
    caret.current = null;
  });

  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    box.current = target;
    caret.current = mask.clean(target.value.slice(0, target.selectionStart ?? target.value.length)).length;
    onValueChange(mask.clean(target.value));
  };

  return <TextInput autoComplete="off" {...rest} type="text" value={mask.show(value)} onChange={onChange} />;
}

interface DigitsInputProps extends ValueProps {
  /** Maximum number of digits. */
  readonly maxDigits: number;
}

/** Digits as text, because account numbers and postcodes may start with zero. */
export function DigitsInput({ maxDigits, ...rest }: DigitsInputProps) {
  const mask = useMemo(() => digitsMask(maxDigits), [maxDigits]);
  return <MaskedInput {...rest} mask={mask} inputMode="numeric" />;
}

/** A Thai phone number; the value is its ten digits. */
export function PhoneInput(props: ValueProps) {
  return (
    <MaskedInput
      placeholder="08x-xxx-xxxx"
      autoComplete="tel-national"
      {...props}
      mask={phoneMask}
      inputMode="numeric"
    />
  );
}

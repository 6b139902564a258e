import { useLayoutEffect, useRef } from 'react';
import type { ChangeEvent } from 'react';
import { caretAfter } from './maskedText';
import type { Mask } from './maskedText';
import { TextInput } from './TextInput';
import type { TextInputProps } from './TextInput';

export interface ValueProps extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type'> {
  /** The plain value, without separators. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
}

interface Props extends ValueProps {
  readonly mask: Mask;
}

/** A text box that shows its value grouped and keeps the caret where the person typed. */
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

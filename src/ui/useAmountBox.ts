import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react';
import { type BoxInput, caretIn, editAmount, showAmount, tidyAmount } from './amountText';

/** The properties of an input that shows an amount while it is typed, pasted, composed and corrected. */
export function useAmountBox(text: string, onTextChange: (text: string) => void) {
  const input = useRef<HTMLInputElement | null>(null);
  const caret = useRef<number | null>(null);
  /** The text before a composition began, and the input's text until it has ended. */
  const composing = useRef<string | null>(null);
  const [draft, setDraft] = useState<string | null>(null);

  useLayoutEffect(() => {
    const box = input.current;
    if (box && caret.current !== null && document.activeElement === box)
      box.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  return {
    value: draft ?? showAmount(text),
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      const { inputType } = nativeEvent as Partial<InputEvent>;
      const edited = editAmount(composing.current ?? text, inputOf(target, nativeEvent));
      const next = inputType === 'insertFromPaste' ? tidyAmount(edited.text) : edited.text;
      input.current = target;
      if (composing.current !== null) setDraft(target.value);
      else caret.current = caretIn(next, next === edited.text ? edited.caret : next.length);
      onTextChange(next);
    },
    onCompositionStart: () => {
      composing.current = text;
    },
    onCompositionEnd: () => {
      composing.current = null;
      setDraft(null);
    },
    onBlur: () => {
      const tidy = tidyAmount(text);
      if (tidy !== text) onTextChange(tidy);
    },
  };
}

function inputOf(target: HTMLInputElement, event: Event): BoxInput {
  const { inputType = '', data } = event as Partial<InputEvent>;
  const isDeletion = inputType.startsWith('delete');
  return {
    shown: target.value,
    caret: target.selectionStart ?? target.value.length,
    inserted: isDeletion ? '' : inputType.startsWith('insert') ? (data ?? null) : null,
    deletes:
      inputType === 'deleteContentBackward'
        ? 'backward'
        : inputType === 'deleteContentForward'
          ? 'forward'
          : undefined,
  };
}

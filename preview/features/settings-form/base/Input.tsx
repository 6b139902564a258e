import styled from 'styled-components';
import { controlStyles } from '@backoffice/ui/controlStyles';
import type { SettingSchema } from '#schemas/brand/describe';
import { type ComponentProps, useCallback, useEffect, useRef, useState } from 'react';

export const Input = styled.input`
  ${controlStyles}

  &[data-figures] {
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
`;

/** Error of the typed value, below its field. */
export const Refused = styled.p`
  margin: 4px 0 0;
  color: var(--s-danger);
  font-size: 13px;
  line-height: 18px;
`;

export const Area = styled.textarea`
  ${controlStyles}
  display: block;
  height: auto;
  min-height: 54px;
  padding: 5px 8px;
  line-height: 22px;
  resize: none;
  field-sizing: content;
`;

/** What every control is given. */
export interface ControlProps {
  /** JSON pointer of the setting. */
  readonly path: string;
  readonly schema: SettingSchema;
  readonly value: unknown;
  /** `at` in ms: edits with the same one, as those of a drag, are one step of undo. */
  readonly set: (value: unknown, at?: number) => void;
  /** Name for screen readers. */
  readonly label: string;
  /** Element that explains it. */
  readonly noteId?: string | undefined;
  readonly invalid?: boolean;
  readonly disabled: boolean;
}

/** The attributes of a plain input. */
export const inputProps = ({ label, noteId, invalid, disabled }: ControlProps) => ({
  'aria-label': label,
  'aria-describedby': noteId,
  'aria-invalid': invalid || undefined,
  readOnly: disabled,
  autoComplete: 'off',
  spellCheck: false,
});

interface TypedInputProps extends ComponentProps<'input'> {
  readonly control: ControlProps;
  readonly typed: Typed;
}

/** A line of a control whose text is applied while it is typed. */
export function TypedInput({ control, typed, ...rest }: TypedInputProps) {
  return (
    <Input
      {...inputProps(control)}
      value={typed.text}
      onChange={(event) => typed.onChange(event.currentTarget.value)}
      onBlur={typed.onBlur}
      {...rest}
    />
  );
}

/** Keys within this time in ms are one edit, so that frames do not update for each letter. */
const REST = 120;

interface Typed {
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** Applies the typed text at once; an invalid text is replaced to the value. */
  readonly onBlur: () => void;
}

/**
 * A text while it is typed. The first key after a pause is an edit at once, keys in quick succession are one when
 * they stop or the field is left. The text gives way when the value changes from elsewhere, as by undo.
 * @param meant formats the value of a text; until the field is left, the typed text is shown.
 */
export function useTyped(
  value: string,
  commit: (text: string) => void,
  meant: (text: string) => string | undefined = (text) => text.trim(),
): Typed {
  const [typed, setTyped] = useState<string | null>(null);
  const [seen, setSeen] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pending = useRef<string | null>(null);
  const latest = useRef(commit);
  useEffect(() => {
    latest.current = commit;
  });

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const text = pending.current;
    pending.current = null;
    if (text !== null) latest.current(text);
  }, []);
  // A field that goes away, as with a change of group, takes no typed letter with it.
  useEffect(() => flush, [flush]);

  if (value !== seen) {
    setSeen(value);
    if (typed !== null && meant(typed) !== value) setTyped(null);
  }
  return {
    text: typed ?? value,
    onChange: (text) => {
      setTyped(text);
      pending.current = text;
      const isFirst = timer.current === undefined;
      if (isFirst) flush();
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, REST);
    },
    onBlur: () => {
      flush();
      setTyped(null);
    },
  };
}

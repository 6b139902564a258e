import { useState } from 'react';
import styled from 'styled-components';
import { useTexts } from '@studio/i18n/texts';
import { Popover } from '@backoffice/ui/Popover';
import { type ControlProps, TypedInput, Refused, useTyped } from '../base/Input';
import { ColourPicker } from './ColourPicker';
import { readHex } from './hsv';

/** A colour: its swatch opens the picker, its code can be typed or pasted. */
export function ColourControl(props: ControlProps) {
  const { path, value, set, label, disabled } = props;
  const t = useTexts('form');
  const colour = typeof value === 'string' ? value : '';
  const commit = (text: string) => {
    const next = readHex(text);
    if (next !== undefined) set(next);
  };
  const typed = useTyped(colour, commit, readHex);
  const [isFocused, setFocused] = useState(false);
  // A colour that is still being typed is no mistake yet.
  const isRefused = !isFocused && readHex(typed.text) === undefined;
  return (
    <Row>
      <Popover
        label={label}
        width={268}
        side="left"
        trigger={
          <Chip
            type="button"
            aria-label={t('colour.open', { name: label })}
            disabled={disabled}
            style={{ background: colour }}
          />
        }
      >
        <ColourPicker path={path} colour={readHex(colour) ?? '#000000'} onChange={set} label={label} />
      </Popover>
      <Code
        control={props}
        typed={typed}
        aria-invalid={isRefused || props.invalid || undefined}
        aria-label={t('colour.code', { name: label })}
        maxLength={9}
        onFocus={() => setFocused(true)}
        onBlur={() => {
          setFocused(false);
          // An invalid text remains in the field, to be corrected.
          if (readHex(typed.text) !== undefined) typed.onBlur();
        }}
      />
      {isRefused && <Refused role="alert">{t('colour.refused')}</Refused>}
    </Row>
  );
}

const Row = styled.div`
  position: relative;
  width: 116px;
`;

const Chip = styled.button`
  position: absolute;
  top: 5px;
  left: 5px;
  z-index: 1;
  width: 20px;
  height: 20px;
  padding: 0;
  border: 0;
  border-radius: 4px;
  box-shadow: inset 0 0 0 1px rgba(128, 128, 128, 0.35);

  &:hover:not(:disabled) {
    box-shadow: inset 0 0 0 1px rgba(128, 128, 128, 0.35), 0 0 0 2px var(--s-line-strong);
  }
`;

const Code = styled(TypedInput)`
  padding-left: 32px;
  font-family: var(--s-mono);
  font-size: 13px;
`;

import { Stack } from '@backoffice/ui/Stack';
import { Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { useTexts } from '@studio/i18n/texts';
import { IconButton } from '@backoffice/ui/Button';
import { readWholeBaht } from '@backoffice/ui/Field';
import { type ControlProps, inputProps, Input, Refused } from '../base/Input';
import { shown } from '../controls/NumberControl';
import { useReorder } from './useReorder';

/** A row of amounts, such as the quick buttons of a deposit: added by Enter, put in order by drag or arrow keys. */
export function AmountsControl(props: ControlProps) {
  const { value, set, label, disabled, schema } = props;
  const t = useTexts('form');
  const [typed, setTyped] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const amounts = Array.isArray(value) ? value.map(Number) : [];
  const { order, rowProps, handleProps } = useReorder(amounts, set, disabled);
  const isFull = amounts.length >= ((schema as { maxItems?: number }).maxItems ?? Infinity);
  const amount = readWholeBaht(typed);
  const isRefused = amount === undefined || amount === 0;
  const add = () => {
    if (!amount) return;
    if (!amounts.includes(amount)) set([...amounts, amount]);
    setTyped('');
  };
  return (
    <Stack $row $wrap $gap={1.5} aria-label={label}>
      {order.map((amount, i) => (
        <Chip key={amount} {...rowProps(i)}>
          <button {...handleProps(i)} aria-label={t('order.move', { name: shown(amount), n: i + 1 })}>
            {shown(amount)}
          </button>
          <IconButton
            size="s"
            label={t('list.remove', { name: shown(amount) })}
            disabled={disabled}
            onClick={() => set(amounts.filter((each) => each !== amount))}
            icon={X}
          />
        </Chip>
      ))}
      {!isFull && !disabled && (
        <Stack $row $gap={0.5} $w={124}>
          <Input
            {...inputProps(props)}
            ref={box}
            aria-invalid={isRefused || undefined}
            aria-label={t('amount.add')}
            placeholder={t('amount.add')}
            inputMode="numeric"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') add();
            }}
            onBlur={add}
          />
          <IconButton
            size="s"
            label={t('amount.add')}
            // The input retains the focus, so that the next amount can be typed at once.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              add();
              box.current?.focus();
            }}
            icon={Plus}
          />
        </Stack>
      )}
      {isRefused && <Refused role="alert">{t('amount.refused')}</Refused>}
    </Stack>
  );
}

const Chip = styled.div`
  display: flex;
  align-items: center;
  height: 30px;
  border-radius: var(--s-radius);
  background: var(--s-hover);
  font-variant-numeric: tabular-nums;

  & > button:first-child {
    height: 100%;
    padding: 0 2px 0 10px;
    border: 0;
    background: none;
    cursor: grab;
  }
  &[data-dragged] {
    background: var(--s-active);
  }
`;

import { Check } from 'lucide-react';
import { Checkbox } from 'radix-ui';
import styled from 'styled-components';
import type { QueueItem } from '@desk/core/queueApi';
import { useTexts } from '@desk/i18n/texts';

/** Rows that are decided together. */
export interface Selection {
  readonly items: readonly QueueItem[];
  readonly canSelect: (item: QueueItem) => boolean;
  /** @param isRange all rows from the last one that was selected. */
  readonly toggle: (item: QueueItem, isRange: boolean) => void;
  readonly clear: () => void;
}

interface Props {
  readonly item: QueueItem;
  readonly selection: Selection;
}

/** Not an input, in which shortcuts would not work. */
export function RowCheckbox({ item, selection }: Props) {
  const t = useTexts('queue');
  if (!selection.canSelect(item)) return null;
  const name = item.user?.name ?? t('list.system');
  return (
    <Box
      aria-label={t('list.select', { name })}
      checked={selection.items.some(({ uuid }) => uuid === item.uuid)}
      onClick={({ shiftKey }) => selection.toggle(item, shiftKey)}
    >
      <Checkbox.Indicator>
        <Check size={14} strokeWidth={3} aria-hidden="true" />
      </Checkbox.Indicator>
    </Box>
  );
}

/** Its place is free in every row, so that texts are below each other. */
const Box = styled(Checkbox.Root)`
  position: absolute;
  top: 14px;
  left: 10px;
  z-index: 1;
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  padding: 0;
  border: 1px solid var(--s-line-strong);
  border-radius: 6px;
  background: var(--s-raised);
  color: var(--s-on-accent);

  &[data-state='checked'] {
    border-color: var(--s-accent);
    background: var(--s-accent-fill);
  }
`;

import { ChevronDown, GripVertical, Plus, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { type JsonRecord, isRecord } from '#core/brand/json';
import { useLanguage } from '@staff/i18n/hooks';
import { useTexts } from '@studio/i18n/texts';
import { Button } from '@staff/ui/Button';
import { IconButton } from '@staff/ui/IconButton';
import type { ControlProps } from '@studio/features/settings-form/base/controlProps';
import { useFocusActions } from '@studio/features/settings/focus';
import { itemName } from '@studio/features/settings/listChanges';
import { titleOf } from '@studio/features/settings/settingNames';
import { CardFields } from './CardFields';
import { emptyItem } from './emptyItem';
import { Handle } from './OrderControl';
import { useOpenCard } from './useOpenCard';
import { useReorder } from './useReorder';
import { useForm } from '@studio/features/settings-form/base/FormContext';
import { Thumbnail } from '@studio/features/settings/Thumbnail';

/** Items with several fields each, as banners and films are: cards that open, can be added, removed and reordered. */
export function CardsControl(props: ControlProps) {
  const { settingFocused } = useFocusActions();
  const { path, schema, value, set, label, disabled } = props;
  const t = useTexts('form');
  const { language } = useLanguage();
  const items = itemsOf(value);
  const { open, toggle, show } = useOpenCard(path, items.length);
  const { order, rowProps, handleProps } = useReorder(items, set, disabled);
  const name = titleOf(schema.items, language);
  const isFull = items.length >= ((schema as { maxItems?: number }).maxItems ?? Infinity);
  if (!schema.items) return null;
  const change = (i: number, make: (item: JsonRecord) => JsonRecord, at?: number) =>
    set((now: unknown) => itemsOf(now).map((each, k) => (k === i ? make(each) : each)), at);
  return (
    <Box aria-label={label}>
      {order.map((item, i) => (
        // Cards have no id of their own: a place is one card.
        <Card
          key={i}
          {...rowProps(i)}
          data-open={open === i || undefined}
          data-setting={`${path}/${i}`}
          onFocusCapture={() => settingFocused(`${path}/${i}`)}
        >
          <header>
            <Handle
              {...handleProps(i)}
              aria-label={t('order.move', { name: itemName(item, language) || name, n: i + 1 })}
            >
              <GripVertical size={14} aria-hidden="true" />
            </Handle>
            <Opener type="button" aria-expanded={open === i} onClick={() => toggle(i)}>
              <CardImage item={item} />
              <span>{itemName(item, language) || `${name} ${i + 1}`}</span>
              <ChevronDown size={14} aria-hidden="true" />
            </Opener>
            <IconButton
              size="s"
              label={t('list.remove', { name: itemName(item, language) || name })}
              disabled={disabled}
              onClick={() => set(items.filter((_, k) => k !== i))}
            >
              <Trash2 size={14} aria-hidden="true" />
            </IconButton>
          </header>
          {open === i && schema.items && (
            <CardFields
              path={`${path}/${i}`}
              schema={schema.items}
              item={item}
              onChange={(make, at) => change(i, make, at)}
              disabled={disabled}
            />
          )}
        </Card>
      ))}
      <Button
        size="s"
        disabled={disabled || isFull}
        icon={<Plus size={14} aria-hidden="true" />}
        onClick={() => {
          if (schema.items) set([...items, emptyItem(schema.items, items.at(-1))]);
          show(items.length);
        }}
      >
        {t('card.add', { name })}
      </Button>
    </Box>
  );
}

const itemsOf = (value: unknown): readonly JsonRecord[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

const Box = styled.div`
  display: grid;
  gap: 6px;
  justify-items: start;
`;

const Card = styled.article`
  width: 100%;
  min-width: 0;
  border: 1px solid var(--s-line);
  border-radius: 8px;
  background: var(--s-panel);
  overflow: hidden;

  & > header {
    display: flex;
    align-items: center;
    padding-right: 6px;
  }
  &[data-open] {
    border-color: var(--s-line-strong);
  }
  &[data-dragged] {
    background: var(--s-active);
  }
`;

const Opener = styled.button`
  display: flex;
  flex: 1;
  align-items: center;
  gap: 10px;
  min-width: 0;
  height: 48px;
  padding: 0 8px 0 0;
  border: 0;
  background: none;
  text-align: left;

  & > span {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > svg {
    flex: none;
    color: var(--s-faint);
    transition: transform 120ms;
  }
  &[aria-expanded='true'] > svg:last-child {
    transform: rotate(180deg);
  }
`;

/** The image of an item, in whichever field it is. */
export function CardImage({ item }: { readonly item: JsonRecord }) {
  const { brandId } = useForm();
  const file = item['image'] ?? item['poster'];
  return typeof file === 'string' ? <Thumbnail brandId={brandId} file={file} width={56} height={34} /> : null;
}

import { Stack } from '@backoffice/ui/Stack';
import { ChevronDown, GripVertical, Plus, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { type JsonRecord, isRecord } from '#core/brand/json';
import { useLanguage, useTexts } from '@studio/i18n/texts';
import { Button, IconButton } from '@backoffice/ui/Button';
import type { ControlProps } from '@studio/features/settings-form/base/Input';
import { useFocusActions, useFocus } from '@studio/features/settings/focus';
import { itemName } from '@studio/features/settings/listChanges';
import { titleOf } from '@backoffice/i18n/settingNames';
import { CardFields } from './CardFields';
import { Handle } from './OrderControl';
import { useReorder } from './useReorder';
import { useForm } from '@studio/features/settings-form/base/formContext';
import { Thumbnail } from '@studio/features/settings/ValueMark';
import type { SettingSchema } from '#schemas/brand/describe';
import { useState } from 'react';

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
    <Stack $gap={1.5} $align="start" aria-label={label}>
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
              <GripVertical size={14} />
            </Handle>
            <Opener type="button" aria-expanded={open === i} onClick={() => toggle(i)}>
              <CardImage item={item} />
              <span>{itemName(item, language) || `${name} ${i + 1}`}</span>
              <ChevronDown size={14} />
            </Opener>
            <IconButton
              size="s"
              label={t('list.remove', { name: itemName(item, language) || name })}
              disabled={disabled}
              onClick={() => set(items.filter((_, k) => k !== i))}
              icon={Trash2}
            />
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
        icon={Plus}
        onClick={() => {
          if (schema.items) set([...items, emptyItem(schema.items, items.at(-1))]);
          show(items.length);
        }}
      >
        {t('card.add', { name })}
      </Button>
    </Stack>
  );
}

const itemsOf = (value: unknown): readonly JsonRecord[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

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

  & > span:last-of-type {
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
function CardImage({ item }: { readonly item: JsonRecord }) {
  const { brandId } = useForm();
  const file = item['image'] ?? item['poster'];
  return typeof file === 'string' ? <Thumbnail brandId={brandId} file={file} width={56} height={34} /> : null;
}

/**
 * A new item of a list that its schema would take but for its texts, which are empty. What cannot be empty is that of
 * the item before it, since an image or a category is most likely the same.
 */
function emptyItem(schema: SettingSchema, before: JsonRecord | undefined): JsonRecord {
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([key, field]) => [key, emptyValue(key, field, before)]),
  );
}

function emptyValue(key: string, field: SettingSchema, before: JsonRecord | undefined): unknown {
  if (field.properties) return emptyItem(field, undefined);
  if (field['x-control'] === 'image') return before?.[key] ?? 'placeholder.svg';
  if (field['x-control'] === 'key') return key === 'id' ? freshKey() : (before?.[key] ?? '');
  if (field.enum) return field.enum[0];
  if (field.type === 'boolean') return false;
  if (Array.isArray(field.type) && field.type.includes('null')) return null;
  if (field.type === 'integer' || field.type === 'number')
    return (field as { minimum?: number }).minimum ?? 0;
  return '';
}

/** A generated id of twelve hexadecimal digits, so that ids are unique without being typed. */
function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

interface OpenCard {
  /** Place of the open card, null for none. */
  readonly open: number | null;
  readonly toggle: (place: number) => void;
  readonly show: (place: number) => void;
}

/** Which card of a list is open: the only one, the one last opened, or the one that a pick or a search requests. */
function useOpenCard(path: string, count: number): OpenCard {
  const { settingFocused } = useFocusActions();
  const { path: focused, requested } = useFocus();
  const [seen, setSeen] = useState<number | null>(null);
  const [open, setOpen] = useState<number | null>(count === 1 ? 0 : null);
  if (seen !== requested) {
    setSeen(requested);
    const place = placeIn(path, focused);
    if (place !== null) setOpen(place);
  }
  const show = (place: number) => {
    setOpen(place);
    // Set here too, because Safari does not focus a clicked button, and a new card has no focus yet.
    settingFocused(`${path}/${place}`);
  };
  return { open, show, toggle: (place) => (open === place ? setOpen(null) : show(place)) };
}

/** Place of the card that holds this setting, null where the list does not. */
function placeIn(path: string, focused: string | null): number | null {
  if (!focused?.startsWith(`${path}/`)) return null;
  const [place = ''] = focused.slice(path.length + 1).split('/');
  return /^\d+$/.test(place) ? Number(place) : null;
}

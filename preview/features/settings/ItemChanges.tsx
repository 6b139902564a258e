import { ArrowRight } from 'lucide-react';
import styled from 'styled-components';
import { pointerKeys, type JsonRecord } from '#core/brand/json';
import { describe } from '#schemas/brand/describe';
import { useLanguage, useTexts } from '@studio/i18n/texts';
import { itemName, listChanges } from './listChanges';
import { settingName, useShownValue } from './settingNames';
import { titleOf } from '@backoffice/i18n/settingNames';

interface Props {
  /** JSON pointer of the list. */
  readonly path: string;
  readonly before: readonly JsonRecord[];
  readonly after: readonly JsonRecord[];
}

/** What changed in a list of items such as prizes: items added and removed, fields before and after, a new order. */
export function ItemChanges({ path, before, after }: Props) {
  const t = useTexts('publish');
  const { language } = useLanguage();
  const show = useShownValue();
  const keys = pointerKeys(path);
  const nameOf = (item: JsonRecord, place: number) =>
    itemName(item, language) || `${titleOf(describe(keys)?.items, language)} ${place + 1}`;
  const valueOf = (value: unknown, at: string) =>
    value === undefined ? t('item.none') : show(value, describe(pointerKeys(at)), Infinity);
  return (
    <List>
      {listChanges(before, after, path).map((each) => {
        if (each.kind === 'reordered')
          return (
            <li key="order">
              {t('item.order', { names: each.items.map((item, i) => nameOf(item, i)).join(' · ') })}
            </li>
          );
        const name = nameOf(each.item, each.place);
        if (each.kind !== 'edited')
          return <li key={`${each.kind} ${each.place}`}>{t(`item.${each.kind}`, { name })}</li>;
        const { change } = each;
        return (
          <li key={change.path}>
            <span>
              {name} › {settingName(pointerKeys(change.path), language, keys.length + 1)}:
            </span>{' '}
            <del>{valueOf(change.before, change.path)}</del> <ArrowRight size={12} />{' '}
            {valueOf(change.after, change.path)}
          </li>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: 2px;
  min-width: 0;
  font-size: 13px;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  & del,
  & span {
    color: var(--s-muted);
  }
  & svg {
    vertical-align: -1px;
  }
`;

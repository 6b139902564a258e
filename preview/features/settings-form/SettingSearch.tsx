import { Search } from 'lucide-react';
import { type KeyboardEvent, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { pointerKeys, valueAt } from '#core/brand/json';
import { scrollIntoPane } from '@studio/messages/scrollIntoPane';
import { SETTING_SEARCH } from '@studio/layout/tools';
import { useStudioSelector } from '@studio/core/store/createStudioStore';
import { selectResolved } from '@studio/core/draft/selectBrand';
import { useLanguage, useTexts } from '@studio/i18n/texts';
import { Input } from './base/Input';
import { useFocusActions } from '@studio/features/settings/focus';
import { findSettings, settingIndex } from '@studio/features/settings/searchIndex';
import { useShownValue, settingName } from '@studio/features/settings/settingNames';

/** Finds a setting by name, help, key or present value, in both languages; Enter goes to its control. */
export function SettingSearch() {
  const { focusSetting } = useFocusActions();
  const t = useTexts('form');
  const { language } = useLanguage();
  const listId = useId();
  const box = useRef<HTMLInputElement>(null);
  const show = useShownValue();
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const [index] = useState(settingIndex);
  const deferredQuery = useDeferredValue(query);
  const brand = useStudioSelector(selectResolved)?.brand;
  const found = useMemo(
    () => findSettings(index, deferredQuery, brand, show),
    [index, deferredQuery, brand, show],
  );
  const isOpen = query.trim() !== '';
  const go = (path: string | undefined) => {
    if (path === undefined) return;
    setQuery('');
    box.current?.blur();
    focusSetting(path);
  };
  const press = (event: KeyboardEvent) => {
    // During composition, keys belong to the input method.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setAt(Math.min(found.length - 1, Math.max(0, at + step)));
    }
    if (event.key === 'Enter') {
      // Otherwise the browser would activate the control that has just got the focus.
      event.preventDefault();
      // The results may lag behind the typed text.
      go((deferredQuery === query ? found : findSettings(index, query, brand, show))[at]?.path);
    }
    if (event.key === 'Escape') setQuery('');
  };
  return (
    <Box
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setQuery('');
      }}
    >
      <Search size={14} />
      <Input
        ref={box}
        id={SETTING_SEARCH}
        role="combobox"
        aria-label={t('search.open')}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={isOpen && found.length > 0 ? `${listId}-${at}` : undefined}
        placeholder={t('search.open')}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={(event) => {
          setQuery(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={press}
      />
      {isOpen && (
        <List id={listId} role="listbox" aria-label={t('search.found', { count: found.length })}>
          {found.length === 0 && <p>{t('search.none')}</p>}
          {found.map(({ path, schema }, i) => (
            <div
              key={path}
              id={`${listId}-${i}`}
              role="option"
              aria-selected={i === at}
              ref={i === at ? intoSight : undefined}
              // The input retains the focus until the control gets it.
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => setAt(i)}
              onClick={() => go(path)}
            >
              <span>{settingName(pointerKeys(path), language)}</span>
              <small>{show(valueAt(brand, path), schema)}</small>
            </div>
          ))}
        </List>
      )}
    </Box>
  );
}

function intoSight(option: HTMLElement | null): void {
  if (option) scrollIntoPane(option);
}

const Box = styled.div`
  position: sticky;
  top: 0;
  z-index: 10;
  padding: 7px 12px 6px;
  border-bottom: 1px solid var(--s-line);
  background: var(--s-panel);

  & > svg {
    position: absolute;
    top: 15px;
    left: 21px;
    color: var(--s-faint);
    pointer-events: none;
  }
  & > input {
    padding-left: 30px;
  }
`;

const List = styled.div`
  position: absolute;
  inset: 40px 12px auto;
  z-index: 20;
  max-height: 360px;
  padding: 4px;
  border-radius: 8px;
  background: var(--s-raised);
  box-shadow: var(--s-shadow);
  overflow: auto;

  & > p {
    padding: 6px 8px;
    color: var(--s-muted);
  }
  & > [role='option'] {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 12px;
    padding: 5px 8px;
    border-radius: 5px;
  }
  & > [aria-selected='true'] {
    background: var(--s-hover);
  }
  small {
    max-width: 45%;
    overflow: hidden;
    color: var(--s-muted);
    font-size: 12.5px;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

import { Check, ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import styled from 'styled-components';
import { useUiTexts } from '@staff/i18n/hooks';
import { controlStyles, optionStyles } from './controlStyles';
import { Popover } from './Popover';

export interface SearchChoice {
  readonly value: string;
  readonly label: string;
  /** Heading of its group; choices of one group are adjacent. */
  readonly group: string;
  /** Also found by these texts, such as its name in the other language. */
  readonly keywords?: readonly string[];
}

interface Props {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly SearchChoice[];
  readonly onChange: (value: string) => void;
}

/** One of a long list, grouped under headings and found by typing; arrow keys move, Enter chooses. */
export function SearchSelect({ label, value, choices, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      label={label}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Trigger
          type="button"
          aria-label={`${label}: ${choices.find((each) => each.value === value)?.label ?? value}`}
        >
          <span>{choices.find((each) => each.value === value)?.label ?? value}</span>
          <ChevronDown size={14} aria-hidden="true" />
        </Trigger>
      }
    >
      <Options
        {...{ label, value, choices }}
        onChoose={(next) => {
          setOpen(false);
          onChange(next);
        }}
      />
    </Popover>
  );
}

interface OptionsProps extends Omit<Props, 'onChange'> {
  readonly onChoose: (value: string) => void;
}

function Options({ label, value, choices, onChoose }: OptionsProps) {
  const t = useUiTexts();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      choices.findIndex((each) => each.value === value),
    ),
  );
  const hits = choices.filter((each) => matches(typed, [each.label, each.value, ...(each.keywords ?? [])]));
  const current = Math.min(at, hits.length - 1);
  const press = (event: KeyboardEvent) => {
    // During composition, Enter confirms the syllable.
    if (event.nativeEvent.isComposing) return;
    const hit = hits[current];
    if (event.key === 'ArrowDown') setAt((current + 1) % Math.max(1, hits.length));
    else if (event.key === 'ArrowUp') setAt((current - 1 + hits.length) % Math.max(1, hits.length));
    else if (event.key === 'Enter' && hit) onChoose(hit.value);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <Search
        type="search"
        role="combobox"
        autoFocus
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={hits.length > 0 ? `${id}-${current}` : undefined}
        aria-label={label}
        placeholder={t('search')}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={press}
      />
      <div id={`${id}-list`} role="listbox" aria-label={label}>
        {hits.map((hit, i) => (
          <div key={hit.value} role="presentation">
            {hit.group !== hits[i - 1]?.group && <Heading role="presentation">{hit.group}</Heading>}
            <Option
              id={`${id}-${i}`}
              role="option"
              aria-selected={hit.value === value}
              data-highlighted={i === current || undefined}
              ref={i === current ? showNearest : undefined}
              onPointerMove={() => setAt(i)}
              onClick={() => onChoose(hit.value)}
            >
              <span>{hit.label}</span>
              {hit.value === value && <Check size={14} aria-hidden="true" />}
            </Option>
          </div>
        ))}
      </div>
      {hits.length === 0 && <p role="status">{t('noneFound')}</p>}
    </>
  );
}

function showNearest(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

const Trigger = styled.button`
  ${controlStyles}
  justify-content: space-between;
  gap: 6px;
  height: 26px;
  font-size: 13px;
  text-align: left;

  & > span {
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  & > svg {
    flex: none;
    color: var(--s-faint);
  }
`;

const Search = styled.input`
  ${controlStyles}
  position: sticky;
  top: 0;
  z-index: 1;
  margin-bottom: 4px;
  background: var(--s-raised);
`;

const Heading = styled.div`
  padding: 8px 8px 2px;
  color: var(--s-faint);
  font-size: 12px;
`;

const Option = styled.div`
  ${optionStyles}
  justify-content: space-between;
`;

/** Whether each typed word is somewhere in the given names; upper and lower case are the same. */
export function matches(typed: string, names: readonly string[]): boolean {
  const text = names.join(' ').toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

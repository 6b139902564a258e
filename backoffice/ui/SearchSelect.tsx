import { Command } from 'cmdk';
import { Check, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useTexts } from '@backoffice/i18n/texts';
import { controlStyles, optionStyles, triggerStyles } from './controlStyles';
import { Popover } from './Popover';

interface SearchChoice {
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
          data-size="s"
          aria-label={`${label}: ${choices.find((each) => each.value === value)?.label ?? value}`}
        >
          <span>{choices.find((each) => each.value === value)?.label ?? value}</span>
          <ChevronDown size={14} />
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
  const t = useTexts('ui');
  const groups = [...new Set(choices.map(({ group }) => group))];
  return (
    <Command
      label={label}
      defaultValue={value}
      loop
      vimBindings={false}
      filter={(_, typed, names = []) => Number(matches(typed, names))}
    >
      <Search autoFocus placeholder={t('search')} />
      <Command.List label={label}>
        {groups.map((group) => (
          <Group key={group} heading={group}>
            {choices
              .filter((each) => each.group === group)
              .map((each) => (
                <Option
                  key={each.value}
                  value={each.value}
                  keywords={[each.label, each.value, ...(each.keywords ?? [])]}
                  onSelect={() => onChoose(each.value)}
                >
                  <span>{each.label}</span>
                  {each.value === value && <Check size={14} />}
                </Option>
              ))}
          </Group>
        ))}
        <Command.Empty>
          <p role="status">{t('noneFound')}</p>
        </Command.Empty>
      </Command.List>
    </Command>
  );
}

const Trigger = styled.button`
  ${triggerStyles}
`;

const Search = styled(Command.Input)`
  ${controlStyles}
  position: sticky;
  top: 0;
  z-index: 1;
  margin-bottom: 4px;
  background: var(--s-raised);
`;

const Group = styled(Command.Group)`
  & > [cmdk-group-heading] {
    padding: 8px 8px 2px;
    color: var(--s-faint);
    font-size: 12px;
  }
`;

const Option = styled(Command.Item)`
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

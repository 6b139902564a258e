import { Command } from 'cmdk';
import { useState } from 'react';
import { ignoreHeldKey } from '@backoffice/browser/shortcuts';
import { useTexts } from '@backoffice/i18n/texts';
import { Dialog } from '@backoffice/ui/Dialog';
import { type Command as Entry, findCommands } from './findCommands';
import styled from 'styled-components';

interface Props {
  readonly placeholder: string;
  readonly commands: readonly Entry[];
  readonly onClose: () => void;
  /** What the box contains at first. */
  readonly first?: string;
  /** For commands that are found elsewhere, such as on the server. */
  readonly onType?: (typed: string) => void;
  /** Below the hits: the status of such a search. */
  readonly note?: string | undefined;
}

/** One box to go anywhere and do anything that the program offers. */
export function CommandPalette({ placeholder, commands, onClose, first = '', onType, note }: Props) {
  const t = useTexts('frame');
  const [typed, setTyped] = useState(first);
  const hits = findCommands(commands, typed);

  const run = (command: () => void) => {
    // The focus returns to the element that had it, which a key that is still held would press.
    ignoreHeldKey();
    onClose();
    // After the dialog has returned the focus, because the command may move it.
    setTimeout(command);
  };
  return (
    <Dialog title={t('palette.title')} hideTitle width={560} onClose={onClose}>
      <Command label={t('palette.title')} shouldFilter={false} loop vimBindings={false}>
        <Box>
          <Input
            autoFocus
            placeholder={placeholder}
            value={typed}
            onValueChange={(text) => {
              setTyped(text);
              onType?.(text);
            }}
          />
          <List label={t('palette.title')}>
            {hits.map((hit) => (
              <Hit key={hit.id} value={hit.id} onSelect={() => run(hit.run)}>
                <span>{hit.name}</span>
                <small>{hit.kind}</small>
              </Hit>
            ))}
          </List>
          {(note !== undefined || hits.length === 0) && (
            <None role="status">{note ?? t('palette.none')}</None>
          )}
        </Box>
      </Command>
    </Dialog>
  );
}

const Box = styled.div`
  display: flex;
  flex-direction: column;
  max-height: 60vh;
`;

const Input = styled(Command.Input)`
  flex: none;
  height: 48px;
  padding: 0 18px;
  border: 0;
  border-bottom: 1px solid var(--s-line);
  background: none;
  font-size: 16px;

  &:focus-visible {
    outline: none;
  }
`;

const List = styled(Command.List)`
  min-height: 0;
  padding: 6px;
  overflow: auto;
`;

const Hit = styled(Command.Item)`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 34px;
  padding: 4px 12px;
  border-radius: 6px;

  &[aria-selected='true'] {
    background: var(--s-accent-soft);
  }
  & > span {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  & > small {
    flex: none;
    color: var(--s-muted);
    font-size: 12px;
  }
`;

const None = styled.p`
  flex: none;
  padding: 12px 18px;
  color: var(--s-muted);
  font-size: 13px;
`;

import { type KeyboardEvent, useId, useState } from 'react';
import { scrollIntoPane } from '@studio/messages/scrollIntoPane';
import { ignoreHeldKey } from '@studio/core/browser/shortcuts';
import { useTexts } from '@studio/i18n/texts';
import { Dialog } from '@staff/ui/Dialog';
import { Box, Hit, Input, List, None } from './CommandPalette.styles';
import { findCommands } from './findCommands';
import { useCommands } from './useCommands';

/** One box to go anywhere and do anything: brands, groups, settings, pages, actions. */
export function CommandPalette({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts('shell');
  const id = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const commands = useCommands();
  const hits = findCommands(commands, typed);
  const chosen = Math.min(at, hits.length - 1);

  const run = (index: number) => {
    const hit = hits[index];
    if (!hit) return;
    // The focus goes back to what had it, which a key that is still held would press.
    ignoreHeldKey();
    onClose();
    // After the dialog has given the focus back, which the command may want elsewhere.
    setTimeout(hit.run);
  };
  const press = (event: KeyboardEvent) => {
    // While a syllable is being composed, Enter belongs to the keyboard.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') setAt((chosen + 1) % Math.max(1, hits.length));
    else if (event.key === 'ArrowUp') setAt((chosen - 1 + hits.length) % Math.max(1, hits.length));
    else if (event.key === 'Enter') run(chosen);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog title={t('palette.title')} hideTitle width={560} onClose={onClose}>
      <Box>
        <Input
          role="combobox"
          autoFocus
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={hits.length > 0 ? `${id}-${chosen}` : undefined}
          aria-label={t('palette.title')}
          placeholder={t('palette.placeholder')}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setAt(0);
          }}
          onKeyDown={press}
        />
        <List id={`${id}-list`} role="listbox" aria-label={t('palette.title')}>
          {hits.map((hit, index) => (
            <Hit
              key={hit.id}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === chosen}
              ref={index === chosen ? intoView : undefined}
              onPointerMove={() => setAt(index)}
              onClick={() => run(index)}
            >
              <span>{hit.name}</span>
              <small>{t(`palette.${hit.kind}`)}</small>
            </Hit>
          ))}
        </List>
        {hits.length === 0 && <None role="status">{t('palette.none')}</None>}
      </Box>
    </Dialog>
  );
}

function intoView(element: HTMLElement | null): void {
  if (element) scrollIntoPane(element);
}

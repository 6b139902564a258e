import { Command } from 'cmdk';
import { useState } from 'react';
import { ignoreHeldKey } from '@studio/core/browser/shortcuts';
import { useTexts } from '@studio/i18n/texts';
import { Dialog } from '@staff/ui/Dialog';
import { Box, Hit, Input, List, None } from './CommandPalette.styles';
import { findCommands } from './findCommands';
import { useCommands } from './useCommands';

/** One box to go anywhere and do anything: brands, groups, settings, pages, actions. */
export function CommandPalette({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts('shell');
  const [typed, setTyped] = useState('');
  const hits = findCommands(useCommands(), typed);

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
          <Input autoFocus placeholder={t('palette.placeholder')} value={typed} onValueChange={setTyped} />
          <List label={t('palette.title')}>
            {hits.map((hit) => (
              <Hit key={hit.id} value={hit.id} onSelect={() => run(hit.run)}>
                <span>{hit.name}</span>
                <small>{t(`palette.${hit.kind}`)}</small>
              </Hit>
            ))}
          </List>
          {hits.length === 0 && <None role="status">{t('palette.none')}</None>}
        </Box>
      </Command>
    </Dialog>
  );
}

import { CommandPalette } from '@backoffice/commands/CommandPalette';
import { ShortcutList } from '@backoffice/commands/ShortcutList';
import { useTexts } from '@studio/i18n/texts';
import { useCommands } from './useCommands';

interface Props {
  readonly onClose: () => void;
}

/** Finds brands, groups, settings, pages and actions. */
export function StudioPalette({ onClose }: Props) {
  const t = useTexts('shell');
  return <CommandPalette placeholder={t('palette.placeholder')} commands={useCommands()} onClose={onClose} />;
}

export function StudioShortcutList({ onClose }: Props) {
  const t = useTexts('shell');
  const f = useTexts('frame');
  return (
    <ShortcutList
      onClose={onClose}
      list={[
        [f('keys.palette'), 'mod+k'],
        [t('keys.search'), '/'],
        [t('keys.undo'), 'mod+z'],
        [t('keys.redo'), 'mod+shift+z', 'mod+y'],
        [t('keys.save'), 'mod+s'],
        [t('keys.escape'), 'escape'],
        [f('keys.help'), '?'],
      ]}
    />
  );
}

import { useState } from 'react';
import { useNavigate } from '@/lib/router';
import { useGetBrandsQuery } from '@backoffice/api/brandListApi';
import { CommandPalette } from '@backoffice/commands/CommandPalette';
import type { Command } from '@backoffice/commands/findCommands';
import { ShortcutList } from '@backoffice/commands/ShortcutList';
import { useScheme } from '@backoffice/layout/SchemeRoot';
import type { QueueKind } from '@desk/core/queueApi';
import { useMemberHits, useRecentMembers } from '@desk/features/members/useMemberHits';
import { kinds } from '@desk/features/queues/kinds';
import { useLanguage, useTexts } from '@desk/i18n/texts';
import { usePages } from './PageLinks';

export type Tool = 'palette' | 'keys';

interface Props {
  readonly onClose: () => void;
}

interface PaletteProps extends Props {
  /** What its box contains at first. */
  readonly first: string;
}

/** What opens over every page. */
export function DeskTools({ tool, first, onClose }: PaletteProps & { readonly tool: Tool }) {
  return tool === 'palette' ? (
    <DeskPalette {...{ first, onClose }} />
  ) : (
    <DeskShortcutList onClose={onClose} />
  );
}

const kindNames = Object.keys(kinds) as QueueKind[];

/** Finds members and anything of theirs, queues, brands and actions. */
function DeskPalette({ first, onClose }: PaletteProps) {
  const t = useTexts('shell');
  const [typed, setTyped] = useState(first);
  const { commands, note } = useMemberHits(typed);
  return (
    <CommandPalette
      placeholder={t('palette.placeholder')}
      first={first}
      commands={[...commands, ...useRecentMembers(), ...useCommands()]}
      onType={setTyped}
      note={note}
      onClose={onClose}
    />
  );
}

function useCommands(): readonly Command[] {
  const t = useTexts('shell');
  const f = useTexts('frame');
  const q = useTexts('queue');
  const navigate = useNavigate();
  const { data: brands = [] } = useGetBrandsQuery();
  const shownPages = usePages();
  const { language, setLanguage } = useLanguage();
  const { scheme, setScheme } = useScheme();
  const kind = t('palette.action');
  const action = (name: string, keywords: string, run: () => void): Command => {
    const id = `action ${name}`;
    return { id, kind, name, keywords, run };
  };
  return [
    ...kindNames.map(
      (queue): Command => ({
        id: `queue ${queue}`,
        kind: t('palette.queue'),
        name: q(`kind.${queue}`),
        keywords: queue,
        run: () => void navigate(`/q/${queue}`),
      }),
    ),
    ...shownPages.map(
      ({ to, name, keywords }): Command => ({
        id: `page ${to}`,
        kind: t('palette.page'),
        name: t(name),
        keywords,
        run: () => void navigate(to),
      }),
    ),
    ...brands.map(
      ({ brandId, displayName, hostnames }): Command => ({
        id: `brand ${brandId}`,
        kind: t('palette.brand'),
        name: displayName,
        keywords: [brandId, ...hostnames].join(' '),
        run: () => void navigate(`${window.location.pathname}?brand=${brandId}`),
      }),
    ),
    action(f(scheme === 'dark' ? 'menu.light' : 'menu.dark'), 'theme dark light', () =>
      setScheme(scheme === 'dark' ? 'light' : 'dark'),
    ),
    action(f('menu.language'), 'language ภาษา', () => setLanguage(language === 'th' ? 'en' : 'th')),
    action(f('menu.account'), 'account password', () => void navigate('/account')),
  ];
}

function DeskShortcutList({ onClose }: Props) {
  const t = useTexts('shell');
  const f = useTexts('frame');
  const q = useTexts('queue');
  return (
    <ShortcutList
      onClose={onClose}
      list={[
        [t('keys.approve'), 'a'],
        [t('keys.reject'), 'r'],
        [t('keys.hold'), 'h'],
        [t('keys.note'), 'n'],
        [t('keys.member'), 'm'],
        [t('keys.move'), 'j', 'k'],
        [t('keys.select'), 'x'],
        [t('keys.enter'), 'enter'],
        [t('keys.escape'), 'escape'],
        [f('keys.palette'), 'mod+k'],
        [f('keys.help'), '?'],
        [t('keys.go'), 'g'],
        ...kindNames.map((kind) => [q(`kind.${kind}`), `g+${kinds[kind].letter}`] as const),
      ]}
    />
  );
}

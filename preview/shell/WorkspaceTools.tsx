import { lazyNamed } from '@backoffice/layout/lazyNamed';
import { Suspense } from 'react';
import { useBrand } from '@backoffice/api/brandListApi';
import { redone, saveRequested, undone } from '@studio/core/draft/draftSlice';
import { useTexts } from '@studio/i18n/texts';
import { useNotify } from '@backoffice/ui/Notice';
import { type Tool, focusSettingSearch, useOpenTool } from '@studio/layout/tools';
import { useStudioDispatch } from '@studio/core/store/createStudioStore';
import { may } from '@backoffice/api/staffApi';
import { useShortcuts } from '@backoffice/browser/shortcuts';

const StudioPalette = lazyNamed(() => import('./StudioTools'), 'StudioPalette');
const StudioShortcutList = lazyNamed(() => import('./StudioTools'), 'StudioShortcutList');
const PublishDialog = lazyNamed(() => import('@studio/features/publish/PublishDialog'), 'PublishDialog');
const HistoryDialog = lazyNamed(() => import('@studio/features/publish/HistoryDialog'), 'HistoryDialog');
const ShareDialog = lazyNamed(() => import('@studio/features/publish/ShareDialog'), 'ShareDialog');

interface Props {
  readonly brandId: string;
  readonly tool: Tool | null;
}

/** The tool that is open over the workspace, and the shortcuts of the workspace. */
export function WorkspaceTools({ brandId, tool }: Props) {
  const notify = useNotify();
  const t = useTexts('shell');
  const dispatch = useStudioDispatch();
  const open = useOpenTool();
  const brand = useBrand(brandId);
  const close = () => open(null);
  useShortcuts({
    'mod+z': () => dispatch(undone()),
    'mod+shift+z': () => dispatch(redone()),
    'mod+y': () => dispatch(redone()),
    'mod+s': () => {
      dispatch(saveRequested());
      notify(t('save.bySelf'), 'info');
    },
    'mod+k': () => open('palette'),
    '?': () => open('keys'),
    '/': () => {
      if (!focusSettingSearch()) open('palette');
    },
  });
  return (
    <Suspense fallback={null}>
      {tool === 'palette' && <StudioPalette onClose={close} />}
      {tool === 'keys' && <StudioShortcutList onClose={close} />}
      {tool === 'publish' && <PublishDialog onClose={close} />}
      {tool === 'history' && <HistoryDialog canPublish={may(brand, 'releases.publish')} onClose={close} />}
      {tool === 'share' && <ShareDialog onClose={close} />}
    </Suspense>
  );
}

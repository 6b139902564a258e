import { Search } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import styled from 'styled-components';
import { Outlet, useNavigate } from '@/lib/router';
import { listenForShortcuts, usePressShortcut, useShortcuts } from '@backoffice/browser/shortcuts';
import { Bar } from '@backoffice/layout/PlainPage';
import { FramedContext, useProgram } from '@backoffice/layout/program';
import { StudioMark } from '@backoffice/ui/Badge';
import { IconButton } from '@backoffice/ui/Button';
import { Stack } from '@backoffice/ui/Stack';
import { chime } from '@desk/core/chime';
import { LiveContext, useLiveUpdates } from '@desk/core/useLiveUpdates';
import type { QueueKind } from '@desk/core/queueApi';
import { AlertBanner } from '@desk/features/alerts/AlertBanner';
import { kinds } from '@desk/features/queues/kinds';
import { Rail } from '@desk/features/queues/Rail';
import { useTexts } from '@desk/i18n/texts';
import { DeskTool, usePreloadedTools } from './DeskTool';
import type { Tool } from './DeskTools';
import { PageLinks } from './PageLinks';

/** The bar, the queues at the left, and the open page; live updates for all of them. */
export function DeskFrame() {
  const t = useTexts('shell');
  const { accountMenu } = useProgram();
  const [tool, setTool] = useState<Tool | null>(null);
  const isLive = useLiveUpdates(chime);
  const close = useCallback(() => setTool(null), []);
  useFrameShortcuts(setTool);
  usePreloadedTools();
  return (
    <LiveContext value={isLive}>
      <Frame>
        <Bar as="header" aria-label={t('app.name')}>
          <StudioMark />
          <h1>{t('app.name')}</h1>
          <Signal role="status" data-live={isLive || undefined}>
            {t(isLive ? 'bar.live' : 'bar.polling')}
          </Signal>
          <Stack as="span" $grow />
          <IconButton
            label={t('bar.search')}
            combo="mod+k"
            icon={Search}
            onClick={() => setTool('palette')}
          />
          {accountMenu}
        </Bar>
        <AlertBanner />
        <Body>
          <Rail>
            <PageLinks />
          </Rail>
          <FramedContext value={true}>
            <Outlet />
          </FramedContext>
        </Body>
      </Frame>
      {tool !== null && <DeskTool tool={tool} onClose={close} />}
    </LiveContext>
  );
}

/** Shortcuts of every page: help, palette, and `g` with the letter of a queue. */
function useFrameShortcuts(open: (tool: Tool) => void): void {
  const navigate = useNavigate();
  const press = usePressShortcut();
  useEffect(() => listenForShortcuts(press, { reserved: ['mod+k'] }), [press]);
  useShortcuts({
    'mod+k': () => open('palette'),
    '?': () => open('keys'),
    ...Object.fromEntries(
      (Object.keys(kinds) as QueueKind[]).map((kind) => [
        `g ${kinds[kind].letter}`,
        () => void navigate(`/q/${kind}`),
      ]),
    ),
  });
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
`;

const Signal = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  margin-left: 8px;
  border-radius: 4px;
  overflow: hidden;
  color: var(--s-muted);
  font-size: 12px;
  white-space: nowrap;
  text-overflow: ellipsis;

  &::before {
    content: '';
    flex: none;
    width: 7px;
    height: 7px;
    border-radius: 50%;
    background: var(--s-warning);
  }
  &[data-live]::before {
    background: var(--s-success);
  }
`;

const Body = styled.div`
  display: flex;
  flex: 1;
  min-height: 0;

  @media (max-width: 760px) {
    flex-direction: column;
  }
`;

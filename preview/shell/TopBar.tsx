import { PanelLeft, PanelRight, Redo2, Search, Undo2 } from 'lucide-react';
import styled from 'styled-components';
import { useGetBrandsQuery } from '@studio/core/api/brandsApi';
import { redone, selectOpen, undone } from '@studio/core/draft/draftSlice';
import { selectResolved } from '@studio/core/draft/selectBrand';
import { useTexts } from '@studio/i18n/texts';
import { IconButton } from '@staff/ui/IconButton';
import { StudioMark } from '@staff/ui/StudioMark';
import { Swatch } from '@staff/ui/Swatch';
import { AccountMenu } from '@studio/layout/AccountMenu';
import { useStudioDispatch, useStudioSelector } from '@studio/core/store/createStudioStore';
import { ProblemsButton } from './ProblemsButton';
import { PublishButtons } from './PublishButtons';
import { SaveStatus } from './SaveStatus';
import { useOpenTool } from '@studio/layout/tools';

const icon = { size: 16, 'aria-hidden': true } as const;

interface Props {
  readonly brandId: string;
  readonly onToggleLeft: () => void;
  readonly onToggleRight: () => void;
}

/** The open brand, its save status, and its actions. */
export function TopBar({ brandId, onToggleLeft, onToggleRight }: Props) {
  const t = useTexts('shell');
  const dispatch = useStudioDispatch();
  const openTool = useOpenTool();
  const { data: brands } = useGetBrandsQuery();
  const summary = brands?.find((brand) => brand.brandId === brandId);
  const name = useStudioSelector((state) => selectResolved(state)?.brand.displayName);
  const canUndo = useStudioSelector((state) => (selectOpen(state)?.history.past.length ?? 0) > 0);
  const canRedo = useStudioSelector((state) => (selectOpen(state)?.history.future.length ?? 0) > 0);
  return (
    <Bar aria-label={t('app.name')}>
      <StudioMark />
      <IconButton label={t('pane.toggleLeft')} onClick={onToggleLeft}>
        <PanelLeft {...icon} />
      </IconButton>
      <Title>
        {summary && <Swatch size={18} colours={[summary.colours.background, summary.colours.color]} />}
        <h1>{name ?? summary?.displayName ?? brandId}</h1>
      </Title>
      <SaveStatus />
      <Gap />
      <IconButton label={t('bar.undo')} combo="mod+z" disabled={!canUndo} onClick={() => dispatch(undone())}>
        <Undo2 {...icon} />
      </IconButton>
      <IconButton
        label={t('bar.redo')}
        combo="mod+shift+z"
        disabled={!canRedo}
        onClick={() => dispatch(redone())}
      >
        <Redo2 {...icon} />
      </IconButton>
      <Line />
      <IconButton label={t('bar.search')} combo="mod+k" onClick={() => openTool('palette')}>
        <Search {...icon} />
      </IconButton>
      <ProblemsButton />
      <PublishButtons brandId={brandId} />
      <Line />
      <IconButton label={t('pane.toggleRight')} onClick={onToggleRight}>
        <PanelRight {...icon} />
      </IconButton>
      <AccountMenu />
    </Bar>
  );
}

const Bar = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  gap: 4px;
  height: 44px;
  padding: 0 8px 0 12px;
  /* On a phone the actions do not fit; they scroll. */
  overflow: auto hidden;
  scrollbar-width: none;
  border-bottom: 1px solid var(--s-line);
  background: var(--s-panel);
`;

const Title = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
  margin: 0 10px 0 4px;

  h1 {
    overflow: hidden;
    font-size: 15px;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
`;

const Gap = styled.span`
  flex: 1;
`;

const Line = styled.span`
  flex: none;
  width: 1px;
  height: 20px;
  margin: 0 4px;
  background: var(--s-line);
`;

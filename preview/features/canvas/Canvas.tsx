import styled from 'styled-components';
import { useStudioSelector } from '@studio/core/store/createStudioStore';
import { selectPublished, selectResolved } from '@studio/core/draft/selectBrand';
import { useTexts } from '@studio/i18n/texts';
import { Skeleton } from '@backoffice/ui/Loading';
import { useView } from '@studio/core/browser/view';
import { Compare, Devices, Matrix } from './Devices';
import { PickMenu } from './PickMenu';
import { FrameSyncProvider, useFrames, useFrameSync } from './frameSync';
import { Wall } from './Wall';
import { MousePointerClick } from 'lucide-react';
import { memo } from 'react';
import { Select } from '@backoffice/ui/Select';

/**
 * The middle of the studio: the member app with the draft in it, in one frame or many.
 * @param isReady the brand is open; until then its frames load and show nothing.
 */
export function Canvas({ isReady }: { readonly isReady: boolean }) {
  const t = useTexts('canvas');
  const { view } = useView();
  const resolved = useStudioSelector(selectResolved)?.brand;
  const published = useStudioSelector(selectPublished);
  const frameSync = useFrameSync();
  const brand = isReady ? resolved : undefined;
  const { mode } = view;
  return (
    <FrameSyncProvider value={frameSync}>
      <Surface
        aria-label={t('canvas')}
        aria-busy={!brand || undefined}
        data-picking={frameSync.picking || undefined}
      >
        {mode === 'single' && <Devices brand={brand} />}
        {!brand && mode !== 'single' && <Skeleton />}
        {brand && mode === 'matrix' && <Matrix brand={brand} />}
        {brand && published && mode === 'compare' && <Compare brand={brand} published={published} />}
        {brand && mode === 'wall' && <Wall brand={brand} />}
        <PickButton />
        {frameSync.choice && <PickMenu choice={frameSync.choice} onClose={frameSync.endChoice} />}
        <ZoomPicker />
      </Surface>
    </FrameSyncProvider>
  );
}

/** A faint grid of dots, as the background of frames. */
const Surface = styled.section`
  position: relative;
  display: flex;
  min-width: 0;
  min-height: 0;
  height: 100%;
  background-color: var(--s-bg);
  background-image: radial-gradient(var(--s-line) 1px, transparent 1px);
  background-size: 20px 20px;
`;

/** Turns clicks in the frames into ways to their settings. */
function PickButton() {
  const { picking, setPicking } = useFrames();
  const t = useTexts('canvas');
  return (
    <Bubble type="button" aria-pressed={picking} onClick={() => setPicking(!picking)}>
      <MousePointerClick size={16} />
      {t(picking ? 'pick.on' : 'pick.off')}
    </Bubble>
  );
}

const Bubble = styled.button`
  position: absolute;
  bottom: 16px;
  left: 16px;
  display: inline-flex;
  gap: 8px;
  align-items: center;
  height: 34px;
  padding: 0 14px;
  color: var(--s-text);
  background: var(--s-panel);
  border: 1px solid var(--s-line-strong);
  border-radius: 999px;
  box-shadow: var(--s-shadow);
  font: inherit;
  font-size: 13px;
  cursor: pointer;
  &:hover {
    background: var(--s-hover);
  }
  &[aria-pressed='true'] {
    color: var(--s-on-accent);
    background: var(--s-accent);
    border-color: var(--s-accent);
  }
`;

/** Percent. */
const steps = [25, 33, 50, 67, 75, 100, 125, 150, 200];

/** The scale of the frames; their own pixels stay those of the device. */
const ZoomPicker = memo(function ZoomPicker() {
  const t = useTexts('canvas');
  const { view, setView } = useView();
  const sizes =
    steps.includes(view.zoom) || view.zoom === 0 ? steps : [...steps, view.zoom].sort((a, b) => a - b);
  return (
    <Corner>
      <Select
        label={t('zoom')}
        hideLabel
        size="s"
        value={String(view.zoom)}
        choices={[
          { value: '0', label: t('zoom.fit') },
          ...sizes.map((size) => ({ value: String(size), label: `${size}%` })),
        ]}
        onChange={(zoom) => setView({ zoom: Number(zoom) })}
      />
    </Corner>
  );
});

/** In the corner of the canvas, because the bar above is too narrow for it while both panes are open. */
const Corner = styled.div`
  position: absolute;
  right: 16px;
  bottom: 16px;
  width: 96px;
  border-radius: var(--s-radius);
  box-shadow: var(--s-shadow);
`;

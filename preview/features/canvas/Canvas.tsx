import styled from 'styled-components';
import { useStudioSelector } from '@studio/core/store/createStudioStore';
import { selectPublished, selectResolved } from '@studio/core/draft/selectBrand';
import { useTexts } from '@studio/i18n/texts';
import { Skeleton } from '@staff/ui/Loading';
import { useView } from '@studio/core/browser/useView';
import { Compare } from './Compare';
import { Devices } from './Devices';
import { Matrix } from './Matrix';
import { PickButton } from './PickButton';
import { PickMenu } from './PickMenu';
import { useFrameSync } from './frameSync';
import { Wall } from './Wall';
import { ZoomPicker } from './ZoomPicker';

interface Props {
  /** The brand is open; until then its frames load and show nothing. */
  readonly isReady: boolean;
}

/** The middle of the studio: the member app with the draft in it, in one frame or many. */
export function Canvas({ isReady }: Props) {
  const t = useTexts('canvas');
  const { view } = useView();
  const resolved = useStudioSelector(selectResolved)?.brand;
  const published = useStudioSelector(selectPublished);
  const frameSync = useFrameSync();
  const brand = isReady ? resolved : undefined;
  const { mode } = view;
  return (
    <Surface
      aria-label={t('canvas')}
      aria-busy={!brand || undefined}
      data-picking={frameSync.picking || undefined}
    >
      {mode === 'single' && <Devices frameSync={frameSync} brand={brand} />}
      {!brand && mode !== 'single' && <Skeleton />}
      {brand && mode === 'matrix' && <Matrix frameSync={frameSync} brand={brand} />}
      {brand && published && mode === 'compare' && (
        <Compare frameSync={frameSync} brand={brand} published={published} />
      )}
      {brand && mode === 'wall' && <Wall frameSync={frameSync} brand={brand} />}
      <PickButton picking={frameSync.picking} onChange={frameSync.setPicking} />
      {frameSync.choice && <PickMenu choice={frameSync.choice} onClose={frameSync.endChoice} />}
      <ZoomPicker />
    </Surface>
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

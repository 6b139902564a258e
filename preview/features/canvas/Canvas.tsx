import styled from 'styled-components';
import { useStudioSelector } from '@studio/core/store/hooks';
import { selectPublished, selectResolved } from '@studio/core/draft/selectBrand';
import { useTexts } from '@studio/i18n/useTexts';
import { Skeleton } from '@studio/ui/Skeleton';
import { useView } from '@studio/core/browser/useView';
import { Compare } from './Compare';
import { Devices } from './Devices';
import { Matrix } from './Matrix';
import { PickButton } from './PickButton';
import { PickMenu } from './PickMenu';
import { useStage } from './frameSync';
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
  const stage = useStage();
  const brand = isReady ? resolved : undefined;
  const { mode } = view;
  return (
    <Floor aria-label={t('canvas')} aria-busy={!brand || undefined} data-picking={stage.picking || undefined}>
      {mode === 'single' && <Devices stage={stage} brand={brand} />}
      {!brand && mode !== 'single' && <Skeleton />}
      {brand && mode === 'matrix' && <Matrix stage={stage} brand={brand} />}
      {brand && published && mode === 'compare' && (
        <Compare stage={stage} brand={brand} published={published} />
      )}
      {brand && mode === 'wall' && <Wall stage={stage} brand={brand} />}
      <PickButton picking={stage.picking} onChange={stage.setPicking} />
      {stage.choice && <PickMenu choice={stage.choice} onClose={stage.endChoice} />}
      <ZoomPicker />
    </Floor>
  );
}

/** A faint grid of dots, so that frames stand on something. */
const Floor = styled.section`
  position: relative;
  display: flex;
  min-width: 0;
  min-height: 0;
  height: 100%;
  background-color: var(--s-bg);
  background-image: radial-gradient(var(--s-line) 1px, transparent 1px);
  background-size: 20px 20px;
`;

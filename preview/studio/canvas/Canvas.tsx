import styled from 'styled-components';
import { useStudioSelector } from '../app/hooks';
import { selectPublished, selectResolved } from '../draft/selectBrand';
import { useTexts } from '../i18n/useTexts';
import { Skeleton } from '../ui/Skeleton';
import { useView } from '../view/useView';
import { Compare } from './Compare';
import { Devices } from './Devices';
import { Matrix } from './Matrix';
import { PickButton } from './PickButton';
import { useStage } from './stage';
import { Wall } from './Wall';
import { ZoomPicker } from './ZoomPicker';

/** The middle of the studio: the member app with the draft in it, in one frame or many. */
export function Canvas() {
  const t = useTexts('canvas');
  const { view } = useView();
  const brand = useStudioSelector(selectResolved)?.brand;
  const published = useStudioSelector(selectPublished);
  const stage = useStage();
  if (!brand || !published)
    return (
      <Floor aria-busy="true">
        <Skeleton />
      </Floor>
    );
  return (
    <Floor aria-label={t('canvas')} data-picking={stage.picking || undefined}>
      {view.mode === 'single' && <Devices stage={stage} brand={brand} />}
      {view.mode === 'matrix' && <Matrix stage={stage} brand={brand} />}
      {view.mode === 'compare' && <Compare stage={stage} brand={brand} published={published} />}
      {view.mode === 'wall' && <Wall stage={stage} brand={brand} />}
      <PickButton picking={stage.picking} onChange={stage.setPicking} />
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

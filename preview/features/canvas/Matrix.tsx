import type { Brand } from '#schemas/brand/brand';
import { type PreviewState, type StateDimension, stateWords } from '#schemas/preview/state';
import { useTexts } from '@studio/i18n/texts';
import { useView } from '@studio/core/browser/useView';
import { sizeOf } from './Devices';
import { withState } from '@studio/features/screens/chooseState';
import { LeadFrame } from './LeadFrame';
import { OnceVisible } from './OnceVisible';
import type { FrameSync } from './frameSync';
import { Strip } from './Strip';

interface Props {
  readonly frameSync: FrameSync;
  readonly brand: Brand;
}

/** Small enough to see many at once, in percent. */
const SMALL = 50;

/** One brand in every state of one kind, on each chosen device, in step. */
export function Matrix({ frameSync, brand }: Props) {
  const t = useTexts('canvas');
  const { view } = useView();
  const scale = (view.zoom || SMALL) / 100;
  const cells = statesOf(view.state, view.dimension).flatMap(({ value, state }) =>
    view.devices.map((device) => ({ value, state, device, size: sizeOf(device, view.rotated) })),
  );
  return (
    <Strip wrap>
      {() =>
        cells.map(({ value, state, device, size }) => (
          <OnceVisible key={`${value} ${device}`} width={size.width * scale} height={size.height * scale}>
            <LeadFrame
              frameSync={frameSync}
              shown={{ id: `${view.dimension}-${value}-${device}`, brand, state }}
              title={t(`state.${view.dimension}.${value}` as 'state.member.visitor')}
              size={size}
              scale={scale}
            />
          </OnceVisible>
        ))
      }
    </Strip>
  );
}

/** The chosen state in each of its variants. */
export function statesOf(
  state: PreviewState,
  dimension: StateDimension,
): { readonly value: string; readonly state: PreviewState }[] {
  return stateWords[dimension].map((value) => ({ value, state: withState(state, dimension, value) }));
}

import type { Brand } from '#schemas/brand/brand';
import { useTexts } from '@studio/i18n/texts';
import { type Device, devices, useView } from '@studio/core/browser/view';
import { LeadFrame, OnceVisible } from './DeviceFrame';
import type { FrameSync } from './frameSync';
import { Strip, fit } from './Strip';
import { type PreviewState, type StateDimension, stateWords } from '#schemas/preview/state';
import { withState } from '@studio/features/screens/chooseState';

interface Props {
  readonly frameSync: FrameSync;
  /** Undefined while it is on its way. */
  readonly brand: Brand | undefined;
}

/** One state on one or several devices, side by side. */
export function Devices({ frameSync, brand }: Props) {
  const t = useTexts('canvas');
  const { view } = useView();
  const screens = view.devices.map((name) => ({ name, size: sizeOf(name, view.rotated) }));
  return (
    <Strip>
      {(room) => {
        const scale =
          view.zoom === 0
            ? fit(
                room,
                screens.map(({ size }) => size),
              )
            : view.zoom / 100;
        return screens.map(({ name, size }) => (
          <LeadFrame
            key={name}
            frameSync={frameSync}
            shown={{ id: name, brand, state: view.state }}
            title={t(`device.${name}`)}
            note={`${size.width} × ${size.height} · ${Math.round(scale * 100)}%`}
            size={size}
            scale={scale}
          />
        ));
      }}
    </Strip>
  );
}

/** CSS pixels of a device, turned on its side when rotated; a desktop does not turn. */
export function sizeOf(name: Device, rotated: boolean): { width: number; height: number } {
  const { width, height } = devices[name];
  return rotated && name !== 'desktop' ? { width: height, height: width } : { width, height };
}

interface CompareProps {
  readonly frameSync: FrameSync;
  readonly brand: Brand;
  readonly published: Brand;
}

/** The published brand next to the draft, synchronized. */
export function Compare({ frameSync, brand, published }: CompareProps) {
  const t = useTexts('canvas');
  const { view } = useView();
  const [device = 'phone-390'] = view.devices;
  const size = sizeOf(device, view.rotated);
  const sides = [
    { id: 'before', title: t('compare.before'), brand: published },
    { id: 'after', title: t('compare.after'), brand },
  ];
  return (
    <Strip>
      {(room) =>
        sides.map(({ id, title, brand: shown }) => (
          <LeadFrame
            key={id}
            frameSync={frameSync}
            shown={{ id, brand: shown, state: view.state }}
            title={title}
            size={size}
            scale={view.zoom === 0 ? fit(room, [size, size]) : view.zoom / 100}
          />
        ))
      }
    </Strip>
  );
}

interface MatrixProps {
  readonly frameSync: FrameSync;
  readonly brand: Brand;
}

/** Small enough to see many at once, in percent. */
const SMALL = 50;

/** One brand in every state of one kind, on each chosen device, in step. */
export function Matrix({ frameSync, brand }: MatrixProps) {
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
function statesOf(
  state: PreviewState,
  dimension: StateDimension,
): { readonly value: string; readonly state: PreviewState }[] {
  return stateWords[dimension].map((value) => ({ value, state: withState(state, dimension, value) }));
}

import type { ComponentProps } from 'react';
import type { Brand } from '#schemas/brand/brand';
import { useTexts } from '@studio/i18n/texts';
import { type Device, devices, useView } from '@studio/core/browser/view';
import { LeadFrame, OnceVisible } from './DeviceFrame';
import { type Size, Strip, fit } from './Strip';
import { stateWords } from '#schemas/preview/state';
import { withState } from '@studio/features/screens/chooseState';

interface FittedProps {
  readonly frames: readonly (Pick<ComponentProps<typeof LeadFrame>, 'shown' | 'title'> & {
    readonly size: Size;
  })[];
  /** The size of each and its scale are next to its title. */
  readonly withSize?: boolean;
}

/** Frames side by side, at the chosen zoom or as large as they fit. */
function FittedFrames({ frames, withSize = false }: FittedProps) {
  const { zoom } = useView().view;
  const sizes = frames.map(({ size }) => size);
  return (
    <Strip>
      {(room) => {
        const scale = zoom === 0 ? fit(room, sizes) : zoom / 100;
        return frames.map(({ shown, title, size }) => (
          <LeadFrame
            key={shown.id}
            {...{ shown, title, size, scale }}
            note={withSize && `${size.width} × ${size.height} · ${Math.round(scale * 100)}%`}
          />
        ));
      }}
    </Strip>
  );
}

interface Props {
  /** Undefined while it is on its way. */
  readonly brand: Brand | undefined;
}

/** One state on one or several devices, side by side. */
export function Devices({ brand }: Props) {
  const t = useTexts('canvas');
  const { view } = useView();
  const frames = view.devices.map((name) => ({
    shown: { id: name, brand, state: view.state },
    title: t(`device.${name}`),
    size: sizeOf(name, view.rotated),
  }));
  return <FittedFrames frames={frames} withSize />;
}

/** CSS pixels of a device, turned on its side when rotated; a desktop does not turn. */
export function sizeOf(name: Device, rotated: boolean): Size {
  const { width, height } = devices[name];
  return rotated && name !== 'desktop' ? { width: height, height: width } : { width, height };
}

interface CompareProps {
  readonly brand: Brand;
  readonly published: Brand;
}

/** The published brand next to the draft, synchronized. */
export function Compare({ brand, published }: CompareProps) {
  const t = useTexts('canvas');
  const {
    state,
    devices: [device = 'phone-390'],
    rotated,
  } = useView().view;
  const size = sizeOf(device, rotated);
  const frames = [
    { shown: { id: 'before', brand: published, state }, title: t('compare.before'), size },
    { shown: { id: 'after', brand, state }, title: t('compare.after'), size },
  ];
  return <FittedFrames frames={frames} />;
}

/** Small enough to see many at once, in percent. */
const SMALL = 50;

/** One brand in every state of one kind, on each chosen device, in step. */
export function Matrix({ brand }: { readonly brand: Brand }) {
  const t = useTexts('canvas');
  const { view } = useView();
  const { dimension } = view;
  const scale = (view.zoom || SMALL) / 100;
  const cells = stateWords[dimension].flatMap((value) =>
    view.devices.map((device) => ({ value, device, size: sizeOf(device, view.rotated) })),
  );
  return (
    <Strip wrap>
      {() =>
        cells.map(({ value, device, size }) => (
          <OnceVisible key={`${value} ${device}`} width={size.width * scale} height={size.height * scale}>
            <LeadFrame
              shown={{
                id: `${dimension}-${value}-${device}`,
                brand,
                state: withState(view.state, dimension, value),
              }}
              title={t(`state.${dimension}.${value}` as 'state.member.visitor')}
              size={size}
              scale={scale}
            />
          </OnceVisible>
        ))
      }
    </Strip>
  );
}

import type { Brand } from '#schemas/brand/brand';
import { useTexts } from '@studio/i18n/texts';
import { type Device, devices } from '@studio/core/browser/view';
import { useView } from '@studio/core/browser/useView';
import { LeadFrame } from './LeadFrame';
import type { FrameSync } from './frameSync';
import { Strip } from './Strip';
import { fit } from './useFit';

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

import { memo, type ReactNode } from 'react';
import { DeviceFrame } from './DeviceFrame';
import type { Shown, FrameSync } from './frameSync';
import { useStableState } from './useFrame';

interface Props {
  readonly frameSync: FrameSync;
  readonly shown: Shown;
  readonly title: string;
  readonly note?: ReactNode;
  readonly size: { readonly width: number; readonly height: number };
  readonly scale: number;
}

/** A frame on the frameSync: it leads the others while the pointer or the focus is in it. */
export function LeadFrame({ frameSync, shown, title, note, size, scale }: Props) {
  const state = useStableState(frameSync.stateOf(shown));
  const lead = () => frameSync.lead(shown.id);
  return (
    <div onPointerEnter={lead} onFocus={lead}>
      <Screen
        title={title}
        note={note}
        state={state}
        width={size.width}
        height={size.height}
        scale={scale}
        onEvent={frameSync.onEventOf(shown.id)}
      />
    </div>
  );
}

/** Only a new state renders the frame; other edits in the studio do not. */
const Screen = memo(DeviceFrame);

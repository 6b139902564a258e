import { memo, type ReactNode } from 'react';
import { DeviceFrame } from './DeviceFrame';
import type { Shown, Stage } from './frameSync';
import { useStableState } from './useStableState';

interface Props {
  readonly stage: Stage;
  readonly shown: Shown;
  readonly title: string;
  readonly note?: ReactNode;
  readonly size: { readonly width: number; readonly height: number };
  readonly scale: number;
}

/** A frame on the stage: it leads the others while the pointer or the focus is in it. */
export function LeadFrame({ stage, shown, title, note, size, scale }: Props) {
  const state = useStableState(stage.stateOf(shown));
  const lead = () => stage.lead(shown.id);
  return (
    <div onPointerEnter={lead} onFocus={lead}>
      <Screen
        title={title}
        note={note}
        state={state}
        width={size.width}
        height={size.height}
        scale={scale}
        onEvent={stage.onEventOf(shown.id)}
      />
    </div>
  );
}

/** An edit elsewhere in the studio draws no frame anew; a new state alone reaches it. */
const Screen = memo(DeviceFrame);

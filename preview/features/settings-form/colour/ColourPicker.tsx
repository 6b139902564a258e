import { Stack } from '@backoffice/ui/Stack';
import { Pipette } from 'lucide-react';
import { useRef, useState, useCallback, useEffect, type KeyboardEvent, type PointerEvent } from 'react';
import styled from 'styled-components';
import { useTexts } from '@studio/i18n/texts';
import { IconButton } from '@backoffice/ui/Button';
import { ContrastReadout } from './ContrastReadout';
import { fromHsv, type Hsv, toHsv } from './hsv';

interface Props {
  readonly path: string;
  readonly colour: string;
  readonly onChange: (colour: string, at: number) => void;
  readonly label: string;
}

interface EyeDropper {
  open(): Promise<{ readonly sRGBHex: string }>;
}

const eyeDropper = (): EyeDropper | undefined => {
  const { EyeDropper: Dropper } = window as { EyeDropper?: new () => EyeDropper };
  return Dropper && new Dropper();
};

/** Square, hue, eyedropper and what the colour means for reading. A drag is one step of undo, one edit per frame. */
export function ColourPicker({ path, colour, onChange, label }: Props) {
  const t = useTexts('form');
  const [picked, setPicked] = useState<Hsv>(() => toHsv(colour));
  const began = useRef(0);
  const changeEachFrame = useEachFrame(onChange);
  // Grey has no hue: the picked hue is retained as long as the colour is unchanged.
  const hsv = fromHsv(picked) === colour.toLowerCase() ? picked : toHsv(colour);
  const pick = (part: Partial<Hsv>) => {
    const next = { ...hsv, ...part };
    setPicked(next);
    changeEachFrame(fromHsv(next), began.current);
  };
  const begin = () => {
    began.current = Date.now();
  };
  const dropper = eyeDropper();
  return (
    <Stack $gap={2.5}>
      <Square hsv={hsv} onBegin={begin} onPick={pick} label={label} />
      <Stack $row>
        <HueSlider hue={hsv.h} onBegin={begin} onPick={(h) => pick({ h })} />
        {dropper && (
          <IconButton
            label={t('colour.drop')}
            onClick={() =>
              void dropper.open().then(
                ({ sRGBHex }) => onChange(sRGBHex.toLowerCase(), Date.now()),
                // Escape: nothing was picked.
                () => undefined,
              )
            }
            icon={Pipette}
          />
        )}
      </Stack>
      <ContrastReadout path={path} />
    </Stack>
  );
}

/** The same act at most once per animation frame, with the latest values: for drags. */
function useEachFrame<A extends readonly unknown[]>(act: (...args: A) => void): (...args: A) => void {
  const latest = useRef(act);
  const waiting = useRef<A | null>(null);
  const frame = useRef(0);
  useEffect(() => {
    latest.current = act;
  });
  const run = useCallback(() => {
    const args = waiting.current;
    waiting.current = null;
    if (args) latest.current(...args);
  }, []);
  useEffect(
    () => () => {
      cancelAnimationFrame(frame.current);
      run();
    },
    [run],
  );
  return useCallback(
    (...args: A) => {
      if (waiting.current === null) frame.current = requestAnimationFrame(run);
      waiting.current = args;
    },
    [run],
  );
}

interface HueSliderProps {
  /** Degrees. */
  readonly hue: number;
  readonly onBegin: () => void;
  readonly onPick: (hue: number) => void;
}

function HueSlider({ hue, onBegin, onPick }: HueSliderProps) {
  const t = useTexts('form');
  return (
    <Range
      type="range"
      min={0}
      max={359}
      aria-label={t('colour.hue')}
      value={Math.round(hue) % 360}
      onPointerDown={onBegin}
      onKeyDown={(event) => {
        if (!event.repeat) onBegin();
      }}
      onChange={(event) => onPick(Number(event.currentTarget.value))}
    />
  );
}

const Range = styled.input`
  flex: 1;
  min-width: 0;
  height: 14px;
  margin: 0;
  border-radius: 7px;
  background: linear-gradient(to right, #f00, #ff0 17%, #0f0 33%, #0ff 50%, #00f 67%, #f0f 83%, #f00);
  appearance: none;

  &::-webkit-slider-thumb {
    width: 14px;
    height: 14px;
    border: 2px solid #fff;
    border-radius: 50%;
    background: transparent;
    box-shadow: 0 0 0 1px rgba(0, 0, 0, 0.4), 0 1px 4px rgba(0, 0, 0, 0.4);
    appearance: none;
  }
  &::-moz-range-thumb {
    width: 10px;
    height: 10px;
    border: 2px solid #fff;
    border-radius: 50%;
    background: transparent;
    box-shadow: 0 0 0 1px rgba(0, 0, 0, 0.4);
  }
`;

interface SquareProps {
  readonly hsv: Hsv;
  readonly onBegin: () => void;
  readonly onPick: (part: Pick<Hsv, 's' | 'v'>) => void;
  readonly label: string;
}

const steps: Readonly<Record<string, readonly [s: number, v: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Saturation across, brightness upwards; arrow keys move by one percent, with Shift by ten. */
export function Square({ hsv, onBegin, onPick, label }: SquareProps) {
  const t = useTexts('form');
  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    onPick({
      s: within((event.clientX - box.left) / box.width),
      v: 1 - within((event.clientY - box.top) / box.height),
    });
  };
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    if (!event.repeat) onBegin();
    const size = event.shiftKey ? 0.1 : 0.01;
    onPick({ s: within(hsv.s + step[0] * size), v: within(hsv.v + step[1] * size) });
  };
  const percent = (share: number) => `${Math.round(share * 100)}%`;
  return (
    <Field
      role="slider"
      tabIndex={0}
      aria-label={t('colour.square', { name: label })}
      aria-valuenow={Math.round(hsv.s * 100)}
      aria-valuetext={t('colour.squareValue', { s: percent(hsv.s), v: percent(hsv.v) })}
      style={{ backgroundColor: `hsl(${hsv.h} 100% 50%)` }}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        onBegin();
        follow(event);
      }}
      onPointerMove={(event) => {
        if (event.buttons !== 0 && event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
      }}
    >
      <Thumb style={{ left: percent(hsv.s), top: percent(1 - hsv.v), background: fromHsv(hsv) }} />
    </Field>
  );
}

const within = (share: number): number => Math.min(1, Math.max(0, share));

const Field = styled.div`
  position: relative;
  height: 150px;
  border-radius: 6px;
  background-image: linear-gradient(to top, #000, transparent), linear-gradient(to right, #fff, transparent);
  cursor: crosshair;
  touch-action: none;
`;

const Thumb = styled.span`
  position: absolute;
  width: 14px;
  height: 14px;
  margin: -7px;
  border: 2px solid #fff;
  border-radius: 50%;
  box-shadow: 0 0 0 1px rgba(0, 0, 0, 0.4), 0 1px 4px rgba(0, 0, 0, 0.4);
  pointer-events: none;
`;

import type { KeyboardEvent, PointerEvent } from 'react';
import styled from 'styled-components';
import { useTexts } from '@studio/i18n/texts';
import { fromHsv, type Hsv } from './hsv';

interface Props {
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
export function Square({ hsv, onBegin, onPick, label }: Props) {
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

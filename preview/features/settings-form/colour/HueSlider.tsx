import styled from 'styled-components';
import { useTexts } from '@studio/i18n/texts';

interface Props {
  /** Degrees. */
  readonly hue: number;
  readonly onBegin: () => void;
  readonly onPick: (hue: number) => void;
}

export function HueSlider({ hue, onBegin, onPick }: Props) {
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

import { Pipette } from 'lucide-react';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { useTexts } from '@studio/i18n/texts';
import { IconButton } from '@staff/ui/IconButton';
import { useEachFrame } from '../base/useEachFrame';
import { ContrastReadout } from './ContrastReadout';
import { fromHsv, type Hsv, toHsv } from './hsv';
import { HueSlider } from './HueSlider';
import { Square } from './Square';

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
    <Box>
      <Square hsv={hsv} onBegin={begin} onPick={pick} label={label} />
      <Row>
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
          >
            <Pipette size={15} aria-hidden="true" />
          </IconButton>
        )}
      </Row>
      <ContrastReadout path={path} />
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: 10px;
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
`;

import type { ComponentType } from 'react';
import { ColourControl } from '../colour/ColourControl';
import type { ControlProps } from '../control';
import { AddressControl } from '../edit/AddressControl';
import { ChoiceControl } from '../edit/ChoiceControl';
import { BahtControl, NumberControl, PercentControl } from '../edit/NumberControl';
import { SwitchControl } from '../edit/SwitchControl';
import { TextControl } from '../edit/TextControl';
import { TimeControl } from '../edit/TimeControl';
import type { Kind } from '../kinds';
import { ImageControl } from '../pictures/ImageControl';

/** The controls of the fields of a list's item: all but lists within lists. */
export const cardControls: Readonly<Partial<Record<Kind, ComponentType<ControlProps>>>> = {
  switch: SwitchControl,
  choice: ChoiceControl,
  colour: ColourControl,
  image: ImageControl,
  address: AddressControl,
  number: NumberControl,
  baht: BahtControl,
  percent: PercentControl,
  time: TimeControl,
  text: TextControl,
};

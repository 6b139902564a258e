import type { ComponentType } from 'react';
import { ColourControl } from '../colour/ColourControl';
import type { ControlProps } from '../base/controlProps';
import { AddressControl } from '../controls/AddressControl';
import { ChoiceControl, SwitchControl } from '@studio/features/settings-form/controls/fixedControls';
import { BahtControl, NumberControl, PercentControl } from '../controls/NumberControl';
import { TextControl } from '../controls/TextControl';
import { TimeControl } from '../controls/TimeControl';
import type { Kind } from '@studio/features/settings/kinds';
import { ImageControl } from '../images/ImageControl';

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

import type { ComponentType } from 'react';
import { ColourControl } from '../colour/ColourControl';
import type { ControlProps } from '../base/Input';
import { AddressControl, BilingualControl, TextControl } from '../controls/TextControl';
import {
  ChoiceControl,
  FactControl,
  SwitchControl,
} from '@studio/features/settings-form/controls/fixedControls';
import { DayControl, TimeControl } from '../controls/TimeControl';
import { LineControl } from '../controls/LineControl';
import { BahtControl, NumberControl, PercentControl } from '../controls/NumberControl';
import type { Simple } from '@studio/features/settings/kinds';
import { AmountsControl } from '../lists/AmountsControl';
import { CardsControl } from '../lists/CardsControl';
import { LinesControl } from '../lists/LinesControl';
import { OrderControl } from '../lists/OrderControl';
import { ImageControl } from '../images/ImageControl';

/** The control of each kind of setting. */
export const controls: Readonly<Record<Simple, ComponentType<ControlProps>>> = {
  fact: FactControl,
  switch: SwitchControl,
  choice: ChoiceControl,
  colour: ColourControl,
  image: ImageControl,
  line: LineControl,
  time: TimeControl,
  day: DayControl,
  address: AddressControl,
  number: NumberControl,
  baht: BahtControl,
  percent: PercentControl,
  text: TextControl,
  bilingual: BilingualControl,
  order: OrderControl,
  lines: LinesControl,
  amounts: AmountsControl,
  cards: CardsControl,
};

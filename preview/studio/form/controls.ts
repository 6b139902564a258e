import type { ComponentType } from 'react';
import { ColourControl } from './colour/ColourControl';
import type { ControlProps } from './control';
import { AddressControl } from './edit/AddressControl';
import { BilingualControl } from './edit/BilingualControl';
import { ChoiceControl } from './edit/ChoiceControl';
import { DayControl } from './edit/DayControl';
import { FactControl } from './edit/FactControl';
import { LineControl } from './edit/LineControl';
import { BahtControl, NumberControl, PercentControl } from './edit/NumberControl';
import { SwitchControl } from './edit/SwitchControl';
import { TextControl } from './edit/TextControl';
import { TimeControl } from './edit/TimeControl';
import type { Simple } from './kinds';
import { AmountsControl } from './lists/AmountsControl';
import { CardsControl } from './lists/CardsControl';
import { LinesControl } from './lists/LinesControl';
import { OrderControl } from './lists/OrderControl';
import { ImageControl } from './pictures/ImageControl';

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

import type { ComponentType } from 'react';
import type { Simple } from '@studio/features/settings/kinds';
import type { ControlProps } from '../base/Input';
import { FactControl } from '../controls/fixedControls';
import { LineControl } from '../controls/LineControl';
import { BilingualControl } from '../controls/TextControl';
import { DayControl } from '../controls/TimeControl';
import { AmountsControl } from '../lists/AmountsControl';
import { VariantControl } from '../variants/VariantControl';
import { cardControls } from '../lists/CardFields';
import { CardsControl } from '../lists/CardsControl';
import { LinesControl } from '../lists/LinesControl';
import { OrderControl } from '../lists/OrderControl';

/** The control of each kind of setting. */
export const controls: Readonly<Record<Simple, ComponentType<ControlProps>>> = {
  ...cardControls,
  fact: FactControl,
  line: LineControl,
  day: DayControl,
  bilingual: BilingualControl,
  order: OrderControl,
  lines: LinesControl,
  amounts: AmountsControl,
  cards: CardsControl,
  variant: VariantControl,
};

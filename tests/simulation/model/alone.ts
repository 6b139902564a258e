import { rules } from '../rules';
import type { State } from './state';
import { dayOf } from './time';

/** Whether one staff member may adjust this amount in satang today without a second person. */
export function mayAlone({ now, proposals, waivers }: State, by: number, amount: number): boolean {
  const done = [...proposals.filter(({ isAlone }) => isAlone), ...waivers]
    .filter((one) => one.by === by && dayOf(one.at) === dayOf(now))
    .reduce((sum, one) => sum + one.amount, 0);
  return done + amount <= rules.adjustAlone * 100;
}

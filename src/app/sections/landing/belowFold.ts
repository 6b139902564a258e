import { Categories } from './Categories';
import { Contact } from './Contact';
import { Feeds } from './Feeds';
import { Promotion } from './Promotion';
import { Providers } from './Providers';

/** The sections that a visitor scrolls to; fetched together. */
export const belowFold = {
  categories: Categories,
  providers: Providers,
  promotion: Promotion,
  history: Feeds,
  contact: Contact,
};

import { Banners } from '../shared/Banners';
import { Categories } from './Categories';
import { Contact } from './Contact';
import { Feeds } from './Feeds';
import { Promotion } from './Promotion';
import { Providers } from './Providers';

/** The sections that a visitor scrolls to. */
export const belowFold = {
  banner: Banners,
  categories: Categories,
  providers: Providers,
  promotion: Promotion,
  history: Feeds,
  contact: Contact,
};

import { useContacts } from '@/features/global/useContacts';
import { ContactCards } from '../../shared/ContactCards';

/** The brand's LINE accounts; nothing when there are none. */
export function Contact() {
  const contacts = useContacts();
  return contacts.length === 0 ? null : <ContactCards contacts={contacts} />;
}

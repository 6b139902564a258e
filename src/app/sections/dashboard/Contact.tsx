import { useTranslation } from 'react-i18next';
import { useContacts } from '@/features/global/useContacts';
import { Section } from '@/ui/Section';
import { ContactRows } from '../../shared/ContactRows';

/** A short list of the brand's LINE accounts; nothing when there are none. Their QR codes are on the contact page. */
export function Contact() {
  const { t } = useTranslation('contact');
  const contacts = useContacts();
  if (contacts.length === 0) return null;
  return (
    <Section title={t('title')}>
      <ContactRows contacts={contacts} />
    </Section>
  );
}

import { useTranslation } from 'react-i18next';
import { useContacts } from '@/features/global/useContacts';
import { EmptyState } from '@/ui/EmptyState';
import { ContactCards } from '../shared/ContactCards';
import { PageIntro } from '../shared/PageIntro';
import { SafetyTips } from '../shared/SafetyTips';

/** `/contact`: the brand's LINE accounts for everybody (PUB-07). */
export function ContactPage() {
  const { t } = useTranslation('contact');
  const contacts = useContacts();
  return (
    <>
      <PageIntro title={t('title')} lead={t('lead')} />
      {contacts.length > 0 ? <ContactCards contacts={contacts} /> : <EmptyState title={t('empty')} />}
      <SafetyTips />
    </>
  );
}

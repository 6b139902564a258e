import { useTranslation } from 'react-i18next';
import { useContacts } from '@/features/global/useContacts';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';
import { ContactCards } from '../shared/ContactCards';
import { useChatAccount } from '../shared/useChatAccount';

/** `/auth/contact`: the brand's LINE accounts with QR code, link and id (RTM-20, RTM-21). */
export function MemberContactPage() {
  const { t } = useTranslation('contact');
  const contacts = useContacts();
  const hasChat = useChatAccount() !== null;
  return (
    <>
      <PageHeader title={t('title')} back="/auth/dashboard" />
      {contacts.length > 0 ? (
        <ContactCards contacts={contacts} />
      ) : (
        <EmptyState title={t('empty')} text={hasChat ? t('chatHint') : undefined} />
      )}
    </>
  );
}

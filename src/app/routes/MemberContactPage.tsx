import { useTranslation } from 'react-i18next';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';
import { ContactBoard } from '../shared/ContactBoard';
import { useChatAccount } from '../shared/useChatAccount';

/** `/auth/contact`: the brand's LINE accounts with QR code, link and id. */
export function MemberContactPage() {
  const { t } = useTranslation('contact');
  const hasChat = useChatAccount() !== null;
  return (
    <>
      <PageHeader title={t('title')} back="/auth/dashboard" />
      <ContactBoard empty={<EmptyState title={t('empty')} text={hasChat ? t('chatHint') : undefined} />} />
    </>
  );
}

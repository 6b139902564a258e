import { MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useContacts } from '@/features/global/useContacts';
import { media } from '@/theme/media';

/**
 * Link to the first LINE account, when there is one. It floats where the margin of a wide screen has room for it;
 * elsewhere it would cover the page, so it stands in the footer.
 */
export function ChatLink() {
  const { t } = useTranslation();
  const [first] = useContacts();
  if (!first) return null;
  return (
    <Anchor
      href={first.url}
      target="_blank"
      rel="noopener"
      aria-label={t('chat.open')}
      data-edit={first.kind === 'main' ? '/contacts/line1' : '/contacts/line2'}
    >
      <MessageCircle size={24} aria-hidden="true" />
      <span>{t('chat.open')}</span>
    </Anchor>
  );
}

const Anchor = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 48px;
  padding: 0 20px;
  border-radius: var(--radius-pill);
  background: var(--accent);
  color: var(--on-accent);
  font-size: 1rem;
  font-weight: 600;
  text-decoration: none;

  ${media.wide} {
    position: fixed;
    right: 8px;
    bottom: 16px;
    z-index: 20;
    justify-content: center;
    width: 56px;
    height: 56px;
    padding: 0;
    box-shadow: var(--shadow-2), var(--glow);
    transition: transform 160ms ease;

    &:hover {
      transform: translateY(-2px);
    }

    span {
      display: none;
    }
  }
`;

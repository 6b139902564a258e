import { MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useContacts } from '@/features/global/useContacts';

interface Props {
  /** On phones the link is placed below the page, because a floating one would cover the controls of a long form. */
  readonly atEnd: boolean;
}

/** Floating link to the first LINE account, when there is one. */
export function ChatLink({ atEnd }: Props) {
  const { t } = useTranslation();
  const [first] = useContacts();
  if (!first) return null;
  return (
    <Anchor
      href={first.url}
      target="_blank"
      rel="noopener"
      aria-label={t('chat.open')}
      data-end={atEnd || undefined}
      data-edit={first.kind === 'main' ? '/contacts/line1' : '/contacts/line2'}
    >
      <MessageCircle size={26} aria-hidden="true" />
    </Anchor>
  );
}

const Anchor = styled.a`
  position: fixed;
  right: 16px;
  bottom: calc(16px + env(safe-area-inset-bottom, 0px));
  z-index: 20;
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  border-radius: var(--radius-pill);
  background: var(--accent);
  color: var(--on-accent);
  box-shadow: var(--shadow-2), var(--glow);
  transition: transform 160ms ease;

  &:hover {
    transform: translateY(-2px);
  }

  @media (max-width: 767px) {
    &[data-end] {
      position: static;
      align-self: flex-end;
      margin: 0 16px 16px;
    }
  }
`;

import { MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '@/ui/Button';
import type { Brand } from '#schemas/brand/brand';
import { openChat, useChatStatus } from '../../layouts/member/chatWidget';

/** Opens the live chat, whose own button would cover controls of the page on phones. */
export function ChatCard({ account }: { readonly account: Brand['chat'] }) {
  const { t } = useTranslation('contact');
  const status = useChatStatus();
  const hasFailed = status === 'failed';
  return (
    <Chat>
      <MessageCircle size={32} aria-hidden="true" />
      <div>
        <h2>{t('chat')}</h2>
        <p role="status">{t(hasFailed ? 'chat.failed' : 'chat.hint')}</p>
      </div>
      <Button pending={status === 'loading'} onClick={() => openChat(account)}>
        {t(hasFailed ? 'chat.retry' : 'chat.open')}
      </Button>
    </Chat>
  );
}

const Chat = styled.section`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 12px;
  align-items: center;
  margin-bottom: 16px;
  padding: 16px 20px;
  border: var(--card-border);
  border-radius: var(--radius-l);
  background: var(--card-bg);
  box-shadow: var(--card-shadow);

  > svg {
    color: var(--accent-strong);
  }

  h2 {
    font-size: 1.125rem;
  }

  p {
    color: var(--text-muted);
    font-size: 0.875rem;
  }

  button {
    grid-column: 1 / -1;
  }

  @media (min-width: 640px) {
    grid-template-columns: auto minmax(0, 1fr) auto;

    button {
      grid-column: auto;
      min-width: 180px;
    }
  }
`;

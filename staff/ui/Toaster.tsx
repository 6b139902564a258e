import { X } from 'lucide-react';
import styled from 'styled-components';
import { useUiTexts } from '@staff/i18n/hooks';
import { IconButton } from './IconButton';
import { Notice, type NoticeTone } from './Notice';

export interface Notification {
  readonly id: number;
  readonly tone: NoticeTone;
  readonly text: string;
}

interface Props {
  readonly shown: readonly Notification[];
  readonly onDismiss: (id: number) => void;
}

/** The notifications, bottom left; screen readers announce them politely. */
export function Toaster({ shown, onDismiss }: Props) {
  const t = useUiTexts();
  return (
    <Corner role="status" aria-label={t('notifications')}>
      {shown.map(({ id, tone, text }) => (
        <Card key={id}>
          <Notice
            tone={tone}
            action={
              <IconButton size="s" label={t('close')} onClick={() => onDismiss(id)}>
                <X size={14} aria-hidden="true" />
              </IconButton>
            }
          >
            {text}
          </Notice>
        </Card>
      ))}
    </Corner>
  );
}

const Corner = styled.div`
  position: fixed;
  bottom: 16px;
  left: 16px;
  z-index: 80;
  display: grid;
  gap: 8px;
  width: max-content;
  max-width: min(420px, calc(100vw - 32px));
`;

const Card = styled.div`
  border-radius: 8px;
  background: var(--s-panel);
  box-shadow: var(--s-shadow);
  animation: toast-in 160ms cubic-bezier(0.2, 0.8, 0.3, 1);

  @keyframes toast-in {
    from {
      opacity: 0;
      transform: translateY(8px);
    }
  }
`;

import { toneStyles } from './controlStyles';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { type ReactNode, createContext, use, useCallback, useRef, useState } from 'react';
import styled from 'styled-components';
import { useTexts } from '@backoffice/i18n/texts';
import { IconButton } from './Button';

type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert } as const;

interface Props {
  readonly tone?: NoticeTone;
  readonly children: ReactNode;
  /** What can be done about it. */
  readonly action?: ReactNode;
  /** Announced at once by screen readers: for what has just happened. */
  readonly live?: boolean;
}

/** A sentence that matters, in its place on the page. */
export function Notice({ tone = 'info', children, action, live = false }: Props) {
  const Icon = icons[tone];
  return (
    <Box data-tone={tone} role={live ? (tone === 'danger' ? 'alert' : 'status') : undefined}>
      <Icon size={16} />
      <div>{children}</div>
      {action}
    </Box>
  );
}

/** Below the head of a program, for a notice about all that follows. */
export const NoticeStrip = styled.div`
  flex: none;
  padding: 6px 8px;
  border-bottom: 1px solid var(--s-line);
  background: var(--s-panel);
`;

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  padding: 7px 10px;
  border-radius: var(--s-radius);
  background: var(--tone-soft, var(--s-accent-soft));
  color: var(--s-text);

  & > svg {
    flex: none;
    align-self: flex-start;
    margin-top: 3px;
    color: var(--tone, var(--s-accent));
  }
  /* In a narrow pane the action comes below. */
  & > div {
    flex: 1 1 160px;
    min-width: 0;
  }
  ${toneStyles}
`;

interface Notification {
  readonly id: number;
  readonly tone: NoticeTone;
  readonly text: string;
}

interface ToasterProps {
  readonly shown: readonly Notification[];
  readonly onDismiss: (id: number) => void;
}

/** The notifications, bottom left; screen readers announce them politely. */
function Toaster({ shown, onDismiss }: ToasterProps) {
  const t = useTexts('ui');
  return (
    <Corner role="status" aria-label={t('notifications')}>
      {shown.map(({ id, tone, text }) => (
        <Card key={id}>
          <Notice
            tone={tone}
            action={<IconButton size="s" label={t('close')} onClick={() => onDismiss(id)} icon={X} />}
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

/** How long a notification is visible, in ms; failures are visible longer. */
const STAY = { info: 3_000, success: 3_000, warning: 6_000, danger: 8_000 } as const;
/** Notifications that are shown at most. */
const MOST = 3;

type Notify = (text: string, tone?: NoticeTone) => void;

const NotifyContext = createContext<Notify>(() => undefined);

/** Shows a short message on what just happened, for what the screen itself does not show. */
export const useNotify = (): Notify => use(NotifyContext);

export function NotificationProvider({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<readonly Notification[]>([]);
  const last = useRef(0);
  const dismiss = useCallback((id: number) => {
    setShown((now) => now.filter((each) => each.id !== id));
  }, []);
  const notify = useCallback<Notify>(
    (text, tone = 'success') => {
      last.current += 1;
      const id = last.current;
      setShown((now) => [...now.slice(1 - MOST), { id, tone, text }]);
      setTimeout(() => dismiss(id), STAY[tone]);
    },
    [dismiss],
  );
  return (
    <NotifyContext value={notify}>
      {children}
      <Toaster shown={shown} onDismiss={dismiss} />
    </NotifyContext>
  );
}

import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useEffect, useState } from 'react';
import styled from 'styled-components';
import { useTexts } from '@backoffice/i18n/texts';
import { IconButton } from './Button';

interface Props {
  readonly title: string;
  /** The title is for screen readers only. */
  readonly hideTitle?: boolean | undefined;
  /** A sentence below the title. */
  readonly text?: string | undefined;
  readonly onClose: () => void;
  readonly children?: ReactNode;
  /** Buttons at the bottom right; the last one is the way on. */
  readonly actions?: ReactNode;
  /** In px. */
  readonly width?: number;
  /** Requires a decision: Escape and a press outside do not close it. */
  readonly isFirm?: boolean;
}

/** A modal dialog, rendered while it is open. Focus is trapped in it and restored afterwards. */
export function Dialog(props: Props) {
  const { title, hideTitle, text, onClose, children, actions, width = 480, isFirm = false } = props;
  const t = useTexts('ui');
  useReturnFocus();
  return (
    <Radix.Root open onOpenChange={(open) => !open && !isFirm && onClose()}>
      <Radix.Portal>
        <Veil />
        <Panel
          data-modal=""
          style={{ width }}
          onOpenAutoFocus={focusItself}
          {...(text === undefined && { 'aria-describedby': undefined })}
        >
          {hideTitle === true ? (
            <Radix.Title className="visually-hidden">{title}</Radix.Title>
          ) : (
            <Head>
              <Radix.Title asChild>
                <h2>{title}</h2>
              </Radix.Title>
              {!isFirm && <IconButton size="s" label={t('close')} onClick={onClose} icon={X} />}
              {text !== undefined && <Radix.Description>{text}</Radix.Description>}
            </Head>
          )}
          <Body data-bare={hideTitle || undefined}>{children}</Body>
          {actions !== undefined && actions !== false && <Foot>{actions}</Foot>}
        </Panel>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The dialog has no trigger, so it restores the focus itself. */
function useReturnFocus(): void {
  // Read before a field of the dialog is focused automatically.
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (before instanceof HTMLElement && before !== document.body) setTimeout(() => before.focus());
    },
    [before],
  );
}

/** Where no field takes the focus: on the close button it would open a tooltip, which then takes the first Escape. */
function focusItself(event: Event): void {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}

const Veil = styled(Radix.Overlay)`
  position: fixed;
  inset: 0;
  z-index: 50;
  background: var(--s-veil);
  animation: veil-in 120ms;

  @keyframes veil-in {
    from {
      opacity: 0;
    }
  }
`;

const Panel = styled(Radix.Content)`
  position: fixed;
  top: 12vh;
  left: 50%;
  z-index: 51;
  display: flex;
  flex-direction: column;
  max-width: calc(100vw - 32px);
  max-height: 80vh;
  border-radius: 10px;
  background: var(--s-panel);
  box-shadow: var(--s-shadow);
  transform: translateX(-50%);
  animation: dialog-in 140ms cubic-bezier(0.2, 0.8, 0.3, 1);

  @keyframes dialog-in {
    from {
      opacity: 0;
      transform: translateX(-50%) translateY(6px);
    }
  }
  &:focus {
    outline: none;
  }
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: 2px 8px;
  padding: 14px 14px 4px 20px;

  & > p {
    grid-column: 1 / -1;
    padding-right: 6px;
    color: var(--s-muted);
  }
`;

const Body = styled.div`
  min-height: 0;
  padding: 10px 20px 20px;
  overflow: auto;

  &[data-bare] {
    padding: 0;
  }
`;

const Foot = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: 8px;
  padding: 12px 20px;
  border-top: 1px solid var(--s-line);
`;

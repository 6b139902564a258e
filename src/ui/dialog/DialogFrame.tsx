import { setNonce } from 'get-nonce';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cspNonce } from '@/lib/cspNonce';
import { IconButton } from '../IconButton';
import { X } from '../icons';
import { Body, Head, Panel, Veil } from './DialogFrame.styles';

export interface DialogProps {
  readonly title: string;
  /** Hides the title visually. */
  readonly hideTitle?: boolean | undefined;
  /** Description below the title. */
  readonly text?: string | undefined;
  readonly onClose: () => void;
  /** Only an answer closes it: no close button, Escape or outside press. */
  readonly isBlocking?: boolean | undefined;
  readonly children?: ReactNode;
}

interface Props extends DialogProps {
  readonly placement: 'middle' | 'side';
}

/** Focus trap, scroll lock and Escape from Radix; loaded with the first dialog. */
export function DialogFrame({ title, text, hideTitle, placement, isBlocking, onClose, children }: Props) {
  const { t } = useTranslation();
  allowStyles();
  useReturnFocus();
  const scrolling = useScrollByKeyboard();
  return (
    <Radix.Root open onOpenChange={(open) => !open && !isBlocking && onClose()}>
      <Radix.Portal>
        <Radix.Overlay asChild>
          <Veil />
        </Radix.Overlay>
        <Radix.Content
          asChild
          onOpenAutoFocus={focusPanel}
          {...(text === undefined && { 'aria-describedby': undefined })}
        >
          <Panel data-placement={placement}>
            <Head data-hidden={hideTitle || undefined}>
              <Radix.Title asChild>
                <h2 className={hideTitle ? 'visually-hidden' : undefined}>{title}</h2>
              </Radix.Title>
              {!isBlocking && (
                <Radix.Close asChild>
                  <IconButton label={t('action.close')}>
                    <X size={20} aria-hidden="true" />
                  </IconButton>
                </Radix.Close>
              )}
            </Head>
            <Body {...scrolling}>
              {text !== undefined && (
                <Radix.Description asChild>
                  <p>{text}</p>
                </Radix.Description>
              )}
              {children}
            </Body>
          </Panel>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Focuses the panel instead of its first button, which is the close button. */
function focusPanel(event: Event): void {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}

/** Radix locks scrolling with its own style element, which the CSP allows by the nonce. */
function allowStyles(): void {
  const nonce = cspNonce(document);
  if (nonce) setNonce(nonce);
}

/** Lets the keyboard scroll a body that is too high for the dialog when it opens, even if nothing in it takes the focus. */
function useScrollByKeyboard() {
  const [scrolls, setScrolls] = useState(false);
  const ref = useCallback(
    (body: HTMLElement | null) => setScrolls(body !== null && body.scrollHeight > body.clientHeight),
    [],
  );
  return { ref, ...(scrolls && { tabIndex: 0 }) };
}

/** The dialog has no trigger, so it restores the previous focus. */
function useReturnFocus(): void {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement && before !== document.body) setTimeout(() => before.focus());
    };
  }, []);
}

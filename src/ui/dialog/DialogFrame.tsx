import { setNonce } from 'get-nonce';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { cspNonce } from '@/lib/cspNonce';
import { IconButton } from '../IconButton';
import { X } from '../icons';
import { Body, Head, Panel, Veil } from './DialogFrame.styles';

export interface DialogProps {
  readonly title: string;
  /** The title is said to screen readers only. */
  readonly hideTitle?: boolean | undefined;
  /** A sentence below the title. */
  readonly text?: string | undefined;
  readonly onClose: () => void;
  /** Only an answer closes it: no cross, no Escape, no press beside it. */
  readonly isBlocking?: boolean | undefined;
  readonly children?: ReactNode;
}

interface Props extends DialogProps {
  readonly placement: 'middle' | 'side';
}

let isAllowed = false;

/** Focus trap, scroll lock and Escape from Radix; loaded at the first dialog. */
export function DialogFrame({ title, text, hideTitle, placement, isBlocking, onClose, children }: Props) {
  const { t } = useTranslation();
  allowStyles();
  useReturnFocus();
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
            <Body>
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

/** The panel and not its first button: that is the one that closes, and a ring around it asks to be pressed. */
function focusPanel(event: Event): void {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}

/** Radix locks scrolling with a style element of its own, which the CSP lets in by its nonce. */
function allowStyles(): void {
  if (isAllowed) return;
  isAllowed = true;
  const nonce = cspNonce(document);
  if (nonce) setNonce(nonce);
}

/** The dialog has no trigger of its own, so it gives the focus back to what had it. */
function useReturnFocus(): void {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement && before !== document.body) setTimeout(() => before.focus());
    };
  }, []);
}

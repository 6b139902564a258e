import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { cssTransition, toast as show, ToastContainer } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import styled, { createGlobalStyle } from 'styled-components';
import { CircleAlert, CircleCheck, Info } from '../icons';
import type { ToastRequest } from '../toast';

/** Milliseconds: a toast takes two seconds in total, including its animations. */
const ENTER = 180;
const EXIT = 150;
const STAY = 2000 - ENTER - EXIT;

const icons = {
  success: <CircleCheck size={20} aria-hidden="true" />,
  error: <CircleAlert size={20} aria-hidden="true" />,
  info: <Info size={20} aria-hidden="true" />,
} as const;

const slide = cssTransition({ enter: 'toast-enter', exit: 'toast-exit', collapse: false });

interface Props {
  readonly requests: readonly ToastRequest[];
  readonly onShown: () => void;
}

/** Dark, bottom left, two seconds. */
export function ToastHost({ requests, onShown }: Props) {
  const { t } = useTranslation();
  useEffect(() => {
    if (requests.length === 0) return;
    for (const { kind, text } of requests) show[kind](text, { icon: icons[kind] });
    onShown();
  }, [requests, onShown]);
  return (
    <Place>
      <Moves />
      <ToastContainer
        position="bottom-left"
        theme="dark"
        autoClose={STAY}
        transition={slide}
        limit={3}
        closeButton={false}
        hideProgressBar
        newestOnTop
        pauseOnFocusLoss={false}
        aria-label={t('toasts')}
      />
    </Place>
  );
}

const Moves = createGlobalStyle`
  @keyframes toast-in { from { opacity: 0; transform: translateY(12px); } }
  @keyframes toast-out { to { opacity: 0; transform: translateX(-16px); } }
  .toast-enter { animation: toast-in ${ENTER}ms ease-out both; }
  .toast-exit { animation: toast-out ${EXIT}ms ease-in both; }
`;

/* Dark in both schemes; the library's phone layout would span the full width. */
const Place = styled.div`
  .Toastify__toast-container.Toastify__toast-container--bottom-left {
    bottom: calc(var(--bar-h) + 16px + env(safe-area-inset-bottom, 0px));
    left: 12px;
    width: auto;
    min-width: 0;
    max-width: 300px;
    margin: 0;
    padding: 0;
    transform: none;
  }
  .Toastify__toast {
    width: auto;
    min-height: 48px;
    margin: 8px 0 0;
    padding: 10px 16px 10px 12px;
    border: 1px solid rgba(255, 255, 255, 0.12);
    border-radius: var(--radius-m);
    background: #14181f;
    box-shadow: 0 16px 40px -12px rgba(0, 0, 0, 0.7);
    color: #f6f8fa;
    font-family: var(--font-body);
    font-size: 0.9375rem;
    line-height: 1.6;
  }
  .Toastify__toast-icon {
    width: 20px;
    margin-right: 8px;
  }
  .Toastify__toast--success svg {
    color: #5fe0a0;
  }
  .Toastify__toast--error svg {
    color: #ff9a94;
  }
  .Toastify__toast--info svg {
    color: #8ec5ff;
  }
`;

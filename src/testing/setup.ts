import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach } from 'vitest';
import './fasterTests';

const { getElementError } = getConfig();

configure({
  /** Pages and dialogs load when they open, which takes more than a second on a loaded machine. */
  asyncUtilTimeout: 15_000,
  /** Prints the page only where a test fails, not for each attempt of a query that waits. */
  getElementError: (message, container) =>
    isAttempt() ? new Error(message ?? '') : getElementError(message, container),
});

/** jsdom has no layout. */
if (typeof document !== 'undefined') document.elementsFromPoint = () => [];

afterEach(cleanup);

function isAttempt(): boolean {
  return (
    (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics ===
    true
  );
}

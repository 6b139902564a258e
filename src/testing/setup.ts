import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

/** Pages and dialogs are fetched when they open, which on a busy machine takes more than a second. */
configure({ asyncUtilTimeout: 15_000 });

afterEach(cleanup);

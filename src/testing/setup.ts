import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import './hidingStyles';

/** Pages and dialogs load when they open, which takes more than a second on a loaded machine. */
configure({ asyncUtilTimeout: 15_000 });

/** jsdom has no layout. */
if (typeof document !== 'undefined') document.elementsFromPoint = () => [];

afterEach(cleanup);

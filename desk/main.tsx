import { setNonce } from 'get-nonce';
import { createRoot } from 'react-dom/client';
import { cspNonce } from '@/lib/cspNonce';
import { BrowserRouter } from '@/lib/router';
import { storage } from '@backoffice/browser/preferences';
import { createDeskStore } from './core/createDeskStore';
import { createDeskI18n } from './i18n/texts';
import { DeskApp } from './shell/DeskApp';
import { DeskRoutes } from './shell/DeskRoutes';

const element = document.getElementById('root');
if (!element) throw new Error('The page has no root.');

const nonce = cspNonce(document);
// Dialogs lock scrolling with a style element of their own.
if (nonce !== undefined) setNonce(nonce);

const store = createDeskStore(storage);
void createDeskI18n(storage).then((i18n) =>
  createRoot(element).render(
    <DeskApp {...{ store, i18n, nonce }}>
      <BrowserRouter>
        <DeskRoutes />
      </BrowserRouter>
    </DeskApp>,
  ),
);

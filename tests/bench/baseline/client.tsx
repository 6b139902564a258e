import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { BaselineApp, makeBaselineStore, makeBaselineI18n } from './BaselineApp';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');
void makeBaselineI18n().then((i18n) =>
  hydrateRoot(
    root,
    <BrowserRouter>
      <BaselineApp store={makeBaselineStore()} i18n={i18n} />
    </BrowserRouter>,
  ),
);

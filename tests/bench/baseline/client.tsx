import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { BaselineApp } from './BaselineApp';
import { makeBaselineStore } from './store';
import { makeBaselineI18n } from './texts';

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

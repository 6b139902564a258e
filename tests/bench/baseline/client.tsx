import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { FloorApp } from './FloorApp';
import { makeFloorStore } from './store';
import { makeFloorI18n } from './texts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');
void makeFloorI18n().then((i18n) =>
  hydrateRoot(
    root,
    <BrowserRouter>
      <FloorApp store={makeFloorStore()} i18n={i18n} />
    </BrowserRouter>,
  ),
);

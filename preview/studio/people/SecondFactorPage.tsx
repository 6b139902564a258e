import { loggedOut } from '../api/session';
import { useStudioDispatch } from '../app/hooks';
import { useTexts } from '../i18n/useTexts';
import { Button } from '../ui/Button';
import { CardPage } from './CardPage';
import { SecondFactorForm } from './SecondFactorForm';

/** Where a second factor is required, nothing else opens before it is set up (A10). */
export function SecondFactorPage() {
  const t = useTexts('people');
  const s = useTexts('shell');
  const dispatch = useStudioDispatch();
  return (
    <CardPage title={t('factor.title')} text={t('factor.required')}>
      <SecondFactorForm />
      <Button variant="ghost" onClick={() => dispatch(loggedOut())}>
        {s('menu.logout')}
      </Button>
    </CardPage>
  );
}

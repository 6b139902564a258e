import { loggedOut } from '@studio/core/api/session';
import { useStudioDispatch } from '@studio/core/store/createStudioStore';
import { useTexts } from '@studio/i18n/texts';
import { Button } from '@staff/ui/Button';
import { CardPage } from '@studio/layout/CardPage';
import { SecondFactorForm } from './SecondFactorForm';

/** Where a second factor is required, nothing else opens before it is set up. */
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

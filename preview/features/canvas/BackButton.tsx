import { CornerUpLeft } from 'lucide-react';
import { useTexts } from '@studio/i18n/texts';
import { IconButton } from '@staff/ui/IconButton';
import { useView } from '@studio/core/browser/useView';
import { useStudioDispatch, useStudioSelector } from '@studio/core/store/createStudioStore';
import { framesLed, selectCameFrom } from '@studio/core/store/navigationSlice';
import { useRouteNames } from '@studio/features/screens/routeNames';

/** Back to the screen that was chosen, after opening a group of settings has led to one that it changes. */
export function BackButton() {
  const t = useTexts('canvas');
  const { view, setView } = useView();
  const names = useRouteNames();
  const dispatch = useStudioDispatch();
  const from = useStudioSelector((state) => selectCameFrom(state, view.route));
  if (!from) return null;
  const page = names.find(({ path }) => path === from.route)?.name ?? from.route;
  const goBack = () => {
    dispatch(framesLed(null));
    setView(from);
  };
  return (
    <IconButton label={t('route.back', { page })} size="s" onClick={goBack}>
      <CornerUpLeft size={15} aria-hidden="true" />
    </IconButton>
  );
}

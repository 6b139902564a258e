import styled from 'styled-components';
import { previewRoutes } from '#schemas/preview/routes';
import { useTexts } from '@studio/i18n/texts';
import { SearchSelect } from '@staff/ui/SearchSelect';
import { useView } from '@studio/core/browser/useView';
import { useRouteNames } from '@studio/features/screens/routeNames';
import { stateFor } from '@studio/features/screens/chooseState';

/** Every screen of the member app, those too that are switched off for this brand. A member's page brings a member, a public one a visitor. */
export function RoutePicker() {
  const t = useTexts('canvas');
  const names = useRouteNames();
  const { view, setView } = useView();
  const known = previewRoutes.some(({ path }) => path === view.route);
  const choices = [
    ...(known ? [] : [{ value: view.route, label: view.route, group: t('route.group.other') }]),
    ...names.map(({ path, name, group, keywords }) => ({
      value: path,
      label: name,
      group: t(`route.group.${group}`),
      keywords,
    })),
  ];
  return (
    <Wide>
      <SearchSelect
        label={t('route')}
        value={view.route}
        choices={choices}
        onChange={(route) => setView(({ state }) => ({ route, state: stateFor(route, state) }))}
      />
    </Wide>
  );
}

const Wide = styled.div`
  width: 168px;
`;

import { Toolbar } from 'radix-ui';
import styled from 'styled-components';
import type { Change } from '#core/brand/diff';
import { stateFor } from '@studio/features/screens/chooseState';
import { useLanguage } from '@staff/i18n/hooks';
import { useTexts } from '@studio/i18n/texts';
import { Button } from '@staff/ui/Button';
import { useView } from '@studio/core/browser/useView';
import { screensOfChanges } from '@studio/features/settings/settingNames';

interface Props {
  readonly changes: readonly Change[];
  readonly onOpen: () => void;
}

/** Where members will see the change; each screen opens the comparison. */
export function Reach({ changes, onOpen }: Props) {
  const t = useTexts('publish');
  const { language } = useLanguage();
  const { setView } = useView();
  const screens = screensOfChanges(changes);
  if (changes.length === 0) return null;
  const members = screens.filter(({ access }) => access === 'member').length;
  return (
    <section aria-label={t('reach')}>
      <p>
        {screens.length === 0
          ? t('reach.none')
          : t('reach.sum', {
              count: screens.length,
              publics: screens.length - members,
              members,
            })}
      </p>
      {/* One stop of the Tab key: a colour changes dozens of screens. */}
      <List aria-label={t('reach')}>
        {screens.map((screen) => (
          <Toolbar.Button key={screen.path} asChild>
            <Button
              size="s"
              onClick={() => {
                setView(({ state }) => ({
                  mode: 'compare',
                  route: screen.path,
                  state: stateFor(screen.path, state),
                }));
                onOpen();
              }}
            >
              {screen[language]}
            </Button>
          </Toolbar.Button>
        ))}
      </List>
    </section>
  );
}

const List = styled(Toolbar.Root)`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  margin-top: 6px;
`;

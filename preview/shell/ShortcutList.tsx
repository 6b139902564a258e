import styled from 'styled-components';
import { type TextOf, useTexts } from '@studio/i18n/texts';
import { Dialog } from '@staff/ui/Dialog';
import { Kbd } from '@staff/ui/Tooltip';

const list: readonly (readonly [TextOf<'shell'>, ...string[]])[] = [
  ['keys.palette', 'mod+k'],
  ['keys.search', '/'],
  ['keys.undo', 'mod+z'],
  ['keys.redo', 'mod+shift+z', 'mod+y'],
  ['keys.save', 'mod+s'],
  ['keys.escape', 'escape'],
  ['keys.help', '?'],
];

export function ShortcutList({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts('shell');
  return (
    <Dialog title={t('keys.title')} width={380} onClose={onClose}>
      <dl>
        {list.map(([name, ...combos]) => (
          <Row key={name}>
            <dt>{t(name)}</dt>
            <dd>
              {combos.map((combo) => (
                <Kbd key={combo} combo={combo} />
              ))}
            </dd>
          </Row>
        ))}
      </dl>
    </Dialog>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 34px;

  & + & {
    border-top: 1px solid var(--s-line);
  }
  & > dd {
    display: flex;
    gap: 8px;
  }
`;

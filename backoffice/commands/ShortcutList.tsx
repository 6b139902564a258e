import styled from 'styled-components';
import { useTexts } from '@backoffice/i18n/texts';
import { Dialog } from '@backoffice/ui/Dialog';
import { Kbd } from '@backoffice/ui/Tooltip';

interface Props {
  /** What a shortcut does, and its combinations. */
  readonly list: readonly (readonly [name: string, ...combos: string[]])[];
  readonly onClose: () => void;
}

export function ShortcutList({ list, onClose }: Props) {
  const t = useTexts('frame');
  return (
    <Dialog title={t('keys.title')} width={380} onClose={onClose}>
      <dl>
        {list.map(([name, ...combos]) => (
          <Row key={name}>
            <dt>{name}</dt>
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

import styled from 'styled-components';
import { BrandList } from '@studio/features/brands/BrandList';
import { GroupList } from '@studio/features/brands/GroupList';
import { useTexts } from '@studio/i18n/texts';
import { SplitPane } from '@staff/ui/SplitPane';
import { useRemembered } from '@studio/core/browser/preferences';

interface Props {
  readonly brandId: string;
  /** A group was chosen, perhaps the open one. */
  readonly onChooseGroup: () => void;
}

/** The brands, and below them the groups of settings of the open one. */
export function LeftPane({ brandId, onChooseGroup }: Props) {
  const t = useTexts('shell');
  const [height, setHeight] = useRemembered('pane.brands', 268);
  return (
    <Column aria-label={t('pane.left')}>
      <SplitPane
        label={t('pane.resize', { pane: t('pane.brands') })}
        fixed="start"
        direction="column"
        min={120}
        max={640}
        size={height}
        onResize={setHeight}
        start={<BrandList openId={brandId} />}
        end={<GroupList onChoose={onChooseGroup} />}
      />
    </Column>
  );
}

const Column = styled.nav`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  background: var(--s-panel);
`;

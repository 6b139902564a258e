import { RotateCw } from 'lucide-react';
import styled from 'styled-components';
import { stateDimensions } from '#schemas/preview/state';
import { useTexts } from '@studio/i18n/texts';
import { IconButton } from '@staff/ui/IconButton';
import { SegmentedControl } from '@staff/ui/SegmentedControl';
import { Select } from '@staff/ui/Select';
import { modes } from '@studio/core/browser/view';
import { useView } from '@studio/core/browser/useView';
import { BackButton } from './BackButton';
import { matrixOf } from '@studio/features/screens/chooseState';
import { DevicePicker } from './DevicePicker';
import { modeIcons } from './icons';
import { RoutePicker } from './RoutePicker';
import { StatePicker } from './StatePicker';

/** What the frames show: page, state, devices, language. All of it is in the address. */
export function ViewBar() {
  const t = useTexts('canvas');
  const { view, setView } = useView();
  return (
    <Bar role="toolbar" aria-label={t('bar')}>
      <RoutePicker />
      <BackButton />
      <StatePicker />
      {view.mode === 'matrix' && (
        <Narrow>
          <Select
            label={t('dimension')}
            hideLabel
            size="s"
            value={view.dimension}
            choices={stateDimensions.map((value) => ({ value, label: t(`dimension.${value}`) }))}
            onChange={(dimension) => setView((now) => matrixOf(now, dimension))}
          />
        </Narrow>
      )}
      <Gap />
      <DevicePicker />
      <IconButton
        label={t('rotate')}
        size="s"
        aria-pressed={view.rotated}
        onClick={() => setView(({ rotated }) => ({ rotated: !rotated }))}
      >
        <RotateCw size={15} aria-hidden="true" />
      </IconButton>
      <SegmentedControl
        label={t('language')}
        value={view.language}
        choices={[
          { value: 'th', label: 'ไทย' },
          { value: 'en', label: 'EN' },
        ]}
        onChange={(language) => setView({ language })}
      />
      <SegmentedControl
        label={t('mode')}
        iconsOnly
        value={view.mode}
        choices={modes.map((value) => ({ value, label: t(`mode.${value}`), icon: modeIcons[value] }))}
        onChange={(mode) => setView({ mode })}
      />
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: 6px;
  align-items: center;
  min-width: 0;
  min-height: 44px;
  padding: 6px 12px;
  border-bottom: 1px solid var(--s-line);
  background: var(--s-panel);
`;

const Gap = styled.span`
  flex: 1;
`;

const Narrow = styled.div`
  width: 132px;
`;

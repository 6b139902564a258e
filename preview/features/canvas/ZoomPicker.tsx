import { memo } from 'react';
import styled from 'styled-components';
import { useTexts } from '@studio/i18n/texts';
import { Select } from '@staff/ui/Select';
import { useView } from '@studio/core/browser/useView';

/** Percent. */
const steps = [25, 33, 50, 67, 75, 100, 125, 150, 200];

/** The scale of the frames; their own pixels stay those of the device. */
export const ZoomPicker = memo(function ZoomPicker() {
  const t = useTexts('canvas');
  const { view, setView } = useView();
  const sizes =
    steps.includes(view.zoom) || view.zoom === 0 ? steps : [...steps, view.zoom].sort((a, b) => a - b);
  return (
    <Corner>
      <Select
        label={t('zoom')}
        hideLabel
        size="s"
        value={String(view.zoom)}
        choices={[
          { value: '0', label: t('zoom.fit') },
          ...sizes.map((size) => ({ value: String(size), label: `${size}%` })),
        ]}
        onChange={(zoom) => setView({ zoom: Number(zoom) })}
      />
    </Corner>
  );
});

/** In the corner of the canvas, because the bar above is too narrow for it while both panes are open. */
const Corner = styled.div`
  position: absolute;
  right: 16px;
  bottom: 16px;
  width: 96px;
  border-radius: var(--s-radius);
  box-shadow: var(--s-shadow);
`;

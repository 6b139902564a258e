import { Stack } from '@backoffice/ui/Stack';
import { useState } from 'react';
import styled from 'styled-components';
import { previewRoutes } from '#schemas/preview/routes';
import { initialState } from '#schemas/preview/state';
import { DeviceFrame, OnceVisible } from '@studio/features/canvas/DeviceFrame';
import { stateFor } from '@studio/features/screens/chooseState';
import { useStableState } from '@studio/features/canvas/useFrame';
import { useLanguage, useTexts } from '@studio/i18n/texts';
import { screensOfChanges } from '@studio/features/settings/settingNames';
import { Dialog } from '@backoffice/ui/Dialog';
import { Select } from '@backoffice/ui/Select';
import { devices } from '@studio/core/browser/view';
import type { Offer } from './offers';

interface Props {
  readonly path: string;
  readonly offers: readonly Offer[];
  readonly onClose: () => void;
}

/** Where the frames are, and how often they were sent somewhere. */
interface Visit {
  readonly route: string;
  readonly visit: number;
}

const SCALE = 0.55;
const { width, height } = devices['phone-390'];

/** The chosen brands with the value in them, on a screen that shows it. Nothing is saved. */
export function ComparisonPreview({ path, offers, onClose }: Props) {
  const t = useTexts('brandComparison');
  const { language } = useLanguage();
  const showing = screensOfChanges([{ path }]);
  const screens = showing.length > 0 ? showing : previewRoutes;
  const [{ route, visit }, go] = useState<Visit>({ route: screens[0].path, visit: 0 });
  return (
    <Dialog title={t('preview.title')} text={t('preview.text')} width={1120} onClose={onClose}>
      <Stack $w={260}>
        <Select
          size="s"
          label={t('preview.screen')}
          value={route}
          choices={screens.map((each) => ({ value: each.path, label: each[language] }))}
          onChange={(next) => go({ route: next, visit: visit + 1 })}
        />
      </Stack>
      <Frames>
        {offers.map((offer) => (
          <OnceVisible key={offer.member.brandId} width={width * SCALE} height={height * SCALE}>
            <Frame {...{ offer, route, visit, path }} />
          </OnceVisible>
        ))}
      </Frames>
    </Dialog>
  );
}

interface FrameProps extends Visit {
  readonly offer: Offer;
  readonly path: string;
}

function Frame({ offer: { brand, member }, route, visit, path }: FrameProps) {
  const { language } = useLanguage();
  const state = useStableState({
    brand,
    state: stateFor(route, initialState),
    route,
    visit,
    language,
    picking: false,
    // Colours are everywhere; of anything else the frame shows the place.
    highlight: path.startsWith('/theme/') ? null : path,
    scroll: null,
  });
  return (
    <DeviceFrame
      title={member.summary.displayName}
      state={state}
      width={width}
      height={height}
      scale={SCALE}
      onEvent={unheard}
    />
  );
}

/** Each frame is looked at for itself: none leads the others. */
const unheard = () => undefined;

const Frames = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 20px;
  padding: 14px 2px 2px;
`;

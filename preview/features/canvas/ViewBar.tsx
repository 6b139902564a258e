import { Stack } from '@backoffice/ui/Stack';
import {
  RotateCw,
  Columns2,
  Grid3x3,
  LayoutDashboard,
  Monitor,
  Smartphone,
  Square,
  Tablet,
  SlidersHorizontal,
  CornerUpLeft,
} from 'lucide-react';
import styled from 'styled-components';
import { stateDimensions, initialState, type StateDimension, stateWords } from '#schemas/preview/state';
import { useTexts } from '@studio/i18n/texts';
import { IconButton, Button } from '@backoffice/ui/Button';
import { SegmentedControl, Select } from '@backoffice/ui/Select';
import { modes, useView, type Device, type Mode, deviceNames, initialView } from '@studio/core/browser/view';
import { matrixOf, stateFor, routeFor, withState } from '@studio/features/screens/chooseState';
import type { ReactNode } from 'react';
import { previewRoutes } from '#schemas/preview/routes';
import { SearchSelect } from '@backoffice/ui/SearchSelect';
import { useRouteNames } from '@studio/features/screens/routeNames';
import { Popover } from '@backoffice/ui/Popover';
import { useStudioDispatch, useStudioSelector } from '@studio/core/store/createStudioStore';
import { framesLed, selectCameFrom } from '@studio/core/store/navigationSlice';

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
        <Stack $w={132}>
          <Select
            label={t('dimension')}
            hideLabel
            size="s"
            value={view.dimension}
            choices={stateDimensions.map((value) => ({ value, label: t(`dimension.${value}`) }))}
            onChange={(dimension) => setView((now) => matrixOf(now, dimension))}
          />
        </Stack>
      )}
      <Stack as="span" $grow />
      <DevicePicker />
      <IconButton
        label={t('rotate')}
        size="s"
        aria-pressed={view.rotated}
        onClick={() => setView(({ rotated }) => ({ rotated: !rotated }))}
        icon={RotateCw}
      />
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

const modeIcons: Readonly<Record<Mode, ReactNode>> = {
  single: <Square size={15} />,
  matrix: <Grid3x3 size={15} />,
  wall: <LayoutDashboard size={15} />,
  compare: <Columns2 size={15} />,
};

const deviceIcons: Readonly<Record<Device, () => ReactNode>> = {
  'phone-360': () => <Smartphone size={12} />,
  'phone-390': () => <Smartphone size={15} />,
  tablet: () => <Tablet size={15} />,
  desktop: () => <Monitor size={15} />,
};

/** Devices side by side; one at least. Where only one is shown, a press chooses another instead. */
function DevicePicker() {
  const t = useTexts('canvas');
  const { view, setView } = useView();
  const isMany = view.mode === 'single';
  const press = (device: Device) => {
    if (!isMany) {
      setView({ devices: [device] });
      return;
    }
    setView(({ devices }) => {
      const next = deviceNames.filter((name) => devices.includes(name) !== (name === device));
      return next.length > 0 ? { devices: next } : {};
    });
  };
  return (
    <Group role="group" aria-label={t('device')}>
      {deviceNames.map((name) => (
        <IconButton
          key={name}
          label={t(`device.${name}`)}
          size="s"
          aria-pressed={isMany ? view.devices.includes(name) : view.devices[0] === name}
          onClick={() => press(name)}
          icon={deviceIcons[name]}
        />
      ))}
    </Group>
  );
}

const Group = styled.div`
  display: inline-flex;
  gap: 2px;
`;

/** Every screen of the member app, those too that are switched off for this brand. A member's page brings a member, a public one a visitor. */
function RoutePicker() {
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
    <Stack $w={168}>
      <SearchSelect
        label={t('route')}
        value={view.route}
        choices={choices}
        onChange={(route) => setView(({ state }) => ({ route, state: stateFor(route, state) }))}
      />
    </Stack>
  );
}

/** The state of the member's world that the frames show, one list per dimension. */
function StatePicker() {
  const t = useTexts('canvas');
  const { view, setView } = useView();
  const nameOf = (dimension: StateDimension, value: string) =>
    t(`state.${dimension}.${value}` as 'state.member.visitor');
  const choose = (dimension: StateDimension, value: string) => {
    setView((now) => {
      const state = withState(now.state, dimension, value);
      return { state, route: routeFor(now.route, state, dimension) };
    });
  };
  const unusual = stateDimensions.filter((name) => view.state[name] !== initialState[name]);
  const summary = ['member' as const, ...unusual.filter((name) => name !== 'member')]
    .map((name) => nameOf(name, view.state[name]))
    .join(' · ');
  return (
    <Popover
      label={t('state.title')}
      width={280}
      trigger={
        <Trigger size="s" icon={SlidersHorizontal} title={summary}>
          {summary}
        </Trigger>
      }
    >
      <Stack>
        {stateDimensions.map((dimension) => (
          <Select
            key={dimension}
            label={t(`dimension.${dimension}`)}
            size="s"
            value={view.state[dimension] as string}
            choices={stateWords[dimension].map((value) => ({ value, label: nameOf(dimension, value) }))}
            onChange={(value) => choose(dimension, value)}
          />
        ))}
        <Button
          size="s"
          variant="ghost"
          disabled={unusual.length === 0}
          onClick={() => setView({ state: initialState, route: initialView.route })}
        >
          {t('state.reset')}
        </Button>
      </Stack>
    </Popover>
  );
}

const Trigger = styled(Button)`
  max-width: 240px;
  & > span {
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
`;

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
  return <IconButton label={t('route.back', { page })} size="s" onClick={goBack} icon={CornerUpLeft} />;
}

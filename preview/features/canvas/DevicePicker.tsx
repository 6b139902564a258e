import styled from 'styled-components';
import { useTexts } from '@studio/i18n/texts';
import { IconButton } from '@staff/ui/IconButton';
import { type Device, deviceNames } from '@studio/core/browser/view';
import { useView } from '@studio/core/browser/useView';
import { deviceIcons } from './icons';

/** Devices side by side; one at least. Where only one is shown, a press chooses another instead. */
export function DevicePicker() {
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
        >
          {deviceIcons[name]}
        </IconButton>
      ))}
    </Group>
  );
}

const Group = styled.div`
  display: inline-flex;
  gap: 2px;
`;

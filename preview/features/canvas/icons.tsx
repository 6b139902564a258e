import { Columns2, Grid3x3, LayoutDashboard, Monitor, Smartphone, Square, Tablet } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Device, Mode } from '@studio/core/browser/view';

export const modeIcons: Readonly<Record<Mode, ReactNode>> = {
  single: <Square size={15} aria-hidden="true" />,
  matrix: <Grid3x3 size={15} aria-hidden="true" />,
  wall: <LayoutDashboard size={15} aria-hidden="true" />,
  compare: <Columns2 size={15} aria-hidden="true" />,
};

export const deviceIcons: Readonly<Record<Device, ReactNode>> = {
  'phone-360': <Smartphone size={13} aria-hidden="true" />,
  'phone-390': <Smartphone size={15} aria-hidden="true" />,
  tablet: <Tablet size={15} aria-hidden="true" />,
  desktop: <Monitor size={15} aria-hidden="true" />,
};

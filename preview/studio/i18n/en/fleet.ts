import type { fleet as th } from '../th/fleet';

export const fleet: Record<keyof typeof th, string> = {};

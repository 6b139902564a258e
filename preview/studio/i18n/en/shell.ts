import type { shell as th } from '../th/shell';

export const shell: Record<keyof typeof th, string> = {};

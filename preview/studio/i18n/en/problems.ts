import type { problems as th } from '../th/problems';

export const problems: Record<keyof typeof th, string> = {};

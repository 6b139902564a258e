import type { people as th } from '../th/people';

export const people: Record<keyof typeof th, string> = {};

import type { form as th } from '../th/form';

export const form: Record<keyof typeof th, string> = {};

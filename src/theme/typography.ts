/** `font` sizes as `size/line`: Thai vowels and tone marks stack, so body text needs a line height of 1.6 or more. */
export const type = {
  micro: '0.75rem/1.6',
  small: '0.875rem/1.6',
  body: '1rem/1.65',
  lead: '1.125rem/1.6',
  title: '1.25rem/1.5',
  display: '1.75rem/1.4',
  figure: '2.25rem/1.25',
} as const;

export const weight = { regular: 400, bold: 600 } as const;

/** Declarations of one step of the scale: `${text('small', 'bold')}`. */
export function text(step: keyof typeof type, strength: keyof typeof weight = 'regular'): string {
  const [size, line] = type[step].split('/');
  return `font-size:${size};line-height:${line};font-weight:${weight[strength]};`;
}

/** Digits of equal width. */
export const figures = 'font-variant-numeric:tabular-nums;';

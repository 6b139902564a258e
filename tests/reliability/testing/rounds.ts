/** Repetitions of a long test: a few daily, the required number with `npm run prove`. */
export const rounds = (few: number, promised: number): number => (process.env['PROVE'] ? promised : few);

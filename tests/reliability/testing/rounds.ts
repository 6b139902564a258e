/** How often a long test does its thing: a few times every day, as often as promised in `npm run prove`. */
export const rounds = (few: number, promised: number): number => (process.env['PROVE'] ? promised : few);

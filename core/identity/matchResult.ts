/** Outcome of comparing what a bank shows with what we know: the third one is for a person to decide (S4). */
export type Match = 'match' | 'no' | 'indeterminate';

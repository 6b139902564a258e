/** Result of comparing a bank's record with ours; the third one needs a decision by staff (S4). */
export type Match = 'match' | 'no' | 'indeterminate';

/** What a prize is made of. An ITEM is handed out by staff; NONE is no prize. */
export const prizeTypes = ['CREDIT', 'POINT', 'ITEM', 'NONE'] as const;
export type PrizeType = (typeof prizeTypes)[number];

/** What a check-in gives. */
export const checkInTypes = ['CREDIT', 'POINT'] as const;
export type CheckInType = (typeof checkInTypes)[number];

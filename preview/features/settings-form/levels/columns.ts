/** Columns of the level table: settings below `/levels/<n>`, by what people compare first. Width in px. */
export const columns = [
  { key: 'label/th', width: 112 },
  { key: 'label/en', width: 112 },
  { key: 'nextLevelAmount', width: 116 },
  { key: 'criteria', width: 116 },
  { key: 'lostPercent', width: 84 },
  { key: 'maxAmount', width: 112 },
  { key: 'withdraw/perDay', width: 112 },
  { key: 'withdraw/perTx', width: 112 },
  { key: 'withdraw/countPerDay', width: 92 },
  { key: 'disabled', width: 96 },
  { key: 'text/th', width: 220 },
  { key: 'text/en', width: 220 },
  { key: 'name', width: 116 },
  { key: 'status', width: 72 },
] as const;

/** Key of the group that a column belongs to, such as that of withdrawals. */
export const parentOf = (key: string): string | undefined => {
  const [parent, own] = key.split('/');
  return own === undefined ? undefined : parent;
};

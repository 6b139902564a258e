/**
 * A row as it may arrive from a back end that is not ours: only the named keys are certain, any
 * other may be missing or null (acceptance, appendix A).
 */
export type Arrived<Row, Sure extends keyof Row> = Pick<Row, Sure> & {
  readonly [Key in Exclude<keyof Row, Sure>]?: Row[Key] | null | undefined;
};

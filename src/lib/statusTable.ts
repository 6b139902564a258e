import { hasOwn } from '#schemas/common/hasOwn';

/** Colour of a status chip (appendix B). */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

/** What a status code means to a member. */
export interface StatusSpec<Label extends string, Action extends string> {
  readonly tone: Tone;
  /** Id of the text in the feature's namespace. */
  readonly label: Label;
  /** Something may still happen by itself: keep asking (ST-24). */
  readonly isOpen: boolean;
  /** What the member may do now. */
  readonly may: readonly Action[];
}

export type StatusTable<Label extends string, Action extends string> = Readonly<
  Record<string, StatusSpec<Label, Action>>
>;

const unknownStatus = { tone: 'neutral', label: 'status.unknown', isOpen: true, may: [] } as const;

/** The meaning of a code; one that nobody knows is grey, open and offers nothing, and is never shown raw (appendix B). */
export function lookUpStatus<Label extends string, Action extends string>(
  table: StatusTable<Label, Action>,
  code: string | null | undefined,
): StatusSpec<Label | 'status.unknown', Action> {
  return (code && hasOwn(table, code) ? table[code] : undefined) ?? unknownStatus;
}

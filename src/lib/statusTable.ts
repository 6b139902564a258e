import { hasOwn } from '#schemas/common/text';

/** Colour of a status chip. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

/** Presentation of a status code. */
export interface StatusSpec<Label extends string, Action extends string> {
  readonly tone: Tone;
  /** Id of the text in the feature's namespace. */
  readonly label: Label;
  /** Whether the status may still change without the member, so polling continues. */
  readonly isOpen: boolean;
  /** Actions allowed for the member. */
  readonly may: readonly Action[];
}

export type StatusTable<Label extends string, Action extends string> = Readonly<
  Record<string, StatusSpec<Label, Action>>
>;

const unknownStatus = { tone: 'neutral', label: 'status.unknown', isOpen: true, may: [] } as const;

/** The entry of a code; an unknown code is grey, open and without actions, and its raw value is never shown. */
export function lookUpStatus<Label extends string, Action extends string>(
  table: StatusTable<Label, Action>,
  code: string | null | undefined,
): StatusSpec<Label | 'status.unknown', Action> {
  return (code && hasOwn(table, code) ? table[code] : undefined) ?? unknownStatus;
}

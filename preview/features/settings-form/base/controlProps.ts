import type { SettingSchema } from '#schemas/brand/describe';

/** What every control is given. */
export interface ControlProps {
  /** JSON pointer of the setting. */
  readonly path: string;
  readonly schema: SettingSchema;
  readonly value: unknown;
  /** `at` in ms: edits with the same one, as those of a drag, are one step of undo. */
  readonly set: (value: unknown, at?: number) => void;
  /** Name for screen readers. */
  readonly label: string;
  /** Element that explains it. */
  readonly noteId: string | undefined;
  readonly invalid: boolean;
  readonly disabled: boolean;
}

/** The attributes of a plain input. */
export const inputProps = ({ label, noteId, invalid, disabled }: ControlProps) => ({
  'aria-label': label,
  'aria-describedby': noteId,
  'aria-invalid': invalid || undefined,
  readOnly: disabled,
  autoComplete: 'off',
  spellCheck: false,
});

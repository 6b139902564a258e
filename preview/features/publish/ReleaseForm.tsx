import { useState } from 'react';
import { useTexts } from '@studio/i18n/texts';
import { fromLocalBox } from '@backoffice/i18n/bangkokTime';
import { TextField } from '@backoffice/ui/Field';
import { type When, WhenField } from './WhenField';

interface Typed {
  readonly note: string;
  /** Why it is published in spite of its warnings. */
  readonly reason: string;
  readonly when: When;
}

/** What a person says about a release: its note, its time, and with warnings the reason. */
export function useReleaseForm(warnings: number) {
  const t = useTexts('publish');
  const [typed, setTyped] = useState<Typed>({ note: '', reason: '', when: { later: false, at: '' } });
  const { note, reason, when } = typed;
  const at = when.later ? fromLocalBox(when.at) : null;
  const missing = [
    note.trim() === '' && t('missing.note'),
    warnings > 0 && reason.trim() === '' && t('missing.reason'),
    when.later && at === null && t('missing.time'),
  ].filter((each) => each !== false);
  return {
    typed,
    change: (part: Partial<Typed>) => setTyped((now) => ({ ...now, ...part })),
    warnings,
    missing,
    /** As the call has it; `at` null publishes now. */
    request: { note, reason: warnings > 0 ? reason : null, at },
  };
}

/** The fields of a release. They stand first: a review arrives late and would move them from under the pointer. */
export function ReleaseFields({ form }: { readonly form: ReturnType<typeof useReleaseForm> }) {
  const t = useTexts('publish');
  const { typed, change, warnings } = form;
  return (
    <>
      <TextField
        label={t('publish.note')}
        help={t('publish.noteHelp')}
        value={typed.note}
        maxLength={200}
        onChange={(note) => change({ note })}
      />
      <WhenField value={typed.when} onChange={(when) => change({ when })} />
      {warnings > 0 && (
        <TextField
          label={t('publish.reason', { count: warnings })}
          value={typed.reason}
          maxLength={200}
          onChange={(reason) => change({ reason })}
        />
      )}
    </>
  );
}

import { type FormEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useShortcuts } from '@backoffice/browser/shortcuts';
import { Button } from '@backoffice/ui/Button';
import { TextField } from '@backoffice/ui/Field';
import { Stack } from '@backoffice/ui/Stack';
import { Switch } from '@backoffice/ui/Switch';
import type { Decision, QueueDetail } from '@desk/core/queueApi';
import { useLanguage, useTexts } from '@desk/i18n/texts';
import type { Action } from './actions';

interface Props {
  readonly detail: Pick<QueueDetail, 'kind' | 'reasons'>;
  readonly action: Action;
  /** Label of the button; “… and next” by default. */
  readonly submit?: string;
  readonly onSend: (action: Action, body?: Decision['body']) => void;
  readonly onCancel: () => void;
}

/** The way back: a reason by its number, or in the person's own words; Enter confirms. */
export function RejectForm({ detail, action, submit: label, onSend, onCancel }: Props) {
  const t = useTexts('review');
  const u = useTexts('ui');
  const { language } = useLanguage();
  const list = detail.reasons;
  const other = list.length;
  const [chosen, setChosen] = useState<number | null>(null);
  const [text, setText] = useState('');
  const [isRefunded, setRefunded] = useState(true);
  const first = useRef<HTMLFieldSetElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  // The button is enabled only then.
  useEffect(() => {
    if (chosen !== null && chosen < other) confirm.current?.focus();
  }, [chosen, other]);
  useShortcuts({
    escape: onCancel,
    ...Object.fromEntries(
      [...list, null].map((_, index) => [String(index + 1), () => setChosen(index)] as const),
    ),
  });
  const template = chosen === null ? undefined : list[chosen];
  const reason = text.trim();
  const isReady = template !== undefined || (chosen === other && reason !== '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) return;
    onSend(action, {
      ...(template ? { reasonId: template.id } : { reason }),
      ...(detail.kind === 'withdrawal' && { refund: isRefunded }),
    });
  };
  return (
    <Form onSubmit={submit} aria-label={t(`act.${action.act}`)}>
      <fieldset ref={first} tabIndex={-1}>
        <legend>{t('reject.title')}</legend>
        {[...list.map((each) => each[language]), t('reject.other')].map((name, index) => (
          <Reason key={name} type="button" aria-pressed={chosen === index} onClick={() => setChosen(index)}>
            <kbd>{index + 1}</kbd> {name}
          </Reason>
        ))}
      </fieldset>
      {chosen === other && (
        <TextField label={t('reject.text')} maxLength={200} value={text} onChange={setText} autoFocus />
      )}
      {detail.kind === 'withdrawal' && (
        <Switch label={t('reject.refund')} checked={isRefunded} onChange={setRefunded} />
      )}
      <Stack $row $gap={2}>
        <Button ref={confirm} type="submit" variant="danger" disabled={!isReady}>
          {label ?? t('andNext', { act: t(`act.${action.act}`) })}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {u('cancel')}
        </Button>
      </Stack>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: 12px;

  fieldset {
    display: grid;
    gap: 4px;
    min-width: 0;
  }
  legend {
    margin-bottom: 6px;
    padding: 0;
    color: var(--s-muted);
    font-size: 13px;
  }
`;

const Reason = styled.button`
  display: flex;
  align-items: baseline;
  gap: 8px;
  min-height: 32px;
  padding: 5px 10px;
  border: 1px solid var(--s-line);
  border-radius: var(--s-radius);
  background: var(--s-raised);
  text-align: left;

  &:hover {
    background: var(--s-hover);
  }
  &[aria-pressed='true'] {
    border-color: var(--s-danger);
    background: var(--s-danger-soft);
    color: var(--s-danger);
  }
  kbd {
    flex: none;
    min-width: 18px;
    border: 1px solid var(--s-line-strong);
    border-radius: 4px;
    color: var(--s-muted);
    font: 500 11px/17px var(--s-font);
    text-align: center;
  }
`;

import { Check } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import { type FormEvent, useId, useState } from 'react';
import styled from 'styled-components';
import { formatMoney } from '@/lib/formatMoney';
import { moment } from '@backoffice/i18n/bangkokTime';
import { Badge } from '@backoffice/ui/Badge';
import { Button } from '@backoffice/ui/Button';
import { TextField } from '@backoffice/ui/Field';
import { Switch } from '@backoffice/ui/Switch';
import { Kbd } from '@backoffice/ui/Tooltip';
import type { Decision, Evidence, QueueDetail } from '@desk/core/queueApi';
import { useLanguage, useTexts } from '@desk/i18n/texts';
import type { Action } from './actions';

interface Props {
  readonly detail: QueueDetail;
  readonly action: Action;
  readonly onSend: (action: Action, body?: Decision['body']) => void;
}

type Line = NonNullable<Evidence['deposit']>['lines'][number];

/** Without a bank line: the person says why. */
const NONE = 'none';

const nearOf = ({ deposit, slip, adjustment }: Evidence) =>
  deposit?.near ?? slip?.near ?? adjustment?.near ?? [];

/** The way on: the button, and what it needs. The element that needs attention first has `data-first`. */
export function ApproveForm({ detail, action, onSend }: Props) {
  const t = useTexts('review');
  const lines = detail.evidence.deposit?.lines ?? [];
  const [line, setLine] = useState(() => plainLine(lines)?.uuid ?? (lines.length === 0 ? NONE : ''));
  const isForeign = lines.find(({ uuid }) => uuid === line)?.sender === 'no';
  const [text, setText] = useState('');
  const [isCompared, setCompared] = useState(false);
  const isNear = nearOf(detail.evidence).length > 0;
  const needsText = action.needs === 'tracking' || (action.needs === 'line' && (line === NONE || isForeign));
  const isChosen = action.needs !== 'line' || line !== '';
  const isFull = isChosen && (!needsText || text.trim() !== '') && (!isNear || isCompared);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isFull) return;
    const typed = text.trim();
    onSend(action, {
      ...(isNear && { anotherTransfer: true }),
      ...(action.needs === 'tracking' && { trackingNo: typed }),
      ...(action.needs === 'line' &&
        (line === NONE
          ? { withoutTransfer: true, reason: typed }
          : { bankTransferId: line, ...(isForeign && { reason: typed }) })),
    });
  };
  return (
    <Form onSubmit={submit} aria-label={t(`act.${action.act}`)}>
      {action.needs === 'line' && <Lines lines={lines} value={line} onChange={setLine} />}
      {isNear && <Switch label={t('near')} checked={isCompared} onChange={setCompared} />}
      {needsText && (
        <TextField
          label={t(
            action.needs === 'tracking' ? 'tracking' : isForeign ? 'line.foreignReason' : 'line.reason',
          )}
          maxLength={200}
          value={text}
          onChange={setText}
          data-first
        />
      )}
      <Button type="submit" variant="primary" disabled={!isFull} data-first={needsText ? undefined : ''}>
        {t('andNext', { act: t(`act.${action.act}`) })} <Kbd combo="a" />
      </Button>
    </Form>
  );
}

/** The line that needs no choice: the amount and the sender are as expected. */
const plainLine = (lines: readonly Line[]) =>
  lines.find(({ sender, amountDiffers }) => sender === 'match' && !amountDiffers);

interface LinesProps {
  readonly lines: readonly Line[];
  readonly value: string;
  readonly onChange: (uuid: string) => void;
}

function Lines({ lines, value, onChange }: LinesProps) {
  const t = useTexts('review');
  const { language } = useLanguage();
  const id = useId();
  return (
    <>
      <h3 id={id}>{t('line.title')}</h3>
      <Choices aria-labelledby={id} value={value} onValueChange={onChange}>
        {lines.map((line) => (
          <Choice key={line.uuid} value={line.uuid}>
            <Check size={14} aria-hidden="true" />
            <span>
              <b>{formatMoney(line.amount)}</b> {moment(line.transferredAt, language)}
              <small>
                {line.senderName} · {line.senderBank} {line.senderAccount}
              </small>
              <Badge tone={line.sender === 'match' ? 'success' : 'warning'}>{t(`line.${line.sender}`)}</Badge>{' '}
              {line.amountDiffers && <Badge tone="warning">{t('line.amountDiffers')}</Badge>}
            </span>
          </Choice>
        ))}
        <Choice value={NONE}>
          <Check size={14} aria-hidden="true" />
          <span>{t('line.none')}</span>
        </Choice>
      </Choices>
    </>
  );
}

const Form = styled.form`
  display: grid;
  gap: 12px;

  & > button {
    justify-content: space-between;
    height: 38px;
  }
  /* Without its key. */
  @media (max-width: 1000px) {
    & > button {
      justify-content: center;
    }
  }
  h3 {
    font-size: 13px;
    color: var(--s-muted);
  }
`;

const Choices = styled(RadioGroup.Root)`
  display: grid;
  gap: 6px;
`;

const Choice = styled(RadioGroup.Item)`
  display: flex;
  align-items: flex-start;
  gap: 8px;
  width: 100%;
  padding: 8px 10px;
  border: 1px solid var(--s-line-strong);
  border-radius: var(--s-radius);
  background: var(--s-raised);
  font-variant-numeric: tabular-nums;
  text-align: left;

  & > svg {
    flex: none;
    margin-top: 3px;
    visibility: hidden;
  }
  & > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: var(--s-muted);
    font-size: 12px;
  }
  &[data-state='checked'] {
    border-color: var(--s-accent);
    background: var(--s-accent-soft);
  }
  &[data-state='checked'] > svg {
    visibility: visible;
    color: var(--s-accent);
  }
`;

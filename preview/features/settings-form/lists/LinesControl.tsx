import { Quiet, Stack } from '@backoffice/ui/Stack';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useTexts } from '@studio/i18n/texts';
import { Button, IconButton } from '@backoffice/ui/Button';
import { type ControlProps, TypedInput, useTyped } from '../base/Input';

const samples: Readonly<Record<string, string>> = {
  hostname: 'www.example.com',
  origin: 'https://cdn.example.com',
};

/** Host names or origins, one a line. A pasted address gives the part that is wanted. */
export function LinesControl(props: ControlProps) {
  const { value, set, disabled, schema } = props;
  const t = useTexts('form');
  const kind = schema.items?.['x-control'] ?? '';
  const lines = Array.isArray(value) ? value.map(String) : [];
  // The line that is being added is not in the list before something is in it.
  const [isAdding, setAdding] = useState(false);
  const shown = isAdding ? [...lines, ''] : lines;
  const put = (i: number, text: string) => {
    const line = readLine(kind, text);
    if (i >= lines.length && line !== '') setAdding(false);
    set(i < lines.length ? lines.map((each, k) => (k === i ? line : each)) : [...lines, line]);
  };
  return (
    <Stack $gap={1.5} $align="start">
      {shown.map((line, i) => (
        <Row key={i}>
          <Line
            {...props}
            label={`${props.label} ${i + 1}`}
            line={line}
            sample={samples[kind] ?? ''}
            autoFocus={i >= lines.length}
            onLine={(text) => (text.trim() === '' && i >= lines.length ? undefined : put(i, text))}
            onLeft={() => i >= lines.length && line === '' && setAdding(false)}
          />
          <IconButton
            size="s"
            label={t('list.remove', { name: line })}
            disabled={disabled}
            onClick={() => (i < lines.length ? set(lines.filter((_, k) => k !== i)) : setAdding(false))}
            icon={X}
          />
        </Row>
      ))}
      {lines.length === 0 && !isAdding && <Quiet>{t('list.empty')}</Quiet>}
      <Button size="s" disabled={disabled || isAdding} icon={Plus} onClick={() => setAdding(true)}>
        {t('list.add')}
      </Button>
    </Stack>
  );
}

interface LineProps extends ControlProps {
  readonly line: string;
  readonly sample: string;
  readonly autoFocus: boolean;
  readonly onLine: (text: string) => void;
  readonly onLeft: () => void;
}

function Line({ line, sample, autoFocus, onLine, onLeft, ...props }: LineProps) {
  const typed = useTyped(line, onLine);
  return (
    <TypedInput
      control={props}
      typed={typed}
      inputMode="url"
      placeholder={sample}
      autoFocus={autoFocus}
      onBlur={() => {
        typed.onBlur();
        onLeft();
      }}
    />
  );
}

/** What people paste is an address; a host name or an origin is a part of it. */
function readLine(kind: string, text: string): string {
  const line = text.trim().toLowerCase();
  if (kind === 'hostname') return line.replace(/^https?:\/\//, '').replace(/[/?#].*$/, '');
  return /^https:\/\/[^/]+\/$/.test(line) ? line.slice(0, -1) : line;
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  width: 100%;
`;

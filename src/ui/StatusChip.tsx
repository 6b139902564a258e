import type { Namespace } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { hasOwn } from '#schemas/common/text';
import type { Resources } from '@/i18n/resources';
import { useStatusChanges } from '@/lib/useStatusChanges';
import { text } from '@/theme/typography';
import { toast, type ToastKind } from './toast';
import { toneStyles } from './tones';
import type { Tone } from './tones';

/** The status of a request; dot and text convey it too, not only the colour. */
export function StatusChip({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  return <Face data-tone={tone}>{children}</Face>;
}

const Face = styled.span`
  display: inline-flex;
  align-items: center;
  padding: 2px 10px;
  border-radius: var(--chip-radius);
  ${text('micro', 'bold')}
  white-space: nowrap;
  ${toneStyles}

  &::before {
    content: '';
    width: 6px;
    height: 6px;
    margin-right: 6px;
    border-radius: 50%;
    background: currentColor;
  }
`;

/** Presentation of a status code; `Text` is an id in the namespace of its feature. */
interface Status<Text extends string, Action extends string> {
  readonly tone: Tone;
  readonly label: Text | 'status.unknown';
  /** Whether the status may still change without the member, so polling continues. */
  readonly isOpen: boolean;
  /** Actions allowed for the member; none by default. */
  readonly may?: readonly Action[];
  /** The toast that announces a change to this status. */
  readonly news?: readonly [ToastKind, Text];
}

const unknownStatus: Status<never, never> = { tone: 'neutral', label: 'status.unknown', isOpen: true };

type Code = string | null | undefined;

/**
 * The statuses of one kind of request.
 * @returns `statusOf`, the look-up (an unknown code is grey, open and without actions, and its raw value is never
 * shown); `Chip`, the chip of a code; `useNews`, which announces every change of a status by a toast.
 */
export function statusKind<Ns extends keyof Resources, Action extends string = never>(
  namespace: Ns,
  table: Readonly<Record<string, Status<keyof Resources[Ns] & string, Action>>>,
) {
  const useText = () => useTranslation<Namespace>(namespace).t as (id: string) => string;
  const statusOf = (code: Code) => {
    const found = (code && hasOwn(table, code) ? table[code] : undefined) ?? unknownStatus;
    return { ...found, may: found.may ?? [] };
  };

  function Chip({ code }: { readonly code: Code }) {
    const { tone, label } = statusOf(code);
    return <StatusChip tone={tone}>{useText()(label)}</StatusChip>;
  }

  function useNews(
    rows: readonly { readonly uuid: string; readonly status: string }[],
    onChange: (status: string) => unknown,
  ): void {
    const t = useText();
    useStatusChanges(rows, ({ status }) => {
      const { news } = statusOf(status);
      if (news) toast[news[0]](t(news[1]));
      onChange(status);
    });
  }

  return { statusOf, isOpen: (code: Code) => statusOf(code).isOpen, Chip, useNews };
}

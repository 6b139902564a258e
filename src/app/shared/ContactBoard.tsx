import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useContacts } from '@/features/global/useContacts';
import { ContactCards } from './ContactCards';
import { SafetyTips } from './SafetyTips';

interface Props {
  /** Placeholder while the brand has no LINE account. */
  readonly empty: ReactNode;
}

/** The brand's LINE accounts, with safety advice. */
export function ContactBoard({ empty }: Props) {
  const contacts = useContacts();
  return (
    <Columns data-single={contacts.length === 1}>
      {contacts.length > 0 ? <ContactCards contacts={contacts} /> : empty}
      <SafetyTips />
    </Columns>
  );
}

/* A single contact would otherwise span the full width. */
const Columns = styled.div`
  display: grid;
  gap: 16px;
  align-items: start;

  @media (min-width: 900px) {
    &[data-single='true'] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
  }
`;

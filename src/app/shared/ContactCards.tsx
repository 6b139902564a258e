import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { CopyButton } from '@/ui/CopyButton';
import { QrCode } from '@/ui/QrCode';
import type { Contact } from '@/features/global/useContacts';
import { LineMark } from './LineMark';

interface Props {
  readonly contacts: readonly Contact[];
}

/** The brand's LINE accounts, each with QR code, id and link. */
export function ContactCards({ contacts }: Props) {
  return (
    <Grid>
      {contacts.map((contact) => (
        <li key={contact.kind}>
          <ContactCard contact={contact} isAlone={contacts.length === 1} />
        </li>
      ))}
    </Grid>
  );
}

interface CardProps {
  readonly contact: Contact;
  readonly isAlone: boolean;
}

function ContactCard({ contact: { kind, id, url }, isAlone }: CardProps) {
  const { t } = useTranslation('contact');
  return (
    <Card data-alone={isAlone} data-edit={kind === 'main' ? '/contacts/line1' : '/contacts/line2'}>
      <Head>
        <LineMark size={44} />
        <div>
          <h2>{t(kind)}</h2>
          <p>{t(`${kind}.hint`)}</p>
        </div>
      </Head>
      <Code>
        <QrCode value={url} label={t('qr', { id })} />
        <figcaption>{t('qr.hint')}</figcaption>
      </Code>
      <Id>
        <b>{id}</b>
        <CopyButton value={id} label={t('copy')} />
      </Id>
      <Add href={url} target="_blank" rel="noopener" aria-label={t('add.label', { id })}>
        {t('add')}
      </Add>
    </Card>
  );
}

const Grid = styled.ul`
  display: grid;
  gap: 16px;

  @media (min-width: 768px) {
    grid-template-columns: repeat(auto-fit, minmax(320px, 1fr));
  }
`;

const Card = styled.article`
  display: grid;
  gap: 16px;
  height: 100%;
  padding: 20px;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface-1);
  box-shadow: var(--shadow-1);

  /* A single card is horizontal, so that it fills the width without growing tall. */
  @media (min-width: 768px) {
    &[data-alone='true'] {
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 12px 24px;
      align-items: center;
      padding: 20px 24px;

      figure {
        grid-row: 1 / span 3;
        grid-column: 2;
      }
    }
  }
`;

const Head = styled.header`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 12px;
  align-items: center;

  h2 {
    font-size: 1.125rem;
  }

  p {
    color: var(--text-muted);
    font-size: 0.875rem;
  }
`;

const Code = styled.figure`
  display: grid;
  justify-items: center;
  gap: 8px;

  svg {
    width: 168px;
  }

  figcaption {
    color: var(--text-muted);
    font-size: 0.875rem;
  }
`;

const Id = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  min-height: 52px;
  padding: 4px;
  border-radius: var(--radius-m);
  background: var(--surface-2);

  /* A long id stays on one line; the button wraps below it. */
  button {
    flex: 1 1 auto;
  }
  b {
    flex: 1000 1 auto;
    max-width: 100%;
    padding: 6px 8px 6px 12px;
    overflow-wrap: break-word;
  }
`;

const Add = styled.a`
  display: flex;
  align-items: center;
  justify-content: center;
  min-height: 48px;
  align-self: end;
  border-radius: var(--radius-m);
  background: var(--accent);
  color: var(--on-accent);
  font-weight: 600;
`;

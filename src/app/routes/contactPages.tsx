import { useTranslation } from 'react-i18next';
import { EmptyState } from '@/ui/EmptyState';
import { PageIntro } from '../shared/PageIntro';
import { PageHeader } from '@/ui/PageHeader';
import { useChatAccount } from '../layouts/member/chatWidget';
import { ChatCard } from './contact/ChatCard';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { CardGrid } from '@/ui/Stack';
import { useContacts, type Contact } from '@/features/global/useContacts';
import { buttonStyles, lookAttributes } from '@/ui/buttonStyles';
import { CopyButton } from '@/ui/CopyButton';
import { QrCode } from '@/ui/QrCode';
import { LineMark } from '../shared/ContactRows';
import { ShieldCheck } from 'lucide-react';

/** `/contact`: the brand's public LINE accounts. */
export function ContactPage() {
  const { t } = useTranslation('contact');
  return (
    <>
      <PageIntro title={t('title')} lead={t('lead')} />
      <ContactBoard empty={<EmptyState title={t('empty')} />} />
    </>
  );
}

/** `/auth/contact`: the live chat, and the brand's LINE accounts with QR code, link and id. */
export function MemberContactPage() {
  const { t } = useTranslation('contact');
  const chat = useChatAccount();
  return (
    <>
      <PageHeader title={t('title')} back="/auth/dashboard" />
      {chat && <ChatCard account={chat} />}
      <ContactBoard empty={<EmptyState title={t('empty')} text={chat ? t('chatHint') : undefined} />} />
    </>
  );
}

/** The brand's LINE accounts, with safety advice; `empty` is shown while it has none. */
function ContactBoard({ empty }: { readonly empty: ReactNode }) {
  const contacts = useContacts();
  const isAlone = contacts.length === 1;
  return (
    <Columns data-single={isAlone}>
      {contacts.length === 0 && empty}
      {contacts.length > 0 && (
        <CardGrid $count={contacts.length}>
          {contacts.map((contact) => (
            <li key={contact.kind}>
              <ContactCard contact={contact} isAlone={isAlone} />
            </li>
          ))}
        </CardGrid>
      )}
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
      <Add
        {...lookAttributes({ full: true })}
        href={url}
        target="_blank"
        rel="noopener"
        aria-label={t('add.label', { id })}
      >
        {t('add')}
      </Add>
    </Card>
  );
}

const Card = styled.article`
  display: grid;
  gap: 16px;
  height: 100%;
  padding: 20px;
  border: var(--card-border);
  border-radius: var(--radius-l);
  background: var(--card-bg);
  box-shadow: var(--card-shadow);

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
  ${buttonStyles}
  align-self: end;
`;

const tips = ['safety.account', 'safety.secret', 'safety.transfer'] as const;

/** Safety advice about people who claim to be staff. */
function SafetyTips() {
  const { t } = useTranslation('contact');
  return (
    <Box>
      <h2>
        <ShieldCheck size={20} aria-hidden="true" />
        {t('safety.title')}
      </h2>
      <ul>
        {tips.map((tip) => (
          <li key={tip}>{t(tip)}</li>
        ))}
      </ul>
    </Box>
  );
}

const Box = styled.section`
  padding: 20px;
  border: var(--card-border);
  border-radius: var(--radius-l);
  background: var(--card-bg-row);

  h2 {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 8px;
    align-items: center;
    margin-bottom: 8px;
    font-size: 1rem;

    svg {
      color: var(--success);
    }
  }

  li {
    position: relative;
    padding: 4px 0 4px 18px;
    color: var(--text-muted);
  }

  li::before {
    position: absolute;
    top: 14px;
    left: 2px;
    width: 6px;
    height: 6px;
    border-radius: 50%;
    background: var(--success);
    content: '';
  }
`;

import { Landmark, Languages, LogOut, MapPin, MessageCircle, ShieldCheck, Smartphone } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useBrand } from '@/brand/useBrand';
import type { FeatureFlag } from '#schemas/brand/brand';
import { Link } from '@/lib/router';
import { text } from '@/theme/typography';
import { ChevronRight, KeyRound, type LucideIcon } from '@/ui/icons';
import { RowList } from '@/ui/Stack';
import { LanguageSwitch } from '../../layouts/LanguageSwitch';
import { lazyPart } from '@/lib/lazyPart';

const LogoutDialog = lazyPart(async () => (await import('../../layouts/member/LogoutDialog')).LogoutDialog);

interface Setting {
  readonly id: 'bankChange' | 'password' | 'sessions' | 'limits' | 'address' | 'contact';
  readonly to: string;
  readonly Icon: LucideIcon;
  /** Shown only where the brand has the feature. */
  readonly flag?: FeatureFlag;
}

const settings: readonly Setting[] = [
  { id: 'limits', to: '/auth/settings/responsible-play', Icon: ShieldCheck, flag: 'responsiblePlay' },
  { id: 'bankChange', to: '/auth/settings/bank', Icon: Landmark, flag: 'changeBank' },
  { id: 'password', to: '/auth/settings/change-password', Icon: KeyRound },
  { id: 'sessions', to: '/auth/settings/sessions', Icon: Smartphone },
  { id: 'address', to: '/auth/settings/manage-address', Icon: MapPin, flag: 'address' },
  { id: 'contact', to: '/auth/contact', Icon: MessageCircle },
];

/** Links to the pages of settings, the language, and log-out. */
export function AccountLinks() {
  const { t } = useTranslation(['settings', 'common']);
  const { flags } = useBrand();
  const [isLeaving, setLeaving] = useState(false);
  return (
    <nav aria-label={t('account.settings')}>
      <RowList>
        {settings
          .filter(({ flag }) => flag === undefined || flags[flag])
          .map(({ id, to, Icon }) => (
            <li key={id}>
              <Row as={Link} to={to}>
                <Line Icon={Icon} label={t(`account.${id}`)} note={t(`account.${id}Note`)} />
                <ChevronRight size={20} aria-hidden="true" />
              </Row>
            </li>
          ))}
        <li>
          <Row>
            <Line Icon={Languages} label={t('account.language')} />
            <LanguageSwitch />
          </Row>
        </li>
        <li>
          <Row as="button" type="button" onClick={() => setLeaving(true)}>
            <Line Icon={LogOut} label={t('common:nav.logout')} />
          </Row>
        </li>
      </RowList>
      {isLeaving && (
        <Suspense fallback={null}>
          <LogoutDialog onClose={() => setLeaving(false)} />
        </Suspense>
      )}
    </nav>
  );
}

interface LineProps {
  readonly Icon: LucideIcon;
  readonly label: string;
  readonly note?: ReactNode;
}

function Line({ Icon, label, note }: LineProps) {
  return (
    <>
      <Icon size={22} aria-hidden="true" />
      <span>
        {label}
        {note && <small>{note}</small>}
      </span>
    </>
  );
}

const Row = styled.div<{ to?: string; type?: string }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 14px;
  width: 100%;
  min-height: 64px;
  padding: 8px 16px;
  border: var(--card-border);
  border-radius: var(--radius-l);
  background: var(--card-bg-row);
  color: var(--text);
  font-family: inherit;
  text-align: left;
  text-decoration: none;
  ${text('body')}

  > svg {
    color: var(--text-muted);
  }
  small {
    display: block;
    color: var(--text-muted);
    ${text('micro')}
  }
  &[href]:hover,
  &[type]:hover {
    border-color: var(--accent);
  }
  &[type] {
    cursor: pointer;
  }
`;

import { LogOut, RefreshCw, TriangleAlert } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { media } from '@/theme/media';
import { figures } from '@/theme/typography';
import { selectUser } from '@/api/session';
import { useCredit } from '@/features/user/useCredit';
import { formatMoney } from '@/lib/formatMoney';
import { useBrand } from '@/brand/useBrand';
import { useAppSelector } from '../../makeStore';
import { Link } from '@/lib/router';
import { Avatar } from '@/ui/Avatar';
import { IconButton } from '@/ui/IconButton';
import { BrandLogo } from '../BrandLogo';
import { HeaderBar, HeaderRow } from '../HeaderBar';
import { MemberNav } from './MemberNav';
import { lazyPart } from '@/lib/lazyPart';

const LogoutDialog = lazyPart(async () => (await import('./LogoutDialog')).LogoutDialog);

/** Name and username, which open the account page, credit and log-out button on every member page. */
export function MemberHeader() {
  const { t } = useTranslation();
  const user = useAppSelector(selectUser);
  const credit = useCredit();
  const [isAsking, setAsking] = useState(false);
  const { header } = useBrand().look;
  return (
    <HeaderBar data-header={header}>
      <Row>
        <LogoSlot>
          <BrandLogo to="/auth/dashboard" />
        </LogoSlot>
        <MemberNav />
        <Who to="/auth/account">
          <span>
            <strong>{user?.name}</strong> <small>{user?.user_pass.username}</small>
          </span>
          <Avatar name={user?.name} />
        </Who>
        <Credit
          type="button"
          aria-label={t(credit.isOutdated ? 'credit.refreshOutdated' : 'credit.refresh')}
          onClick={credit.refresh}
          data-outdated={credit.isOutdated || undefined}
          data-pending={credit.pending}
        >
          <span data-testid="header-credit">{formatMoney(credit.point)}</span>
          {credit.isOutdated && !credit.pending ? (
            <TriangleAlert size={14} aria-hidden="true" />
          ) : (
            <RefreshCw size={14} aria-hidden="true" />
          )}
        </Credit>
        <LogOutButton label={t('nav.logout')} onClick={() => setAsking(true)}>
          <LogOut size={20} aria-hidden="true" />
        </LogOutButton>
      </Row>
      {isAsking && (
        <Suspense fallback={null}>
          <LogoutDialog onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </HeaderBar>
  );
}

const Row = styled(HeaderRow)`
  height: var(--header-h);

  [data-header='floating'] > & {
    height: calc(var(--header-h) - 10px);

    ${media.sideways} {
      height: calc(var(--header-h) - 4px);
    }
  }
`;

const LogoSlot = styled.div`
  flex: 0 1 auto;
  min-width: 64px;

  /* Between the account and the credit; on a wide screen between the pages and the account. */
  [data-header='centered'] & {
    display: flex;
    flex: 1;
    justify-content: center;
    order: 2;

    @media (min-width: 1024px) {
      order: 1;
    }

    /* In the middle of the screen, where pages and account leave room for it. */
    @media (min-width: 1200px) {
      position: absolute;
      left: 50%;
      transform: translateX(-50%);
    }
  }

  img {
    height: 30px;
  }

  @media (min-width: 768px) {
    img {
      height: 42px;
    }
  }
`;

/* A phone shows only the initials, because a truncated name is not recognizable; the name is still read out. */
const Who = styled(Link)`
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: flex-end;
  gap: 10px;
  min-width: 44px;
  min-height: 44px;
  color: var(--text);
  font-size: 12px;
  line-height: 1.4;
  text-align: right;
  text-decoration: none;

  [data-header='centered'] & {
    flex: none;

    @media (min-width: 1024px) {
      order: 2;
      margin-left: auto;
    }
  }

  > span:first-child {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip: rect(0 0 0 0);
    white-space: nowrap;
  }

  strong {
    font-weight: 600;
  }
  small {
    color: var(--text-muted);
    font-size: inherit;
  }

  @media (min-width: 768px) and (max-width: 1023px), (min-width: 1200px) {
    > span:first-child {
      position: static;
      width: auto;
      height: auto;
      overflow: visible;
      clip: auto;
      white-space: normal;
      overflow-wrap: anywhere;
    }
    small {
      display: block;
    }
  }
`;

const LogOutButton = styled(IconButton)`
  [data-header='centered'] & {
    order: 1;

    @media (min-width: 1024px) {
      order: 4;
    }
  }
`;

const Credit = styled.button`
  display: inline-flex;
  flex: none;

  [data-header='centered'] & {
    order: 3;
  }
  align-items: center;
  gap: 6px;
  min-height: 44px;
  padding: 0 10px;
  border: 1px solid var(--line);
  border-radius: var(--chip-radius);
  background: var(--surface-2);
  color: var(--gold-strong);
  font: 600 14px/1 var(--font-body);
  ${figures}
  cursor: pointer;

  svg {
    flex: none;
  }

  /* Room for eleven digits and the icon beside the logo. */
  @media (max-width: 359px) {
    margin-left: auto;
    padding: 0 8px;
    gap: 4px;
  }

  &[data-outdated] {
    border-color: var(--warning);
    color: var(--text-muted);
  }

  &[data-pending='true'] svg {
    animation: turn 800ms linear infinite;
  }

  @keyframes turn {
    to {
      transform: rotate(1turn);
    }
  }
`;

import { LogOut, RefreshCw, TriangleAlert } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { selectUser } from '@/api/session';
import { useCredit } from '@/features/user/useCredit';
import { formatMoney } from '@/lib/formatMoney';
import { useAppSelector } from '../../makeStore';
import { BrandLogo } from '../BrandLogo';
import { MemberNav } from './MemberNav';

const LogoutDialog = lazy(async () => ({ default: (await import('./LogoutDialog')).LogoutDialog }));

/** Name, username, credit and log-out button on every member page. */
export function MemberHeader() {
  const { t } = useTranslation();
  const user = useAppSelector(selectUser);
  const credit = useCredit();
  const [isAsking, setAsking] = useState(false);
  return (
    <Bar>
      <Row>
        <LogoSlot>
          <BrandLogo to="/auth/dashboard" />
        </LogoSlot>
        <MemberNav />
        <Who>
          <strong>{user?.name}</strong>
          <span>{user?.user_pass.username}</span>
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
        <IconButton
          type="button"
          aria-label={t('nav.logout')}
          title={t('nav.logout')}
          onClick={() => setAsking(true)}
        >
          <LogOut size={20} aria-hidden="true" />
        </IconButton>
      </Row>
      {isAsking && (
        <Suspense fallback={null}>
          <LogoutDialog onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </Bar>
  );
}

const Bar = styled.header`
  position: sticky;
  top: var(--notice-h, 0);
  z-index: 10;
  background: var(--surface-1);
  border-bottom: 1px solid var(--line);
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  max-width: 1120px;
  height: var(--header-h);
  margin: 0 auto;
  padding: 0 12px;
`;

const LogoSlot = styled.div`
  flex: 0 1 auto;
  min-width: 64px;

  img {
    height: 30px;
  }

  @media (min-width: 768px) {
    img {
      height: 42px;
    }
  }
`;

const Who = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  font-size: 12px;
  line-height: 1.5;
  text-align: right;

  strong,
  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  /* Hiding the overflow of a long name would also clip Thai marks above its letters. */
  strong {
    margin-top: -5px;
    padding-top: 5px;
    font-weight: 600;
  }

  span {
    color: var(--text-muted);
  }

  /* A name truncated to two letters is not recognizable. */
  @media (max-width: 359px) {
    visibility: hidden;
  }
`;

const Credit = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 6px;
  min-height: 44px;
  padding: 0 10px;
  border: 1px solid var(--line);
  border-radius: var(--radius-pill);
  background: var(--surface-2);
  color: var(--gold-strong);
  font: 600 14px/1 var(--font-body);
  font-variant-numeric: tabular-nums;
  cursor: pointer;

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

const IconButton = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  border: 0;
  border-radius: var(--radius-m);
  background: none;
  color: var(--text-muted);
  cursor: pointer;

  &:hover {
    background: var(--surface-2);
    color: var(--text);
  }
`;

import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useBrand } from '@/brand/useBrand';
import { useLoginMutation } from '@/features/auth/authApi';
import { readCampaign } from '@/features/register/registerBody';
import { RegisterWizard } from '@/features/register/RegisterWizard';
import { Link, Navigate, useLocation, useNavigate, useParams } from '@/lib/router';
import { toast } from '@/ui/toast';
import { EntryPanel } from '../shared/EntryPanel';

/** `/register` and the campaign and invitation links. */
export function RegisterPage() {
  const { t } = useTranslation('register');
  const { flags } = useBrand();
  const { pathname } = useLocation();
  const params = useParams();
  const navigate = useNavigate();
  const [logIn] = useLoginMutation();
  const campaign = useMemo(() => readCampaign(pathname, params), [pathname, params]);

  if (!flags.register) return <Navigate to="/404" replace />;

  /** The guard of the public pages redirects a member who is logged in by now. */
  const welcome = (isLoggedIn: boolean) => {
    toast.success(t('success'));
    if (!isLoggedIn) void navigate('/login', { replace: true, state: { registered: true } });
  };

  return (
    <EntryPanel title={t('title')} lead={t(flags.verifyPhone ? 'lead.verify' : 'lead')}>
      <RegisterWizard
        campaign={campaign}
        logIn={async ({ username, password }) => !(await logIn({ username, password })).error}
        onRegistered={welcome}
      />
      <Known>
        {t('login.ask')} <Link to="/login">{t('login.link')}</Link>
      </Known>
    </EntryPanel>
  );
}

const Known = styled.p`
  padding-top: 16px;
  border-top: 1px solid var(--line);
  color: var(--text-muted);
  text-align: center;

  a {
    display: inline-block;
    padding: 10px 8px;
    font-weight: 600;
  }
`;

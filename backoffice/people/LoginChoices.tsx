import styled from 'styled-components';
import { useLocation } from '@/lib/router';
import { useGetLoginOptionsQuery } from '@backoffice/api/peopleApi';
import { useLanguage, useTexts } from '@backoffice/i18n/texts';
import { Button, LinkButton } from '@backoffice/ui/Button';
import { Skeleton } from '@backoffice/ui/Loading';
import { LoginForm } from './LoginForm';

interface Props {
  /** The only person who may go on. */
  readonly email?: string;
  /** Leaves this page open: its work is not saved. */
  readonly ownTab?: boolean;
}

/** All ways to log in here: password, identity providers. */
export function LoginChoices({ email, ownTab = false }: Props) {
  const t = useTexts('people');
  const { language } = useLanguage();
  const { pathname, search } = useLocation();
  const { data: options, isLoading } = useGetLoginOptionsQuery();
  if (isLoading) return <Skeleton $h={160} />;
  // A server that does not answer has passwords: their form then shows what is wrong.
  const { localAccounts, providers } = options ?? { localAccounts: true, providers: [] };
  return (
    <Choices>
      {localAccounts && <LoginForm {...(email !== undefined && { email })} />}
      {localAccounts && providers.length > 0 && <Or>{t('login.or')}</Or>}
      {providers.map(({ id, name }, index) => {
        const text = t('login.with', { name: name[language] });
        const variant = localAccounts || index > 0 ? 'secondary' : 'primary';
        const to = `/sign-in/${id}`;
        return ownTab ? (
          <Button key={id} variant={variant} onClick={() => void window.open(`${to}?tab=own`)}>
            {text}
          </Button>
        ) : (
          <LinkButton key={id} variant={variant} to={to} state={{ page: pathname + search }}>
            {text}
          </LinkButton>
        );
      })}
    </Choices>
  );
}

const Choices = styled.section`
  display: grid;
  gap: 12px;
`;

const Or = styled.p`
  display: flex;
  align-items: center;
  gap: 12px;
  color: var(--s-muted);
  font-size: 13px;

  &::before,
  &::after {
    content: '';
    flex: 1;
    border-top: 1px solid var(--s-line);
  }
`;

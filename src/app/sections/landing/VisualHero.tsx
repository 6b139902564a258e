import styled from 'styled-components';
import { type MouseEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand, useFeature, useLocalized } from '@/brand/useBrand';
import { LoginForm } from '@/features/auth/LoginForm';
import { Link, useNavigate } from '@/lib/router';
import { Dialog, loadDialog } from '@/ui/Dialog';
import { LinkButton } from '@/ui/LinkButton';
import { BrandName } from '../../shared/BrandName';
import { DESKTOP, KeyVisual, RegisterButton } from './heroParts';

/** The brand's key visual across the screen; log-in opens over it. */
export function VisualHero() {
  const { t } = useTranslation('login');
  const { tagline, flags, look } = useBrand();
  const localized = useLocalized();
  const { isOpen, open, close } = useSignIn();
  return (
    <Stage data-middle={look.header === 'centered' || undefined}>
      <Scene>
        <KeyVisual />
      </Scene>
      <Pitch>
        <BrandName />
        <p>{localized(tagline)}</p>
        <Actions>
          <LinkButton to="/login" size="large" aria-haspopup="dialog" onClick={open}>
            {t('form.submit')}
          </LinkButton>
          {flags.register && (
            <LinkButton to="/register" variant="secondary" size="large">
              {t('form.register')}
            </LinkButton>
          )}
        </Actions>
      </Pitch>
      {isOpen && <SignIn onClose={close} />}
    </Stage>
  );
}

function SignIn({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('landing');
  const { t: login } = useTranslation('login');
  const canRecover = useFeature('accountRecovery');
  return (
    <Dialog title={t('hero.login')} onClose={onClose}>
      <LoginForm>
        <RegisterButton />
        <Help to={canRecover ? '/forgot-password' : '/contact'}>
          {login(canRecover ? 'form.forgot' : 'form.help')}
        </Help>
      </LoginForm>
    </Dialog>
  );
}

/** State of the log-in sheet. Its link leads to `/login` before hydration, in a new tab, and when the sheet cannot load. */
function useSignIn() {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => void loadDialog().catch(() => undefined), []);
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    loadDialog().then(
      () => setOpen(true),
      () => void navigate('/login'),
    );
  };
  return { isOpen, open, close: () => setOpen(false) };
}

/* A brand with its logo in the middle has its pitch there too. */
const Stage = styled.section`
  &[data-middle] {
    text-align: center;
  }
`;

/* Across the page: on a wide screen it is positioned by the page itself, because 100vw includes the scrollbar. The image
   fades into the page's own background, so that no edge shows on any brand. */
const Scene = styled.div`
  height: 76vw;
  max-height: 440px;
  position: relative;
  margin: -16px -16px 0;
  overflow: hidden;
  background: radial-gradient(ellipse at 50% 45%, var(--glow-soft), transparent 70%);

  /* On a phone a gradient, because a mask costs a tenth of the first paint. */
  &::after {
    position: absolute;
    right: 0;
    bottom: 0;
    left: 0;
    height: 42%;
    background: linear-gradient(transparent, var(--bg));
    content: '';
  }

  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  ${DESKTOP} {
    position: absolute;
    right: 0;
    left: 0;
    height: 600px;
    max-height: none;
    margin: -16px 0 0;
    -webkit-mask-image: linear-gradient(#000 68%, transparent);
    mask-image: linear-gradient(#000 68%, transparent);

    &::after {
      content: none;
    }

    img {
      width: 70%;
      margin-left: 30%;
      -webkit-mask-image: linear-gradient(to right, transparent, #000 42%);
      mask-image: linear-gradient(to right, transparent, #000 42%);
    }

    [data-middle] > & {
      height: 520px;
    }

    [data-middle] > & img {
      width: 860px;
      margin: 0 auto;
      -webkit-mask-image: linear-gradient(to right, transparent, #000 30%, #000 70%, transparent);
      mask-image: linear-gradient(to right, transparent, #000 30%, #000 70%, transparent);
    }
  }

  @media (min-width: 1600px) {
    height: 720px;
  }
`;

const Pitch = styled.div`
  position: relative;
  margin-top: -68px;

  [data-middle] > & {
    margin-top: -44px;
  }

  h1 {
    font-size: 3.25rem;
    line-height: 1.25;
  }

  p {
    margin: 2px 0 20px;
    font-size: 1.0625rem;
  }

  ${DESKTOP} {
    display: flex;
    flex-direction: column;
    justify-content: center;
    align-items: flex-start;
    min-height: 560px;
    margin-top: 0;

    h1 {
      max-width: 720px;
      font-size: 6rem;
      line-height: 1.15;
    }

    p {
      margin: 8px 0 32px;
      font-size: 1.375rem;
    }

    [data-middle] > & {
      justify-content: flex-end;
      align-items: center;
      min-height: 660px;

      h1 {
        font-size: 5rem;
      }

      p {
        margin-bottom: 20px;
      }
    }
  }

  @media (min-width: 1600px) {
    min-height: 660px;
  }
`;

const Actions = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: 12px;

  a {
    padding-right: 8px;
    padding-left: 8px;
  }

  ${DESKTOP} {
    grid-auto-columns: 220px;
  }
`;

const Help = styled(Link)`
  justify-self: center;
  padding: 10px 12px;
`;

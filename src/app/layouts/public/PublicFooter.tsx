import styled from 'styled-components';
import { useTranslation } from 'react-i18next';
import { useBrand } from '@/brand/useBrand';
import { Link } from '@/lib/router';
import { LanguageSwitch } from '../LanguageSwitch';
import { ChatLink } from './ChatLink';
import type { Brand } from '#schemas/brand/brand';

/** Footer of the public pages with the link to the chat and the brand's year. */
export function PublicFooter() {
  const { t, i18n } = useTranslation();
  const brand = useBrand();
  const { displayName, footer, legal, flags } = brand;
  const { minimumAge: age, helpName, helpPhone } = legal;
  return (
    <Foot>
      <ChatLink />
      <Links aria-label={t('footer.links')}>
        {publicPages(brand).map(({ to, text }) => (
          <Link key={to} to={to}>
            {t(text)}
          </Link>
        ))}
      </Links>
      <Age>
        <b aria-hidden="true">{age}+</b> {t('footer.age', { age })}
      </Age>
      {flags.responsiblePlay && helpPhone !== '' && (
        <p>
          {t('footer.help')}{' '}
          <a
            href={`tel:${helpPhone}`}
          >{`${i18n.language === 'en' ? helpName.en : helpName.th} ${helpPhone}`}</a>
        </p>
      )}
      <p>
        © {footer.year} {displayName}
      </p>
      <LanguageSwitch />
    </Foot>
  );
}

const Foot = styled.footer`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 8px;
  padding: 24px 16px calc(24px + env(safe-area-inset-bottom, 0px));
  border-top: 1px solid var(--line);
  background: var(--bg-deep);
  color: var(--text-muted);
  font-size: 14px;
  text-align: center;

  main:has([data-loading]) ~ & {
    visibility: hidden;
  }

  p {
    margin: 0;
  }
  p a {
    display: inline-block;
    padding: 11px 4px;
    color: var(--text);
  }
`;

const Age = styled.p`
  b {
    display: inline-grid;
    place-items: center;
    width: 40px;
    height: 40px;
    margin-right: 6px;
    border: 2px solid currentcolor;
    border-radius: 50%;
    color: var(--text);
  }
`;

const Links = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;

  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding: 0 12px;
    color: var(--text);
  }
`;

interface PublicPage {
  readonly to: string;
  readonly text: 'nav.promotion' | 'nav.liveScore' | 'nav.score' | 'nav.contact';
}

/** Public pages that have content in this brand, for menus and footers. */
export function publicPages({ flags, embeds }: Brand): readonly PublicPage[] {
  const pages = [
    { to: '/promotion', text: 'nav.promotion', isShown: flags.promotion },
    { to: '/live-score', text: 'nav.liveScore', isShown: flags.liveScore && embeds.liveScore !== '' },
    { to: '/score', text: 'nav.score', isShown: flags.score && embeds.score !== '' },
    { to: '/contact', text: 'nav.contact', isShown: true },
  ] as const;
  return pages.filter(({ isShown }) => isShown);
}

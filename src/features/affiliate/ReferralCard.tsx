import styled from 'styled-components';
import { Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useEnvironment } from '@/api/transport';
import { useBrand } from '@/brand/useBrand';
import { copyText } from '@/lib/copyText';
import { text } from '@/theme/typography';
import { media } from '@/theme/media';
import { Button } from '@/ui/Button';
import { HeroCard } from '@/ui/Card';
import { CopyButton } from '@/ui/CopyButton';
import { QrCode } from '@/ui/QrCode';
import { toast } from '@/ui/toast';

/** The member's invitation link as text and QR code, to copy and share. */
export function ReferralCard({ code }: { readonly code: string }) {
  const { t } = useTranslation('affiliate');
  const common = useTranslation();
  const { origin } = useEnvironment();
  const { displayName } = useBrand();
  const link = referralLink(origin, code);

  const share = async () => {
    const shareData = { title: displayName, text: t('link.shareText', { brand: displayName }), url: link };
    // Desktop browsers often lack the share API; copying the link is the fallback.
    if ('share' in navigator) {
      await navigator.share(shareData).catch(() => undefined);
      return;
    }
    if (await copyText(link)) toast.success(common.t('copied'));
  };

  return (
    <HeroCard aria-label={t('link.title')}>
      <Layout>
        <QrCode value={link} label={t('link.qr')} />
        <div>
          <h2>{t('link.title')}</h2>
          <p>{t('link.text')}</p>
          <Address data-testid="referral-link">{withoutScheme(link)}</Address>
          <Code>
            {t('link.code')} <b className="tnum">{code}</b>
          </Code>
          <Actions>
            <CopyButton value={link} label={t('link.copy')} />
            <Button size="small" icon={<Share2 size={18} aria-hidden="true" />} onClick={() => void share()}>
              {t('link.share')}
            </Button>
          </Actions>
        </div>
      </Layout>
    </HeroCard>
  );
}

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;

  > svg {
    width: 176px;
    margin: 0 auto;
  }
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
  }
  h2 {
    ${text('lead', 'bold')}
  }
  p {
    color: var(--text-muted);
    ${text('small')}
  }

  ${media.tablet} {
    grid-template-columns: 196px minmax(0, 1fr);
    align-items: center;
    gap: 24px;

    > svg {
      width: 196px;
    }
  }
`;

const Address = styled.div`
  padding: 12px 14px;
  border: 1px dashed var(--line-strong);
  border-radius: var(--radius-m);
  background: var(--bg);
  overflow-wrap: anywhere;
  user-select: all;
  ${text('small', 'bold')}
`;

const Code = styled.div`
  color: var(--text-muted);
  ${text('small')}

  b {
    color: var(--text);
    letter-spacing: 0.08em;
  }
`;

const Actions = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: 12px;

  @media (max-width: 359px) {
    grid-auto-flow: row;
    gap: 8px;
  }
`;

/** As people write an address: one line on a phone. */
const withoutScheme = (link: string): string => link.replace(/^https?:\/\//, '');

/** `https://{host}/aff/{code}`; a friend who opens it registers with the code. */
function referralLink(origin: string, code: string): string {
  return `${origin}/aff/${encodeURIComponent(code)}`;
}

import { useTranslation } from 'react-i18next';
import { useBrand } from '@/brand/useBrand';
import { Navigate } from '@/lib/router';
import { PageIntro } from '../shared/PageIntro';
import styled from 'styled-components';
import { isStandIn } from '#core/brand/standIns';
import { isWebUrl } from '@/lib/isWebUrl';
import { EmptyState } from '@/ui/EmptyState';
import { LinkButton } from '@/ui/LinkButton';
import { RemoteFrame } from '@/ui/RemoteFrame';

/** `/score`: league standings, 520 px high. */
export function ScorePage() {
  const { t } = useTranslation('score');
  const { embeds, flags } = useBrand();
  if (!flags.score) return <Navigate to="/404" replace />;
  return (
    <>
      <PageIntro title={t('table.title')} lead={t('table.lead')} />
      <EmbedFrame src={embeds.score} height={520} title={t('table.title')} />
    </>
  );
}

/** `/live-score`: live football results, 2500 px high. */
export function LiveScorePage() {
  const { t } = useTranslation('score');
  const { embeds, flags } = useBrand();
  if (!flags.liveScore) return <Navigate to="/404" replace />;
  return (
    <>
      <PageIntro title={t('live.title')} lead={t('live.lead')} />
      <EmbedFrame src={embeds.liveScore} height={2500} title={t('live.title')} />
    </>
  );
}

interface Props {
  /** Address from the brand file, https or a sandbox stub; empty for none. */
  readonly src: string;
  /** Pixels. */
  readonly height: number;
  /** Accessible name of the frame. */
  readonly title: string;
}

/**
 * An embedded provider page. It runs on its own origin, can neither navigate the member away nor submit forms, and gets
 * no referrer. A sandbox stub is served from the site's host, so it does not get that origin, which would let it read
 * the session.
 */
function EmbedFrame({ src, height, title }: Props) {
  const { t, i18n } = useTranslation('score');
  const isOwn = isStandIn(src);
  if (!isOwn && !isWebUrl(src)) {
    const home = (
      <LinkButton to="/" variant="secondary">
        {t('action.home')}
      </LinkButton>
    );
    return <EmptyState title={t('empty')} text={t('empty.hint')} action={home} />;
  }
  return (
    <Frame
      src={isOwn ? `${src}?language=${i18n.language}` : src}
      title={title}
      width="100%"
      height={height}
      loading="lazy"
      sandbox={isOwn ? 'allow-scripts' : 'allow-scripts allow-same-origin allow-popups'}
      referrerPolicy="no-referrer"
    />
  );
}

const Frame = styled(RemoteFrame)`
  display: block;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface-1);
`;

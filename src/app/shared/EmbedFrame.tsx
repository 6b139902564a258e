import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { isStandIn } from '#core/brand/standIns';
import { isWebUrl } from '@/lib/isWebUrl';
import { EmptyState } from '@/ui/EmptyState';
import { LinkButton } from '@/ui/LinkButton';

interface Props {
  /** Address from the brand file, https or a stand-in of the sandbox; empty for none. */
  readonly src: string;
  /** Pixels. */
  readonly height: number;
  /** What the frame shows, for screen readers. */
  readonly title: string;
}

/**
 * A page of a provider inside ours (PUB-08, PUB-09). It runs its own scripts on its own origin, can neither navigate the
 * member away nor submit forms, and gets no referrer. A stand-in of the sandbox comes from the host of the site, so it
 * is not given that origin, with which it could read the session.
 */
export function EmbedFrame({ src, height, title }: Props) {
  const { t, i18n } = useTranslation('score');
  const isOwn = isStandIn(src);
  if (!isOwn && !isWebUrl(src)) {
    return (
      <EmptyState
        title={t('empty')}
        text={t('empty.hint')}
        action={
          <LinkButton to="/" variant="secondary">
            {t('action.home')}
          </LinkButton>
        }
      />
    );
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

const Frame = styled.iframe`
  display: block;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface-1);
`;

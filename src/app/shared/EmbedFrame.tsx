import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { isWebUrl } from '@/lib/isWebUrl';
import { EmptyState } from '@/ui/EmptyState';
import { LinkButton } from '@/ui/LinkButton';

interface Props {
  /** Address from the brand file; empty for none. */
  readonly src: string;
  /** Pixels. */
  readonly height: number;
  /** What the frame shows, for screen readers. */
  readonly title: string;
}

/**
 * A page of somebody else's inside ours (PUB-08, PUB-09). It runs its own scripts on its own origin, can
 * neither lead the member away nor send forms, and is not told where the member comes from.
 */
export function EmbedFrame({ src, height, title }: Props) {
  const { t } = useTranslation('score');
  if (!isWebUrl(src)) {
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
      src={src}
      title={title}
      width="100%"
      height={height}
      loading="lazy"
      sandbox="allow-scripts allow-same-origin allow-popups"
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

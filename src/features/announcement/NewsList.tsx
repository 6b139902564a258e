import styled from 'styled-components';
import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isWebUrl, linkHost } from '@/lib/isWebUrl';
import { text } from '@/theme/typography';
import { AppImage } from '@/ui/AppImage';
import { buttonStyles, lookAttributes } from '@/ui/buttonStyles';
import type { Announcement } from './announcementApi';

interface Props {
  readonly news: readonly Announcement[];
  /** URL of a brand image; null for one that may not be shown. */
  readonly imageOf: (path: string) => string | null;
}

/** A list of complete news. Staff texts are rendered as plain text; a link shows its host. */
export function NewsList({ news, imageOf }: Props) {
  return (
    <List>
      {news.map((item) => (
        <Item key={item.uuid} data-testid="news">
          {item.image !== null && (
            <AppImage src={imageOf(item.image)} alt="" width={640} height={320} loading="lazy" />
          )}
          <h3 dir="auto">{item.title}</h3>
          {item.detail !== '' && <p dir="auto">{item.detail}</p>}
          {isWebUrl(item.link) && <Way link={item.link} />}
        </Item>
      ))}
    </List>
  );
}

function Way({ link }: { readonly link: string }) {
  const { t } = useTranslation('announcement');
  return (
    <Go
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      {...lookAttributes({ variant: 'secondary', full: true })}
    >
      <ExternalLink size={16} aria-hidden="true" />
      <span>
        {t('link')} <bdi>{linkHost(link)}</bdi>
      </span>
    </Go>
  );
}

const List = styled.ul`
  display: grid;
  gap: 20px;
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  display: grid;
  gap: 10px;
  min-width: 0;
  overflow-wrap: anywhere;

  & + & {
    padding-top: 20px;
    border-top: 1px solid var(--line);
  }

  img {
    width: 100%;
    height: auto;
    aspect-ratio: 2;
    border-radius: var(--radius-m);
    object-fit: cover;
  }

  h3 {
    ${text('lead', 'bold')}
  }

  p {
    color: var(--text-muted);
    white-space: pre-line;
  }
`;

const Go = styled.a`
  ${buttonStyles}

  bdi {
    font-weight: 400;
    opacity: 0.8;
  }
`;

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '@/brand/useBrand';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Stack } from '@/ui/Stack';
import { imageUrl } from '#core/brand/imagePath';
import { type Announcement, useNewsText } from './announcementApi';
import styled from 'styled-components';
import { ExternalLink } from 'lucide-react';
import { formatLongDate, isMoment } from '@/lib/formatDate';
import { isWebUrl, linkHost } from '@/lib/isWebUrl';
import { text } from '@/theme/typography';
import { AppImage } from '@/ui/AppImage';
import { buttonStyles, lookAttributes } from '@/ui/buttonStyles';

interface Props {
  readonly news: readonly Announcement[];
  readonly onClose: () => void;
  /** Additional button below the news. */
  readonly children?: ReactNode;
}

/** Dialog with complete news. */
export function NewsDialog({ news, onClose, children }: Props) {
  const { t } = useTranslation(['announcement', 'common']);
  return (
    <Dialog title={t('announcement:title')} onClose={onClose}>
      <Stack $gap={20}>
        <NewsList news={news} />
        <Stack $gap={4}>
          <Button full onClick={onClose}>
            {t('common:action.close')}
          </Button>
          {children}
        </Stack>
      </Stack>
    </Dialog>
  );
}

/** A list of complete news. Staff texts are rendered as plain text; a link shows its host. */
function NewsList({ news }: Pick<Props, 'news'>) {
  const brand = useBrand();
  const { i18n } = useTranslation();
  const textOf = useNewsText();
  return (
    <List>
      {news.map((item) => (
        <Item key={item.uuid} data-testid="news">
          {item.image !== null && (
            <AppImage src={imageUrl(item.image, brand)} alt="" width={640} height={320} loading="lazy" />
          )}
          <h3 dir="auto">{textOf(item).title}</h3>
          {isMoment(item.startAt) && (
            <time dateTime={item.startAt}>{formatLongDate(item.startAt, i18n.language)}</time>
          )}
          {textOf(item).detail !== '' && <p dir="auto">{textOf(item).detail}</p>}
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

  time {
    color: var(--text-muted);
    ${text('micro')}
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

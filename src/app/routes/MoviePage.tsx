import styled from 'styled-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand, useLocalized } from '@/brand/useBrand';
import { imageUrl } from '#core/brand/imagePath';
import type { Brand } from '#schemas/brand/brand';
import { isWebUrl } from '@/lib/isWebUrl';
import { useReveal } from '@/lib/useReveal';
import { media } from '@/theme/media';
import { text } from '@/theme/typography';
import { AppImage } from '@/ui/AppImage';
import { Art as FilmArt } from '@/ui/art/film.svg?art';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { Play, X } from '@/ui/icons';
import { PageHeader } from '@/ui/PageHeader';
import { RemoteFrame } from '@/ui/RemoteFrame';

type Movie = Brand['embeds']['movies'][number];

/** `/auth/media/movie`: the films of the brand file; entries without a valid web address are omitted. */
export function MoviePage() {
  const { t } = useTranslation('media');
  const brand = useBrand();
  const localized = useLocalized();
  const [playing, setPlaying] = useState<Movie | null>(null);
  const movies = brand.embeds.movies.filter(({ url }) => isWebUrl(url));
  return (
    <>
      <PageHeader title={t('movie.title')} back="/auth/media" />
      {playing && <Player key={playing.url} movie={playing} onClose={() => setPlaying(null)} />}
      {movies.length === 0 && (
        <EmptyState art={<FilmArt size={180} />} title={t('movie.empty')} text={t('movie.emptyHint')} />
      )}
      <Shelf>
        {movies.map((movie) => (
          <li key={movie.url}>
            <button
              type="button"
              data-testid="movie"
              aria-pressed={movie === playing}
              onClick={() => setPlaying(movie)}
            >
              <AppImage src={imageUrl(movie.poster, brand)} alt="" width={240} height={360} loading="lazy" />
              <i>
                <Play size={22} aria-hidden="true" />
              </i>
              <strong>{localized(movie.title)}</strong>
            </button>
          </li>
        ))}
      </Shelf>
    </>
  );
}

/** A third-party player: it runs on its own origin and can neither navigate the page nor submit forms. */
function Player({ movie: { title, url }, onClose }: { readonly movie: Movie; readonly onClose: () => void }) {
  const { t } = useTranslation('media');
  const localized = useLocalized();
  const screen = useReveal<HTMLElement>(url);
  return (
    <Screen ref={screen} aria-label={t('movie.playing')}>
      <div>
        <RemoteFrame
          src={url}
          title={localized(title)}
          sandbox="allow-scripts allow-same-origin allow-presentation"
          allow="fullscreen; encrypted-media"
          allowFullScreen
          referrerPolicy="strict-origin"
        />
      </div>
      <footer>
        <strong>{localized(title)}</strong>
        <Button variant="secondary" size="small" icon={<X size={18} aria-hidden="true" />} onClick={onClose}>
          {t('movie.close')}
        </Button>
      </footer>
    </Screen>
  );
}

const Shelf = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 14px;

  ${media.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
    gap: 20px;
  }

  button {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
    width: 100%;
    padding: 0;
    border: 0;
    border-radius: var(--radius-m);
    background: transparent;
    text-align: left;
  }
  img {
    width: 100%;
    height: auto;
    border: 1px solid var(--line);
    border-radius: var(--radius-m);
    background: var(--surface-2);
    box-shadow: var(--shadow-1);
    object-fit: cover;
  }
  i {
    position: absolute;
    top: 10px;
    right: 10px;
    display: grid;
    place-items: center;
    width: 40px;
    height: 40px;
    border-radius: 50%;
    background: var(--accent);
    color: var(--on-accent);
  }
  button[aria-pressed='true'] img {
    border-color: var(--accent);
    box-shadow: var(--glow);
  }
  strong {
    overflow-wrap: anywhere;
    ${text('small', 'bold')}
  }
`;

const Screen = styled.section`
  margin-bottom: 20px;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface-1);
  box-shadow: var(--shadow-2);

  /* 16:9 by padding, because the oldest supported browsers lack aspect-ratio. */
  > div {
    position: relative;
    padding-bottom: 56.25%;
    background: #000;
  }
  iframe {
    position: absolute;
    top: 0;
    left: 0;
    width: 100%;
    height: 100%;
    border: 0;
  }
  footer {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 12px;
    padding: 10px 16px;
  }
`;

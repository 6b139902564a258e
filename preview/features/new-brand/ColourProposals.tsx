import { useEffect, useMemo, useState } from 'react';
import styled from 'styled-components';
import { sameJson } from '#core/brand/json';
import { dominantColours, type ThemeProposal, themeProposals } from '#core/brand/logoColours';
import { Skeleton } from '@backoffice/ui/Loading';
import { Notice } from '@backoffice/ui/Notice';
import { Quiet } from '@backoffice/ui/Stack';
import { useUploadImageMutation } from '@studio/core/api/brandsApi';
import { ErrorNotice } from '@backoffice/layout/Loaded';
import { paintBackground, readPixels } from '@studio/core/browser/readPixels';
import { selectResolved } from '@studio/core/draft/selectBrand';
import { imageUrl } from '@studio/core/store/images';
import { useStudioSelector } from '@studio/core/store/createStudioStore';
import { useCanEdit, useEdits } from '@studio/core/store/useSetting';
import { useTexts } from '@studio/i18n/texts';
import { useUnfitBackgrounds } from './backgrounds';

/** Themes made of the colours of the brand's logo. A press applies one to the draft, as one step of undo. */
export function ColourProposals({ brandId }: { readonly brandId: string }) {
  const t = useTexts('brandLife');
  const canEdit = useCanEdit();
  const edit = useEdits();
  const brand = useStudioSelector(selectResolved)?.brand;
  const logo = brand?.images['home.normal.logo'] ?? '';
  const colours = useColours(logo === '' ? '' : imageUrl(brandId, logo));
  const proposals = useMemo(() => (typeof colours === 'string' ? [] : themeProposals(colours)), [colours]);
  const unfitFor = useUnfitBackgrounds(brandId, brand);
  const [upload, { isLoading, error }] = useUploadImageMutation();
  if (!brand) return null;
  // A background on which the text could not be read is replaced in the same step.
  const apply = async ({ theme }: ThemeProposal) => {
    const edits = Object.entries(theme).map(([key, value]) => ({ path: `/theme/${key}`, value }));
    const unfit = unfitFor(theme);
    if (unfit.length === 0) {
      edit(edits);
      return;
    }
    const image = await paintBackground(theme.background, theme.surface);
    const { data } = await upload({ brandId, image });
    if (data) edit([...edits, ...unfit.map((path) => ({ path, value: data.file }))]);
  };
  return (
    <section aria-label={t('colours')}>
      <h3>{t('colours')}</h3>
      {colours === 'loading' && <Skeleton $h={96} />}
      {colours === 'failed' && <Notice tone="warning">{t('colours.failed')}</Notice>}
      {typeof colours !== 'string' && (
        <>
          <Quiet>{t(colours.length === 0 ? 'colours.grey' : 'colours.help')}</Quiet>
          <Cards>
            {proposals.map((proposal) => (
              <button
                key={proposal.name}
                type="button"
                disabled={!canEdit || isLoading}
                aria-pressed={sameJson({ ...brand.theme, ...proposal.theme }, brand.theme)}
                onClick={() => void apply(proposal)}
              >
                <Sample theme={proposal.theme} />
                {t(`colours.${proposal.name}`)}
                {unfitFor(proposal.theme).length > 0 && <small>{t('colours.background')}</small>}
              </button>
            ))}
          </Cards>
          <ErrorNotice error={error} />
        </>
      )}
    </section>
  );
}

const NONE: readonly string[] = [];

type Colours = readonly string[] | 'loading' | 'failed';

/** The colours of an image by its address. */
function useColours(url: string): Colours {
  const [read, setRead] = useState<{ readonly url: string; readonly colours: Colours }>();
  useEffect(() => {
    if (url === '') return;
    let isCurrent = true;
    const end = (colours: Colours) => isCurrent && setRead({ url, colours });
    readPixels(url).then(
      (pixels) => end(dominantColours(pixels)),
      () => end('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [url]);
  if (url === '') return NONE;
  return read?.url === url ? read.colours : 'loading';
}

/** A page with a card, text and a button, in the colours of a theme. */
function Sample({ theme }: Pick<ThemeProposal, 'theme'>) {
  const { background, surface, text, color, accent2, gold } = theme;
  return (
    <svg viewBox="0 0 96 60" aria-hidden="true">
      <rect width="96" height="60" rx="6" fill={background} />
      <rect x="8" y="8" width="80" height="44" rx="5" fill={surface} />
      <rect x="15" y="16" width="38" height="5" rx="2.5" fill={text} />
      <rect x="15" y="26" width="26" height="4" rx="2" fill={gold} />
      <rect x="15" y="37" width="34" height="9" rx="4.5" fill={color} />
      <circle cx="74" cy="26" r="8" fill={accent2} />
    </svg>
  );
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 8px;
  margin-top: 8px;

  & > button {
    display: grid;
    gap: 4px;
    align-content: start;
    padding: 6px;
    border: 1px solid var(--s-line-strong);
    border-radius: 8px;
    background: none;
    font-size: 13px;
  }
  & > button:hover:not(:disabled) {
    background: var(--s-hover);
  }
  & > [aria-pressed='true'] {
    border-color: var(--s-accent);
    background: var(--s-accent-soft);
    color: var(--s-accent);
    font-weight: 600;
  }
  small {
    color: var(--s-muted);
    font-size: 12px;
    font-weight: 400;
  }
  svg {
    display: block;
    width: 100%;
    border-radius: 6px;
    box-shadow: 0 0 0 1px var(--s-line);
  }
`;

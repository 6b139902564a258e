import { useMemo } from 'react';
import styled from 'styled-components';
import { imagePaths } from '#core/brand/checks/assets';
import { imageName } from '#core/brand/imagePath';
import { useStudioSelector } from '@studio/core/store/createStudioStore';
import { selectPublished, selectResolved } from '@studio/core/draft/selectBrand';
import { useTexts } from '@studio/i18n/texts';
import { useForm } from '../base/FormContext';
import { Thumbnail } from '@studio/features/settings/Thumbnail';

interface Props {
  readonly chosen: string;
  readonly onChoose: (file: string) => void;
}

/** Every image that the brand uses, in the draft or as published. */
export function ImageList({ chosen, onChoose }: Props) {
  const t = useTexts('form');
  const { brandId } = useForm();
  const brand = useStudioSelector(selectResolved)?.brand;
  const published = useStudioSelector(selectPublished);
  const files = useMemo(() => {
    const used = [brand, published].flatMap((each) => (each ? imagePaths(each) : []));
    return [...new Set(used.map(([, file]) => file))].sort((a, b) => a.localeCompare(b));
  }, [brand, published]);
  return (
    <Grid role="listbox" aria-label={t('image.choose')}>
      {files.map((file) => (
        <button
          key={file}
          type="button"
          role="option"
          aria-selected={file === chosen}
          onClick={() => onChoose(file)}
        >
          <Thumbnail brandId={brandId} file={file} width={84} height={56} />
          <span title={imageName(file)}>{imageName(file)}</span>
        </button>
      ))}
    </Grid>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 4px;
  max-height: 320px;
  margin: -4px;
  overflow: auto;

  & > button {
    display: grid;
    justify-items: center;
    gap: 4px;
    min-width: 0;
    padding: 5px;
    border: 1px solid transparent;
    border-radius: 6px;
    background: none;
  }
  & > button > span:last-child {
    max-width: 100%;
    overflow: hidden;
    color: var(--s-muted);
    font-size: 12px;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > button:hover {
    background: var(--s-hover);
  }
  & > [aria-selected='true'] {
    border-color: var(--s-accent);
  }
`;

import styled from 'styled-components';
import { isRecord, pointerKeys, valueAt } from '#core/brand/json';
import { describe } from '#schemas/brand/describe';
import { useStudioSelector } from '@studio/core/store/createStudioStore';
import { selectOpen } from '@studio/core/draft/draftSlice';
import { useShownValue } from './useShownValue';
import { ValueMark } from './ValueMark';
import { useTexts } from '@studio/i18n/texts';

interface Props {
  /** JSON pointer of the setting. */
  readonly path: string;
  /** The value in the brand's file; undefined if inherited. */
  readonly value: unknown;
}

/** One side of a change, shown as its setting elsewhere; an inherited value is marked as such. */
export function ChangedValue({ path, value }: Props) {
  const t = useTexts('publish');
  const show = useShownValue();
  const brandId = useStudioSelector((state) => selectOpen(state)?.brandId) ?? '';
  const inherited = useStudioSelector((state) => valueAt(selectOpen(state)?.defaults, path));
  const shown = value === undefined ? inherited : value;
  const schema = describe(pointerKeys(path));
  return (
    <Side>
      {value === undefined && <small>{t('changes.inherited')}</small>}
      {schema && !isRecord(shown) ? (
        <ValueMark path={path} schema={schema} value={shown} brandId={brandId} full />
      ) : (
        // An empty group, or a setting that the current schema no longer has: nothing is inherited for it.
        shown !== undefined && <span>{show(shown, schema, Infinity)}</span>
      )}
    </Side>
  );
}

const Side = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0 6px;
  align-items: baseline;
  min-width: 0;

  & > small {
    color: var(--s-faint);
    font-size: 12px;
  }
  & > span {
    flex: none;
    max-width: 100%;
  }
  & > span > span:last-child {
    white-space: normal;
    overflow-wrap: anywhere;
  }
  del & > span {
    color: var(--s-muted);
  }
  del & > span > span:last-child {
    text-decoration: line-through;
  }
`;

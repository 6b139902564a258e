import { Check, Minus, ImageOff } from 'lucide-react';
import styled from 'styled-components';
import { imageName } from '#core/brand/imagePath';
import { type SettingSchema, describe } from '#schemas/brand/describe';
import { useTexts } from '@studio/i18n/texts';
import { Swatch } from '@backoffice/ui/Badge';
import { kindOf } from './kinds';
import { useShownValue } from './settingNames';
import { useState } from 'react';
import { imageUrl } from '@studio/core/store/images';
import { isRecord, pointerKeys, valueAt } from '#core/brand/json';
import { useStudioSelector } from '@studio/core/store/createStudioStore';
import { selectOpen } from '@studio/core/draft/draftSlice';

interface Props {
  readonly path: string;
  readonly schema: SettingSchema;
  readonly value: unknown;
  /** The brand whose images a file name means. */
  readonly brandId: string;
  /** Texts and lists in full, where what differs may be at the end. */
  readonly full?: boolean;
}

/** Images of a list that are shown before its length. */
const MANY = 3;

/** A value on one line: a swatch, a thumbnail or text, by the kind of its setting. */
export function ValueMark({ path, schema, value, brandId, full = false }: Props) {
  const t = useTexts('form');
  const show = useShownValue();
  if (value === undefined) return <Mark data-none="">{t('original')}</Mark>;
  const kind = kindOf(path, schema);
  const text = full ? show(value, schema, Infinity) : show(value, schema);
  if (kind === 'colour' && typeof value === 'string')
    return (
      <Mark data-mono="">
        <Swatch colours={[value]} size={14} />
        <span>{value}</span>
      </Mark>
    );
  if (kind === 'image' && typeof value === 'string' && value !== '')
    return (
      <Mark>
        <Thumbnail brandId={brandId} file={value} width={34} height={20} />
        <span title={value}>{imageName(value)}</span>
      </Mark>
    );
  if (kind === 'switch')
    return (
      <Mark data-on={value === true}>
        {value === true ? <Check size={14} /> : <Minus size={14} />}
        <span>{text}</span>
      </Mark>
    );
  if (kind === 'cards') {
    const images = (value as readonly { readonly image?: string }[]).flatMap(({ image }) => image ?? []);
    return (
      <Mark title={images.join('\n')}>
        {images.slice(0, MANY).map((file) => (
          <Thumbnail key={file} brandId={brandId} file={file} width={34} height={20} />
        ))}
        <span>{text}</span>
      </Mark>
    );
  }
  if (kind === 'lines' || kind === 'amounts') {
    const items = (value as readonly (string | number)[]).map((item) => item.toLocaleString('en-US'));
    return (
      <Mark data-none={items.length === 0 ? '' : undefined} title={items.join('\n')}>
        <span>{items.length === 0 ? t('empty') : items.join(' · ')}</span>
      </Mark>
    );
  }
  const unit =
    typeof value !== 'number' ? '' : kind === 'percent' ? '%' : kind === 'baht' ? ` ${t('baht')}` : '';
  return (
    <Mark data-none={value === '' ? '' : undefined} title={text}>
      <span>{`${text}${unit}`}</span>
    </Mark>
  );
}

const Mark = styled.span`
  display: flex;
  flex: 1;
  align-items: center;
  gap: 7px;
  min-width: 0;
  font-variant-numeric: tabular-nums;

  & > span:last-child {
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  &[data-none] {
    color: var(--s-faint);
  }
  &[data-mono] > span:last-child {
    font-family: var(--s-mono);
    font-size: 12.5px;
    line-height: 1;
  }
  & > svg {
    flex: none;
  }
  &[data-on='true'] > svg {
    color: var(--s-success);
  }
  &[data-on='false'] > svg {
    color: var(--s-faint);
  }
`;

interface ThumbnailProps {
  readonly brandId: string;
  readonly file: string;
  /** In px. */
  readonly width: number;
  readonly height: number;
}

/** An image of a brand on a chequered background, which shows transparency. */
export function Thumbnail({ brandId, file, width, height }: ThumbnailProps) {
  const url = imageUrl(brandId, file);
  const [broken, setBroken] = useState('');
  return (
    <Frame style={{ width, height }}>
      {broken === url ? (
        <ImageOff size={16} />
      ) : (
        <img src={url} alt="" draggable={false} onError={() => setBroken(url)} />
      )}
    </Frame>
  );
}

const Frame = styled.span`
  display: grid;
  flex: none;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  border-radius: 4px;
  background: repeating-conic-gradient(#8b8b92 0 25%, #9d9da4 0 50%) 0 0 / 12px 12px;
  place-items: center;
  overflow: hidden;

  & > img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
  & > svg {
    color: #1b1b1f;
  }
`;

interface ChangedValueProps {
  /** JSON pointer of the setting. */
  readonly path: string;
  /** The value in the brand's file; undefined if inherited. */
  readonly value: unknown;
}

/** One side of a change, shown as its setting elsewhere; an inherited value is marked as such. */
export function ChangedValue({ path, value }: ChangedValueProps) {
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

import { Check, Minus } from 'lucide-react';
import styled from 'styled-components';
import { imageName } from '#core/brand/imagePath';
import type { SettingSchema } from '#schemas/brand/describe';
import { useTexts } from '@studio/i18n/texts';
import { Swatch } from '@staff/ui/Swatch';
import { kindOf } from './kinds';
import { Thumbnail } from './Thumbnail';
import { useShownValue } from './useShownValue';

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
        {value === true ? <Check size={14} aria-hidden="true" /> : <Minus size={14} aria-hidden="true" />}
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

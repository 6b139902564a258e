import type { JsonRecord } from '#core/brand/json';
import { useForm } from '../base/FormContext';
import { Thumbnail } from '@studio/features/settings/Thumbnail';

/** The image of an item, in whichever field it is. */
export function CardImage({ item }: { readonly item: JsonRecord }) {
  const { brandId } = useForm();
  const file = item['image'] ?? item['poster'];
  return typeof file === 'string' ? <Thumbnail brandId={brandId} file={file} width={56} height={34} /> : null;
}

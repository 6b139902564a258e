import { useFeature } from '@/brand/useBrand';
import { useGetUserSettingQuery } from '@/features/global/globalApi';
import { PromotionWindows } from '../../shared/PromotionWindows';

/** The bonus windows that are open to the member; nothing when there are none. */
export function Promotion() {
  const isOn = useFeature('promotion');
  const { data } = useGetUserSettingQuery(undefined, { skip: !isOn });
  if (!isOn || !data?.bonusMax) return null;
  return <PromotionWindows setting={data} />;
}

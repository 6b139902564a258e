import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectUser } from '@/api/session';
import { useBrand } from '@/brand/useBrand';
import { levelOf, levelProgress } from '#core/brand/levels';
import { useGetLevelQuery } from './userApi';

/** The member's level by its name in this brand, and the progress to the next one. */
export function useMemberLevel() {
  const { i18n } = useTranslation();
  const brand = useBrand();
  const user = useSelector(selectUser);
  const { data, isError } = useGetLevelQuery(user?.uuid ?? '', { skip: !user });
  const level = user?.level ?? 1;
  const row = levelOf(brand, level);
  const { depositTotal: total, depositMonth: month } = data ?? {};
  const progress =
    total !== undefined && month !== undefined ? levelProgress(brand, level, { total, month }) : null;
  return {
    level,
    row,
    label: i18n.language === 'th' ? row.label.th : row.label.en,
    /** Null until the deposits are known, because progress counted from zero would be wrong. */
    progress,
    /** The deposits could not be fetched, or are missing in the response: there is no progress to show. */
    isUnknown: !progress && (isError || data !== undefined),
  };
}

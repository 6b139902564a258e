import styled from 'styled-components';
import { useTranslation } from 'react-i18next';
import { useBrand } from '@/brand/useBrand';
import { bonusWindows } from '#core/brand/bonusWindows';
import { useGetUserSettingQuery } from '@/features/global/globalApi';
import { Navigate } from '@/lib/router';
import { LinkButton } from '@/ui/LinkButton';
import { PageHeader } from '@/ui/PageHeader';
import { PromotionRules } from '../shared/PromotionRules';
import { PromotionWindows } from '../shared/PromotionWindows';
import { SectionBoundary } from '../ErrorBoundary';

/** `/auth/media/promotion`: the windows of `/promotion` with a link to the deposit. */
export function MemberPromotionPage() {
  const { t } = useTranslation('promotion');
  const common = useTranslation();
  const { bonus, flags } = useBrand();
  const { data } = useGetUserSettingQuery(undefined, { skip: !flags.promotion });
  if (!flags.promotion) return <Navigate to="/404" replace />;
  const setting = data ?? bonus;
  const hasBonus = bonusWindows(setting).length > 0;
  return (
    <>
      <PageHeader title={t('title')} back={flags.media ? '/auth/media' : '/auth/dashboard'} />
      <SectionBoundary>
        <PromotionWindows setting={setting} />
      </SectionBoundary>
      {hasBonus && <PromotionRules />}
      <Action>
        <LinkButton to="/auth/deposit" size="large" full>
          {hasBonus ? t('action.deposit') : common.t('nav.deposit')}
        </LinkButton>
      </Action>
    </>
  );
}

const Action = styled.div`
  max-width: 420px;
  margin-top: 24px;
`;

import styled from 'styled-components';
import { useTranslation } from 'react-i18next';
import { useBrand } from '@/brand/useBrand';
import { bonusWindows } from '#core/brand/bonusWindows';
import { useGetSettingQuery } from '@/features/global/globalApi';
import { Navigate } from '@/lib/router';
import { LinkButton } from '@/ui/LinkButton';
import { PageIntro } from '../shared/PageIntro';
import { PromotionRules } from '../shared/PromotionRules';
import { PromotionWindows } from '../shared/PromotionWindows';
import { SectionBoundary } from '../ErrorBoundary';

/** `/promotion` for visitors, from the brand file until the API responds. */
export function PromotionPage() {
  const { t } = useTranslation('promotion');
  const common = useTranslation();
  const { bonus, flags } = useBrand();
  const { data } = useGetSettingQuery(undefined, { skip: !flags.promotion });
  if (!flags.promotion) return <Navigate to="/404" replace />;
  const setting = data?.userSetting ?? bonus;
  const hasBonus = bonusWindows(setting).length > 0;
  return (
    <>
      <PageIntro title={t('title')} lead={t('lead')} />
      <SectionBoundary>
        <PromotionWindows setting={setting} />
      </SectionBoundary>
      {hasBonus && <PromotionRules />}
      <Actions>
        <LinkButton to="/login" state={{ from: '/auth/deposit' }} size="large">
          {hasBonus ? t('action.login') : common.t('nav.login')}
        </LinkButton>
        {flags.register && (
          <LinkButton to="/register" variant="secondary" size="large">
            {t('action.register')}
          </LinkButton>
        )}
      </Actions>
    </>
  );
}

const Actions = styled.div`
  display: grid;
  gap: 12px;
  margin-top: 24px;

  @media (min-width: 768px) {
    grid-template-columns: 280px 220px;
  }
`;

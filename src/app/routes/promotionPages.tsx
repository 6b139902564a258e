import styled from 'styled-components';
import { useTranslation } from 'react-i18next';
import { useBrand } from '@/brand/useBrand';
import { type BonusSetting, bonusWindows } from '#core/brand/bonusWindows';
import { useGetSettingQuery, useGetUserSettingQuery } from '@/features/global/globalApi';
import { Navigate } from '@/lib/router';
import { LinkButton } from '@/ui/LinkButton';
import { PageIntro } from '../shared/PageIntro';
import { PromotionWindows } from '../shared/PromotionWindows';
import { SectionBoundary } from '../ErrorBoundary';
import { PageHeader } from '@/ui/PageHeader';
import { text } from '@/theme/typography';
import { NumberedSteps } from '@/ui/NumberedSteps';

/** Of everything on the pages, so that they appear at once and nothing moves. */
const texts = ['promotion', 'turnover', 'common'] as const;

const steps = ['rule.time', 'rule.digits', 'rule.once'] as const;

/** `/promotion` for visitors, from the brand file until the API responds. */
export function PromotionPage() {
  const { t } = useTranslation(texts);
  const { bonus, flags } = useBrand();
  const { data } = useGetSettingQuery(undefined, { skip: !flags.promotion });
  if (!flags.promotion) return <Navigate to="/404" replace />;
  const setting = data?.userSetting ?? bonus;
  return (
    <>
      <PageIntro title={t('title')} lead={t('lead')} />
      <Promotion setting={setting} />
      <Actions>
        <LinkButton to="/login" state={{ from: '/auth/deposit' }} size="large">
          {hasBonus(setting) ? t('action.login') : t('common:nav.login')}
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

/** `/auth/media/promotion`: the windows of `/promotion` with a link to the deposit. */
export function MemberPromotionPage() {
  const { t } = useTranslation(texts);
  const { bonus, flags } = useBrand();
  const { data } = useGetUserSettingQuery();
  const setting = data ?? bonus;
  return (
    <>
      <PageHeader title={t('title')} back={flags.media ? '/auth/media' : '/auth/dashboard'} />
      <Promotion setting={setting} />
      <Action>
        <LinkButton to="/auth/deposit" size="large" full>
          {hasBonus(setting) ? t('action.deposit') : t('common:nav.deposit')}
        </LinkButton>
      </Action>
    </>
  );
}

const hasBonus = (setting: BonusSetting) => bonusWindows(setting).length > 0;

/** The windows and, if there is one, how to claim a bonus in three steps; none of them is a button. */
function Promotion({ setting }: { readonly setting: BonusSetting }) {
  const { t } = useTranslation('promotion');
  return (
    <>
      <SectionBoundary>
        <PromotionWindows setting={setting} />
      </SectionBoundary>
      {hasBonus(setting) && (
        <Rules aria-label={t('rule.title')}>
          <h2>{t('rule.title')}</h2>
          <NumberedSteps>
            {steps.map((step) => (
              <li key={step}>{t(step)}</li>
            ))}
          </NumberedSteps>
        </Rules>
      )}
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

const Action = styled.div`
  max-width: 420px;
  margin-top: 24px;
`;

const Rules = styled.section`
  margin-top: 24px;

  h2 {
    margin-bottom: 12px;
    ${text('lead', 'bold')}
  }
`;

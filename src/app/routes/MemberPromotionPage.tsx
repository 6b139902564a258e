import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useBrand } from '@/brand/useBrand';
import { useGetUserSettingQuery } from '@/features/global/globalApi';
import { Navigate } from '@/lib/router';
import { LinkButton } from '@/ui/LinkButton';
import { PageHeader } from '@/ui/PageHeader';
import { PromotionWindows } from '../shared/PromotionWindows';

/** `/auth/media/promotion`: the same windows as `/promotion`, and the way to use them (RTM-24). */
export function MemberPromotionPage() {
  const { t } = useTranslation('promotion');
  const { bonus, flags } = useBrand();
  const { data } = useGetUserSettingQuery(undefined, { skip: !flags.promotion });
  if (!flags.promotion) return <Navigate to="/404" replace />;
  return (
    <>
      <PageHeader title={t('title')} back={flags.media ? '/auth/media' : '/auth/dashboard'} />
      <PromotionWindows setting={data ?? bonus} />
      <Action>
        <LinkButton to="/auth/deposit" size="large" full>
          {t('action.deposit')}
        </LinkButton>
      </Action>
    </>
  );
}

const Action = styled.div`
  max-width: 420px;
  margin: 24px auto 0;
`;

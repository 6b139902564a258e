import type { ComponentType, ReactNode } from 'react';
import { useFeature } from '@/brand/useBrand';
import { Navigate, Route, Routes } from '@/lib/router';
import type { FeatureFlag } from '#schemas/brand/brand';
import { lazyPart } from '@/lib/lazyPart';
import { MemberLayout } from './layouts/MemberLayout';

/** A page in its own chunk; a page of a feature exists only for brands that have it. */
function page(load: () => Promise<ComponentType>, feature?: FeatureFlag): ReactNode {
  const Page = lazyPart(load);
  return feature ? <OfFeature feature={feature} page={<Page />} /> : <Page />;
}

function OfFeature({ feature, page }: { readonly feature: FeatureFlag; readonly page: ReactNode }) {
  return useFeature(feature) ? page : <Navigate to="/404" replace />;
}

const pages: Readonly<Record<string, ReactNode>> = {
  dashboard: page(async () => (await import('./routes/DashboardPage')).DashboardPage),
  deposit: page(async () => (await import('./routes/DepositPage')).DepositPage),
  'deposit/qr': page(async () => (await import('./routes/DepositPage')).QrDepositPage, 'promptPay'),
  'deposit/slip': page(async () => (await import('./routes/SlipPage')).SlipPage, 'slip'),
  withdraw: page(async () => (await import('./routes/WithdrawPage')).WithdrawPage),
  affiliate: page(async () => (await import('./routes/AffiliatePage')).AffiliatePage, 'affiliate'),
  cashback: page(async () => (await import('./routes/CashbackPage')).CashbackPage, 'cashback'),
  winlost: page(async () => (await import('./routes/WinlostPage')).WinlostPage, 'winlost'),
  'transaction/history': page(async () => (await import('./routes/HistoryPage')).HistoryPage),
  account: page(async () => (await import('./routes/AccountPage')).AccountPage),
  'settings/bank': page(async () => (await import('./routes/BankPage')).BankPage, 'changeBank'),
  'settings/change-password': page(async () => (await import('./routes/accountPages')).ChangePasswordPage),
  'settings/manage-address': page(async () => (await import('./routes/AddressPage')).AddressPage),
  'settings/sessions': page(async () => (await import('./routes/accountPages')).SessionsPage),
  'settings/responsible-play': page(
    async () => (await import('./routes/ResponsibleGamblingPage')).ResponsibleGamblingPage,
    'responsiblePlay',
  ),
  'user/ranking': page(async () => (await import('./routes/RankingPage')).RankingPage),
  contact: page(async () => (await import('./routes/contactPages')).MemberContactPage),
  'games/category': page(async () => (await import('./routes/CategoryPage')).CategoryPage),
  'games/:type/:slot': page(async () => (await import('./routes/GamePage')).GamePage, 'games'),
  media: page(async () => (await import('./routes/MediaPage')).MediaPage, 'media'),
  'media/promotion': page(
    async () => (await import('./routes/promotionPages')).MemberPromotionPage,
    'promotion',
  ),
  'media/wheel': page(async () => (await import('./routes/WheelPage')).WheelPage, 'wheel'),
  'media/flip-card': page(async () => (await import('./routes/cardPages')).FlipCardPage, 'flipCard'),
  'media/flip-card-reward': page(
    async () => (await import('./routes/cardPages')).FlipCardRewardPage,
    'flipCardReward',
  ),
  'media/movie': page(async () => (await import('./routes/MoviePage')).MoviePage, 'movie'),
  reward: page(async () => (await import('./routes/RewardPage')).RewardPage, 'reward'),
  'reward/:categoryId': page(
    async () => (await import('./routes/RewardCategoryPage')).RewardCategoryPage,
    'reward',
  ),
};

/** The member area below `/auth`. */
export function MemberRoutes() {
  return (
    <Routes>
      <Route element={<MemberLayout />}>
        <Route index element={<Navigate to="/auth/dashboard" replace />} />
        {Object.entries(pages).map(([path, element]) => (
          <Route key={path} path={path} element={element} />
        ))}
      </Route>
      <Route path="*" element={<Navigate to="/404" replace />} />
    </Routes>
  );
}

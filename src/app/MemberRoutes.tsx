import type { ComponentType, ReactNode } from 'react';
import { useBrand } from '@/brand/useBrand';
import { isOn, memberPages, type MemberPage } from '#core/brand/sitePages';
import { Navigate, Route, Routes } from '@/lib/router';
import { lazyPart } from '@/lib/lazyPart';
import { MemberLayout } from './layouts/MemberLayout';

const pages: Readonly<Record<MemberPage, () => Promise<ComponentType>>> = {
  dashboard: async () => (await import('./routes/DashboardPage')).DashboardPage,
  deposit: async () => (await import('./routes/DepositPage')).DepositPage,
  'deposit/qr': async () => (await import('./routes/DepositPage')).QrDepositPage,
  'deposit/slip': async () => (await import('./routes/SlipPage')).SlipPage,
  withdraw: async () => (await import('./routes/WithdrawPage')).WithdrawPage,
  affiliate: async () => (await import('./routes/AffiliatePage')).AffiliatePage,
  cashback: async () => (await import('./routes/CashbackPage')).CashbackPage,
  winlost: async () => (await import('./routes/WinlostPage')).WinlostPage,
  'transaction/history': async () => (await import('./routes/HistoryPage')).HistoryPage,
  account: async () => (await import('./routes/AccountPage')).AccountPage,
  'settings/bank': async () => (await import('./routes/BankPage')).BankPage,
  'settings/change-password': async () => (await import('./routes/accountPages')).ChangePasswordPage,
  'settings/manage-address': async () => (await import('./routes/AddressPage')).AddressPage,
  'settings/sessions': async () => (await import('./routes/accountPages')).SessionsPage,
  'settings/responsible-play': async () =>
    (await import('./routes/ResponsibleGamblingPage')).ResponsibleGamblingPage,
  'user/ranking': async () => (await import('./routes/RankingPage')).RankingPage,
  contact: async () => (await import('./routes/contactPages')).MemberContactPage,
  'games/category': async () => (await import('./routes/CategoryPage')).CategoryPage,
  'games/:type/:slot': async () => (await import('./routes/GamePage')).GamePage,
  media: async () => (await import('./routes/MediaPage')).MediaPage,
  'media/promotion': async () => (await import('./routes/promotionPages')).MemberPromotionPage,
  'media/wheel': async () => (await import('./routes/WheelPage')).WheelPage,
  'media/flip-card': async () => (await import('./routes/cardPages')).FlipCardPage,
  'media/flip-card-reward': async () => (await import('./routes/cardPages')).FlipCardRewardPage,
  'media/movie': async () => (await import('./routes/MoviePage')).MoviePage,
  reward: async () => (await import('./routes/RewardPage')).RewardPage,
  'reward/:categoryId': async () => (await import('./routes/RewardCategoryPage')).RewardCategoryPage,
};

/** A page in its own chunk, which exists for brands that have its area. */
function toRoute(path: MemberPage): ReactNode {
  const Page = lazyPart(pages[path]);
  return <OfArea page={path} element={<Page />} />;
}

function OfArea({ page, element }: { readonly page: MemberPage; readonly element: ReactNode }) {
  const { flags } = useBrand();
  return isOn(memberPages[page], flags) ? element : <Navigate to="/404" replace />;
}

const routes = (Object.keys(memberPages) as MemberPage[]).map((path) => ({ path, element: toRoute(path) }));

/** The member area below `/auth`. */
export function MemberRoutes() {
  return (
    <Routes>
      <Route element={<MemberLayout />}>
        <Route index element={<Navigate to="/auth/dashboard" replace />} />
        {routes.map(({ path, element }) => (
          <Route key={path} path={path} element={element} />
        ))}
      </Route>
      <Route path="*" element={<Navigate to="/404" replace />} />
    </Routes>
  );
}

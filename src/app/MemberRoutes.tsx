import { Navigate, Route, Routes } from '@/lib/router';
import { lazyRoute } from './lazyRoute';
import { MemberLayout } from './layouts/MemberLayout';

const DashboardPage = lazyRoute(async () => (await import('./routes/DashboardPage')).DashboardPage);
const DepositPage = lazyRoute(async () => (await import('./routes/DepositPage')).DepositPage);
const SlipPage = lazyRoute(async () => (await import('./routes/SlipPage')).SlipPage);
const WithdrawPage = lazyRoute(async () => (await import('./routes/WithdrawPage')).WithdrawPage);
const HistoryPage = lazyRoute(async () => (await import('./routes/HistoryPage')).HistoryPage);
const ChangePasswordPage = lazyRoute(async () => (await import('./routes/accountPages')).ChangePasswordPage);
const AddressPage = lazyRoute(async () => (await import('./routes/AddressPage')).AddressPage);
const ResponsibleGamblingPage = lazyRoute(
  async () => (await import('./routes/ResponsibleGamblingPage')).ResponsibleGamblingPage,
);
const SessionsPage = lazyRoute(async () => (await import('./routes/accountPages')).SessionsPage);
const RankingPage = lazyRoute(async () => (await import('./routes/RankingPage')).RankingPage);
const MemberContactPage = lazyRoute(
  async () => (await import('./routes/MemberContactPage')).MemberContactPage,
);
const CategoryPage = lazyRoute(async () => (await import('./routes/CategoryPage')).CategoryPage);
const GamePage = lazyRoute(async () => (await import('./routes/GamePage')).GamePage);
const MediaPage = lazyRoute(async () => (await import('./routes/MediaPage')).MediaPage);
const MemberPromotionPage = lazyRoute(
  async () => (await import('./routes/MemberPromotionPage')).MemberPromotionPage,
);
const WheelPage = lazyRoute(async () => (await import('./routes/WheelPage')).WheelPage);
const FlipCardPage = lazyRoute(async () => (await import('./routes/FlipCardPage')).FlipCardPage);
const FlipCardRewardPage = lazyRoute(
  async () => (await import('./routes/FlipCardRewardPage')).FlipCardRewardPage,
);
const MoviePage = lazyRoute(async () => (await import('./routes/MoviePage')).MoviePage);
const RewardPage = lazyRoute(async () => (await import('./routes/RewardPage')).RewardPage);
const RewardCategoryPage = lazyRoute(
  async () => (await import('./routes/RewardCategoryPage')).RewardCategoryPage,
);
const AffiliatePage = lazyRoute(async () => (await import('./routes/AffiliatePage')).AffiliatePage);
const WinlostPage = lazyRoute(async () => (await import('./routes/WinlostPage')).WinlostPage);

/** The member area below `/auth`. */
export function MemberRoutes() {
  return (
    <Routes>
      <Route element={<MemberLayout />}>
        <Route index element={<Navigate to="/auth/dashboard" replace />} />
        <Route path="dashboard" element={<DashboardPage />} />
        <Route path="deposit" element={<DepositPage />} />
        <Route path="deposit/slip" element={<SlipPage />} />
        <Route path="withdraw" element={<WithdrawPage />} />
        <Route path="affiliate" element={<AffiliatePage />} />
        <Route path="winlost" element={<WinlostPage />} />
        <Route path="transaction/history" element={<HistoryPage />} />
        <Route path="settings/change-password" element={<ChangePasswordPage />} />
        <Route path="settings/manage-address" element={<AddressPage />} />
        <Route path="settings/sessions" element={<SessionsPage />} />
        <Route path="settings/responsible-play" element={<ResponsibleGamblingPage />} />
        <Route path="user/ranking" element={<RankingPage />} />
        <Route path="contact" element={<MemberContactPage />} />
        <Route path="games/category" element={<CategoryPage />} />
        <Route path="games/:type/:slot" element={<GamePage />} />
        <Route path="media" element={<MediaPage />} />
        <Route path="media/promotion" element={<MemberPromotionPage />} />
        <Route path="media/wheel" element={<WheelPage />} />
        <Route path="media/flip-card" element={<FlipCardPage />} />
        <Route path="media/flip-card-reward" element={<FlipCardRewardPage />} />
        <Route path="media/movie" element={<MoviePage />} />
        <Route path="reward" element={<RewardPage />} />
        <Route path="reward/:categoryId" element={<RewardCategoryPage />} />
      </Route>
      <Route path="*" element={<Navigate to="/404" replace />} />
    </Routes>
  );
}

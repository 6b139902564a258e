import { lazyRoute } from './lazyRoute';

/** What a visitor sees first comes with the app: a chunk of its own would be one request more. */
export { LandingPage } from './routes/LandingPage';
export { LoginPage } from './routes/LoginPage';

/** Every other page, each in a chunk of its own; the frame of the member area too, which no visitor needs. */
export const RegisterPage = lazyRoute(async () => (await import('./routes/RegisterPage')).RegisterPage);
export const ContactPage = lazyRoute(async () => (await import('./routes/ContactPage')).ContactPage);
export const PromotionPage = lazyRoute(async () => (await import('./routes/PromotionPage')).PromotionPage);
export const LiveScorePage = lazyRoute(async () => (await import('./routes/scorePages')).LiveScorePage);
export const ScorePage = lazyRoute(async () => (await import('./routes/scorePages')).ScorePage);
export const MaintenancePage = lazyRoute(
  async () => (await import('./routes/MaintenancePage')).MaintenancePage,
);
export const NotFoundPage = lazyRoute(async () => (await import('./routes/NotFoundPage')).NotFoundPage);

export const MemberLayout = lazyRoute(async () => (await import('./layouts/MemberLayout')).MemberLayout);
export const DashboardPage = lazyRoute(async () => (await import('./routes/DashboardPage')).DashboardPage);
export const DepositPage = lazyRoute(async () => (await import('./routes/DepositPage')).DepositPage);
export const SlipPage = lazyRoute(async () => (await import('./routes/SlipPage')).SlipPage);
export const WithdrawPage = lazyRoute(async () => (await import('./routes/WithdrawPage')).WithdrawPage);
export const HistoryPage = lazyRoute(async () => (await import('./routes/HistoryPage')).HistoryPage);
export const ChangePasswordPage = lazyRoute(
  async () => (await import('./routes/accountPages')).ChangePasswordPage,
);
export const AddressPage = lazyRoute(async () => (await import('./routes/AddressPage')).AddressPage);
export const ResponsiblePlayPage = lazyRoute(
  async () => (await import('./routes/ResponsiblePlayPage')).ResponsiblePlayPage,
);
export const SessionsPage = lazyRoute(async () => (await import('./routes/accountPages')).SessionsPage);
export const RankingPage = lazyRoute(async () => (await import('./routes/RankingPage')).RankingPage);
export const MemberContactPage = lazyRoute(
  async () => (await import('./routes/MemberContactPage')).MemberContactPage,
);
export const CategoryPage = lazyRoute(async () => (await import('./routes/CategoryPage')).CategoryPage);
export const GamePage = lazyRoute(async () => (await import('./routes/GamePage')).GamePage);
export const MediaPage = lazyRoute(async () => (await import('./routes/MediaPage')).MediaPage);
export const MemberPromotionPage = lazyRoute(
  async () => (await import('./routes/MemberPromotionPage')).MemberPromotionPage,
);
export const WheelPage = lazyRoute(async () => (await import('./routes/WheelPage')).WheelPage);
export const FlipCardPage = lazyRoute(async () => (await import('./routes/FlipCardPage')).FlipCardPage);
export const FlipCardRewardPage = lazyRoute(
  async () => (await import('./routes/FlipCardRewardPage')).FlipCardRewardPage,
);
export const MoviePage = lazyRoute(async () => (await import('./routes/MoviePage')).MoviePage);
export const RewardPage = lazyRoute(async () => (await import('./routes/RewardPage')).RewardPage);
export const RewardCategoryPage = lazyRoute(
  async () => (await import('./routes/RewardCategoryPage')).RewardCategoryPage,
);
export const AffiliatePage = lazyRoute(async () => (await import('./routes/AffiliatePage')).AffiliatePage);
export const WinlostPage = lazyRoute(async () => (await import('./routes/WinlostPage')).WinlostPage);

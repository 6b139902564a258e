import { lazyRoute } from './lazyRoute';

/** What a visitor sees first comes with the app: a chunk of its own would be one request more. */
export { LandingPage } from './routes/LandingPage';
export { LoginPage } from './routes/LoginPage';

/** Every other page, each in a chunk of its own. */
export const RegisterPage = lazyRoute(async () => (await import('./routes/RegisterPage')).RegisterPage);
export const ContactPage = lazyRoute(async () => (await import('./routes/ContactPage')).ContactPage);
export const PromotionPage = lazyRoute(async () => (await import('./routes/PromotionPage')).PromotionPage);
export const LiveScorePage = lazyRoute(async () => (await import('./routes/scorePages')).LiveScorePage);
export const ScorePage = lazyRoute(async () => (await import('./routes/scorePages')).ScorePage);
export const MaintenancePage = lazyRoute(
  async () => (await import('./routes/MaintenancePage')).MaintenancePage,
);
export const NotFoundPage = lazyRoute(async () => (await import('./routes/NotFoundPage')).NotFoundPage);

/** The pages of members, which no visitor needs to know of. */
const loadMemberRoutes = () => import('./MemberRoutes');
export const MemberRoutes = lazyRoute(async () => (await loadMemberRoutes()).MemberRoutes);

/** Fetches the member area before it is rendered; a failure is shown when it is. */
export function preloadMemberRoutes(): void {
  loadMemberRoutes().catch(() => undefined);
}

import { lazyPart } from '@/lib/lazyPart';

/** The first public page is part of the main chunk; its own chunk would cost another request. */
export { LandingPage } from './routes/LandingPage';
export { LoginPage } from './routes/LoginPage';

/** Every other page is a separate chunk. */
export const RegisterPage = lazyPart(async () => (await import('./routes/RegisterPage')).RegisterPage);
export const ForgotPasswordPage = lazyPart(
  async () => (await import('./routes/ForgotPasswordPage')).ForgotPasswordPage,
);
export const ContactPage = lazyPart(async () => (await import('./routes/contactPages')).ContactPage);
export const PromotionPage = lazyPart(async () => (await import('./routes/promotionPages')).PromotionPage);
export const LiveScorePage = lazyPart(async () => (await import('./routes/scorePages')).LiveScorePage);
export const ScorePage = lazyPart(async () => (await import('./routes/scorePages')).ScorePage);
export const MaintenancePage = lazyPart(async () => (await import('./routes/statusPages')).MaintenancePage);
export const NotFoundPage = lazyPart(async () => (await import('./routes/statusPages')).NotFoundPage);

/** Pages of the member area, which visitors need not load. */
const loadMemberRoutes = () => import('./MemberRoutes');
export const MemberRoutes = lazyPart(async () => (await loadMemberRoutes()).MemberRoutes);

/** Prefetches the member area; a failure is shown when it renders. */
export function preloadMemberRoutes(): void {
  loadMemberRoutes().catch(() => undefined);
}

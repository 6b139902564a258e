import styled, { keyframes } from 'styled-components';
import { useEffect } from 'react';
import { useBrand, useFeature } from '@/brand/useBrand';
import { Outlet } from '@/lib/router';
import { SectionBoundary, PageBoundary } from '../ErrorBoundary';
import { Backdrop, Main, Page, SkipLink } from './Backdrop';
import { BottomBar } from './member/MemberNav';
import { MemberHeader } from './member/MemberHeader';
import { StoredSpace } from './member/OpenRequestSpace';
import { selectUser } from '@/api/session';
import { useGetAnnouncementsQuery } from '@/features/announcement/announcementApi';
import { useGetMemberConfigurationQuery } from '@/features/configuration/configurationApi';
import { useGetSettingQuery, useGetUserSettingQuery } from '@/features/global/globalApi';
import { useCredit } from '@/features/user/useCredit';
import { useMemberLevel } from '@/features/user/useMemberLevel';
import { useGetLevelQuery, useGetProfileQuery } from '@/features/user/userApi';
import { useAppSelector } from '../makeStore';
import { lazyExtra } from '@/lib/lazyPart';
import { useOnline } from '@/lib/online';

const PlayGuard = lazyExtra(async () => (await import('./member/PlayGuard')).PlayGuard);
const OpenRequests = lazyExtra(async () => (await import('./member/OpenRequests')).OpenRequests);
const LiveChat = lazyExtra(async () => (await import('./member/LiveChat')).LiveChat);
const GameReturn = lazyExtra(async () => (await import('./member/GameReturn')).GameReturn);

/** Layout of the member area: the member's header above, the five navigation items below. */
export function MemberLayout() {
  useMemberStart();
  const hasGames = useFeature('games');
  const guardsPlay = useFeature('responsiblePlay');
  const { label: level } = useMemberLevel();
  const hasChat = useBrand().chat.provider !== 'none';
  return (
    <Page>
      <SkipLink />
      <Backdrop />
      <MemberHeader />
      <SectionBoundary isExtra fallback={<StoredSpace />}>
        <OpenRequests />
      </SectionBoundary>
      <MemberMain>
        {guardsPlay && (
          <SectionBoundary isExtra>
            <PlayGuard />
          </SectionBoundary>
        )}
        <PageBoundary>
          <Outlet />
        </PageBoundary>
      </MemberMain>
      <BottomBar />
      {hasChat && (
        <SectionBoundary isExtra>
          <LiveChat level={level} />
        </SectionBoundary>
      )}
      {hasGames && (
        <SectionBoundary isExtra>
          <GameReturn />
        </SectionBoundary>
      )}
    </Page>
  );
}

const hidden = keyframes`
  from, to { visibility: hidden; }
`;

/*
 * The bottom bar never covers the last control. On a first visit the page waits a moment for the open requests above it,
 * so that they do not push it down; the delay hides it, because reduced motion shortens every duration.
 */
const MemberMain = styled(Main)`
  [data-loading] + & {
    animation: ${hidden} 1ms 1s backwards;
  }

  padding-bottom: calc(var(--bar-h) + 32px + env(safe-area-inset-bottom, 0px));
`;

/** Initial requests of the member area, each sent once. */
export function useMemberStart(): void {
  const uuid = useAppSelector(selectUser)?.uuid ?? '';
  const hasNews = useFeature('announcement');
  const { renew } = useCredit();
  useGetSettingQuery();
  useGetMemberConfigurationQuery();
  useGetProfileQuery(uuid, { skip: !uuid });
  useGetUserSettingQuery();
  useGetLevelQuery(uuid, { skip: !uuid });
  useGetAnnouncementsQuery(undefined, { skip: !hasNews });
  const isOnline = useOnline();
  useEffect(() => {
    if (isOnline) renew();
  }, [renew, isOnline]);
}

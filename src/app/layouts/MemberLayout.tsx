import styled from 'styled-components';
import { lazy, useEffect } from 'react';
import { useFeature } from '@/brand/useBrand';
import { Outlet } from '@/lib/router';
import { SectionBoundary, PageBoundary } from '../ErrorBoundary';
import { Backdrop, Main, Page, SkipLink } from './Backdrop';
import { BottomBar } from './member/MemberNav';
import { LiveChat } from './member/LiveChat';
import { MemberHeader } from './member/MemberHeader';
import { StoredSpace } from './member/OpenRequestSpace';
import { selectUser } from '@/api/session';
import { useGetAnnouncementsQuery } from '@/features/announcement/announcementApi';
import { useGetMemberConfigurationQuery } from '@/features/configuration/configurationApi';
import { useGetSettingQuery, useGetUserSettingQuery } from '@/features/global/globalApi';
import { useCredit } from '@/features/user/useCredit';
import { useGetLevelQuery, useGetProfileQuery } from '@/features/user/userApi';
import { useAppSelector } from '../makeStore';

const PlayGuard = lazy(async () => ({ default: (await import('./member/PlayGuard')).PlayGuard }));
const OpenRequests = lazy(async () => ({ default: (await import('./member/OpenRequests')).OpenRequests }));
const GameReturn = lazy(async () => ({ default: (await import('./member/GameReturn')).GameReturn }));

/** Layout of the member area: the member's header above, the five navigation items below. */
export function MemberLayout() {
  useMemberStart();
  const hasGames = useFeature('games');
  const guardsPlay = useFeature('responsiblePlay');
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
      <SectionBoundary isExtra>
        <LiveChat />
      </SectionBoundary>
      {hasGames && (
        <SectionBoundary isExtra>
          <GameReturn />
        </SectionBoundary>
      )}
    </Page>
  );
}

/* The bottom bar never covers the last control. */
const MemberMain = styled(Main)`
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
  useEffect(renew, [renew]);
}

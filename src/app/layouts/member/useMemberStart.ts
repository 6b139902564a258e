import { useEffect } from 'react';
import { selectUser } from '@/api/session';
import { useFeature } from '@/brand/useBrand';
import { useGetAnnouncementsQuery } from '@/features/announcement/announcementApi';
import { useGetMemberConfigurationQuery } from '@/features/configuration/configurationApi';
import { useGetSettingQuery, useGetUserSettingQuery } from '@/features/global/globalApi';
import { useCredit } from '@/features/user/useCredit';
import { useGetLevelQuery, useGetProfileQuery } from '@/features/user/userApi';
import { useAppSelector } from '../../hooks';

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

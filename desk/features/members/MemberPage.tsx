import { useEffect } from 'react';
import { useParams } from '@/lib/router';
import styled from 'styled-components';
import { Loaded } from '@backoffice/layout/Loaded';
import { PlainPage } from '@backoffice/layout/PlainPage';
import { useDeskDispatch } from '@desk/core/createDeskStore';
import { type MemberRecord, useGetMemberQuery } from '@desk/core/memberApi';
import { usePlaceState } from '@desk/core/memberPlaces';
import type { QueueItem } from '@desk/core/queueApi';
import { memberOpened } from '@desk/core/recentSlice';
import { useClaim } from '@desk/core/useClaim';
import { useTexts } from '@desk/i18n/texts';
import { MemberAccounts } from './MemberAccounts';
import { MemberFacts } from './MemberFacts';
import { MemberHead } from './MemberHead';
import { MemberRelations } from './MemberRelations';
import { OpenRequests } from './OpenRequests';
import { Timeline } from './Timeline';

/** Everything about one member: who, money, limits, accounts, open requests, and one timeline. */
export function MemberPage() {
  const t = useTexts('member');
  const { claimed } = usePlaceState();
  const { brandId = '', uuid = '' } = useParams();
  const query = useGetMemberQuery({ brandId, uuid });
  const { currentData: shown } = query;
  useRecent(shown);
  return (
    <PlainPage title={t('title')} head={shown ? <MemberHead record={shown} /> : null} isWide>
      {claimed && <Claimed key={claimed.uuid} item={claimed} />}
      <Loaded query={{ ...query, data: shown }} height={320} forbidden={t('forbidden')}>
        {(record) => (
          <Columns>
            <Facts>
              <OpenRequests record={record} />
              <MemberFacts record={record} />
              <MemberAccounts record={record} />
              <MemberRelations record={record} />
            </Facts>
            <Timeline key={uuid} brandId={brandId} uuid={uuid} />
          </Columns>
        )}
      </Loaded>
    </PlainPage>
  );
}

/** The palette offers it again. */
function useRecent(record: MemberRecord | undefined): void {
  const dispatch = useDeskDispatch();
  useEffect(() => {
    if (!record) return;
    const { brandId, brandName, member } = record;
    const { uuid, name, username } = member;
    dispatch(memberOpened({ brandId, brandName, uuid, name, username }));
  }, [record, dispatch]);
}

/** The item from which the page was opened stays claimed. */
function Claimed({ item }: { readonly item: Pick<QueueItem, 'kind' | 'uuid'> }) {
  useClaim(item, null);
  return null;
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  align-items: start;
  gap: 16px 20px;

  @media (max-width: 1080px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Facts = styled.div`
  display: grid;
  gap: 12px;
  min-width: 0;
`;

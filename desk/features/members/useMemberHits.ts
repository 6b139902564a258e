import { useEffect, useState } from 'react';
import { useNavigate } from '@/lib/router';
import type { Command } from '@backoffice/commands/findCommands';
import { useDeskDispatch, useDeskSelector } from '@desk/core/createDeskStore';
import { type SearchHit, useSearchMembersQuery } from '@desk/core/memberApi';
import { memberAddress } from '@desk/core/memberPlaces';
import { type QueueKind, queueApi } from '@desk/core/queueApi';
import { selectRecent } from '@desk/core/recentSlice';
import { useTexts } from '@desk/i18n/texts';

/** Pause in typing before a search is sent, in ms. */
const PAUSE = 150;
/** The server refuses shorter texts. */
const SHORTEST = 3;

/** Queues in which an object may wait. */
const queuesOf: Readonly<Record<string, readonly QueueKind[]>> = {
  deposit: ['deposit'],
  slip: ['slip'],
  withdrawal: ['withdrawal', 'payout'],
  reward: ['reward'],
  prize: ['prize'],
  adjustment: ['adjustment'],
  'game-transfer': ['game-transfer'],
};

interface Hits {
  readonly commands: readonly Command[];
  /** What the person should know about the search. */
  readonly note: string | undefined;
}

/** Members and objects of theirs that match what is typed: a name, number, reference or id. */
export function useMemberHits(typed: string): Hits {
  const t = useTexts('shell');
  const q = typed.trim();
  const settled = useSettled(q);
  const open = useOpenHit();
  const isWanted = q.length >= SHORTEST;
  const { currentData, isError } = useSearchMembersQuery({ q: settled }, { skip: settled.length < SHORTEST });
  const found = isWanted && settled === q ? currentData : undefined;
  const nameOf = ({ member, brandName, text }: SearchHit) =>
    member
      ? `${member.name} (${member.username}) · ${brandName}`
      : `${t('palette.unmatched', { text })} · ${brandName}`;
  const commands = (found?.hits ?? []).map(
    (hit): Command => ({
      id: `hit ${hit.brandId} ${hit.record?.uuid ?? hit.member?.uuid ?? ''}`,
      kind: t(`match.${hit.match}`, { text: hit.text }),
      name: nameOf(hit),
      // The server has matched it, perhaps by something that is not shown.
      keywords: q.toLowerCase(),
      run: () => void open(hit),
    }),
  );
  const note = !isWanted
    ? undefined
    : found === undefined
      ? t(isError ? 'palette.failed' : 'palette.searching')
      : found.more
        ? t('palette.more')
        : undefined;
  return { commands, note };
}

/** Members whose pages were opened before. */
export function useRecentMembers(): readonly Command[] {
  const t = useTexts('shell');
  const navigate = useNavigate();
  return useDeskSelector(selectRecent).map(
    ({ brandId, brandName, uuid, name, username }): Command => ({
      id: `recent ${brandId} ${uuid}`,
      kind: t('palette.recent'),
      name: `${name} (${username}) · ${brandName}`,
      keywords: uuid,
      run: () => void navigate(memberAddress(brandId, uuid)),
    }),
  );
}

/** The text once typing has paused. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** Opens an object in its queue if it waits there, else the page of its member. */
function useOpenHit(): (hit: SearchHit) => Promise<void> {
  const navigate = useNavigate();
  const dispatch = useDeskDispatch();
  return async ({ brandId, member, record }) => {
    for (const kind of queuesOf[record?.kind ?? ''] ?? []) {
      const uuid = record?.uuid ?? '';
      const item = await dispatch(queueApi.endpoints.getItem.initiate({ kind, uuid }, { subscribe: false }));
      if (item.data) return navigate(`/q/${kind}/${uuid}`);
    }
    // A bank line without a member waits for its deposit request.
    return navigate(member ? memberAddress(brandId, member.uuid) : `/q/deposit?brand=${brandId}`);
  };
}

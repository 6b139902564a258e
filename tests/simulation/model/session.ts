import { DAY, MINUTE, type Member, type State } from './state';

const IDLE = 30 * MINUTE;
const CHECK_AFTER = 60 * MINUTE;
const PAUSE = 15 * MINUTE;

export function openSession({ now }: State, member: Member): void {
  member.session = { usedAt: now, endsAt: now + DAY };
}

/** What blocks a member's call before it is processed; the session still counts as used. */
export function stopped(
  state: State,
  member: Member,
  play?: 'deposit' | 'game' | 'gain',
): string | undefined {
  const { now } = state;
  const { session, rest } = member;
  if (!session || now >= session.endsAt || now - session.usedAt >= IDLE) return 'SESSION_EXPIRED';
  if (now - session.usedAt >= MINUTE) session.usedAt = now;
  if (play && rest && now < rest.until) return rest.code;
  return play === 'game' && playState(state, member) === 'DUE' ? 'REALITY_CHECK_DUE' : undefined;
}

/** Records a play: the play session continues, or starts. */
export function recordPlay(state: State, member: Member): void {
  const { now } = state;
  const since = playState(state, member) === 'PLAYING' ? member.playSession?.since : undefined;
  if (since !== undefined && now - (member.playSession?.seenAt ?? 0) < MINUTE) return;
  member.playSession = { since: since ?? now, seenAt: now };
}

/** Whether the member plays, or has to answer a reality check first. */
export function playState({ now }: State, { playSession, lastRound }: Member): 'DUE' | 'PLAYING' | 'AWAY' {
  if (playSession?.since === undefined) return 'AWAY';
  const lastSign = Math.max(playSession.seenAt, lastRound);
  const checkAt = playSession.since + CHECK_AFTER;
  if (now >= checkAt && lastSign > checkAt - PAUSE) return 'DUE';
  return now - lastSign < PAUSE ? 'PLAYING' : 'AWAY';
}

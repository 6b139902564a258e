import { useEffect } from 'react';
import { selectUser } from '@/api/session';
import { useGetChatIdentityQuery } from '@/features/global/globalApi';
import { useMemberLevel } from '@/features/user/useMemberLevel';
import { useLocation } from '@/lib/router';
import { useAppDispatch, useAppSelector } from '../../makeStore';
import { useChatAccount, hideChat, leaveChat, loadChat } from './chatWidget';

/** Screens whose controls the chat button would cover. */
const COVERED = /^\/auth\/(deposit|withdraw)/;

/**
 * The third-party chat on member pages of brands that configure one. On money pages it is loaded but hidden, so that a
 * conversation continues.
 */
export function LiveChat() {
  const chat = useChatAccount();
  const user = useAppSelector(selectUser);
  const { label } = useMemberLevel();
  const { pathname } = useLocation();
  useLeaving();

  const { data: identity, isError } = useGetChatIdentityQuery(undefined, { skip: !chat || !user });
  const isIdentified = identity !== undefined || isError;
  const isLoaded = user !== null && isIdentified;
  const isVisible = !COVERED.test(pathname);
  const name = user?.name ?? '';
  const username = user?.user_pass.username ?? '';
  const proof = identity?.proof ?? null;

  useEffect(() => {
    if (!chat || !isLoaded) return;
    loadChat(chat, { name, username, level: label, proof }, isVisible);
    return hideChat;
  }, [isLoaded, isVisible, chat, name, username, label, proof]);
  return null;
}

/** The chat ends with the session, whether by log-out or by expiry. */
function useLeaving(): void {
  const dispatch = useAppDispatch();
  useEffect(
    () => () => {
      const isMember = dispatch((_, getState) => selectUser(getState())) !== null;
      if (!isMember) leaveChat();
    },
    [dispatch],
  );
}

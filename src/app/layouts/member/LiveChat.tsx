import { useEffect } from 'react';
import { selectUser } from '@/api/session';
import { useGetChatIdentityQuery } from '@/features/global/globalApi';
import { useLocation } from '@/lib/router';
import { useAppDispatch, useAppSelector } from '../../makeStore';
import { useChatAccount, hideChat, leaveChat, loadChat } from './chatWidget';

/** Screens on which nothing may distract from a payment. */
const MONEY = /^\/auth\/(deposit|withdraw)/;
/** Its page has its own control for the chat. */
const CONTACT = '/auth/contact';

/** Whether the widget's own button fits into the margin beside the page. */
const hasMargin = () => typeof matchMedia === 'function' && matchMedia('(min-width: 1280px)').matches;

interface Props {
  /** Name of the member's level. */
  readonly level: string;
}

/**
 * The third-party chat on member pages of brands that configure one. Where its button would cover something the widget is
 * hidden; the contact page opens it.
 */
export function LiveChat({ level }: Props) {
  const chat = useChatAccount();
  const user = useAppSelector(selectUser);
  const { pathname } = useLocation();
  useLeaving();

  const { data: identity, isError } = useGetChatIdentityQuery(undefined, { skip: !chat || !user });
  const isIdentified = identity !== undefined || isError;
  const isLoaded = user !== null && isIdentified;
  const isContact = pathname === CONTACT;
  const hasButton = hasMargin() && !MONEY.test(pathname);
  const name = user?.name ?? '';
  const username = user?.user_pass.username ?? '';
  const proof = identity?.proof ?? null;

  useEffect(() => {
    if (!chat || !isLoaded) return;
    loadChat(chat, { name, username, level, proof }, hasButton);
    return hideChat;
    // A conversation that is open on the contact page closes with it.
  }, [isLoaded, isContact, hasButton, chat, name, username, level, proof]);
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

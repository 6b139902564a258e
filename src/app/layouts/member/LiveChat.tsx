import { useEffect } from 'react';
import { selectUser } from '@/api/session';
import { useBrand } from '@/brand/useBrand';
import { useMemberLevel } from '@/features/user/useMemberLevel';
import { useLocation } from '@/lib/router';
import { useAppSelector } from '../../hooks';
import { hideChat, showChat } from './chatWidget';

/** Screens whose controls the widget would cover (W7). */
const COVERED = /^\/auth\/(deposit|withdraw)/;

/** The third party's chat, for members of brands that have one (LAY-21, LAY-22). */
export function LiveChat() {
  const { chat, flags } = useBrand();
  const user = useAppSelector(selectUser);
  const { label } = useMemberLevel();
  const { pathname } = useLocation();

  const isConfigured =
    flags.liveChat && chat.provider !== 'none' && chat.propertyId !== '' && chat.widgetId !== '';
  const isShown = isConfigured && user !== null && !COVERED.test(pathname);
  const name = user?.name ?? '';
  const username = user?.user_pass.username ?? '';

  useEffect(() => {
    if (!isShown) return;
    showChat(chat, { name, username, level: label });
    return hideChat;
  }, [isShown, chat, name, username, label]);
  return null;
}

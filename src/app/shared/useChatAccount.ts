import { useBrand } from '@/brand/useBrand';
import type { Brand } from '#schemas/brand/brand';

/** The live chat of the brand; null when it has none, or an incomplete configuration. */
export function useChatAccount(): Brand['chat'] | null {
  const { chat, flags } = useBrand();
  const isWhole = chat.provider !== 'none' && chat.propertyId !== '' && chat.widgetId !== '';
  return flags.liveChat && isWhole ? chat : null;
}

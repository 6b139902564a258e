import { choice, group, lineId, origin, text, urlOrStandIn } from './fields';
import { patterns } from './patterns';
import { label } from './vocabulary';

export const contacts = group(
  {
    line1: lineId(
      'ไลน์หลัก',
      'Main LINE',
      'ไอดีไลน์ เช่น @example เว้นว่างได้',
      'LINE id such as @example; may be empty',
    ),
    line2: lineId(
      'ไลน์สำรอง',
      'Backup LINE',
      'ไอดีไลน์ เช่น @example เว้นว่างได้',
      'LINE id such as @example; may be empty',
    ),
  },
  'ช่องทางติดต่อ',
  'Contacts',
  'ไอดีไลน์หลักและสำรอง',
  'Main and backup LINE ids',
);

const chatId = (th: string, en: string) => ({
  ...text(64, 0, th, en, 'ได้จากผู้ให้บริการแชท เว้นว่างเพื่อปิด', 'From the chat service; empty switches it off'),
  pattern: patterns.chatId,
});

/** Live chat of a third party, loaded for members only (LAY-21). */
export const chat = group(
  {
    provider: choice(['none', 'tawk'], 'ผู้ให้บริการ', 'Provider', 'ระบบแชทที่ใช้', 'Which chat service is used'),
    host: urlOrStandIn(
      'ที่อยู่สคริปต์',
      'Script host',
      'ต้องอยู่ในรายการต้นทางที่อนุญาต เว็บสาธิตใช้ /sandbox/chat ได้',
      'Must be among the declared origins; a demo brand may use /sandbox/chat',
    ),
    hosts: {
      ...label(
        'โฮสต์อื่นของแชท',
        'Other hosts of the chat',
        'โฮสต์ที่แชทโหลดเพิ่ม ใส่ชื่อเต็มทีละโฮสต์ ตามที่ผู้ให้บริการแจ้ง',
        'Hosts that the widget loads more from, each by its exact name, as the chat service lists them',
      ),
      type: 'array',
      uniqueItems: true,
      maxItems: 12,
      items: origin,
    },
    propertyId: chatId('รหัสพร็อพเพอร์ตี้', 'Property id'),
    widgetId: chatId('รหัสวิดเจ็ต', 'Widget id'),
  },
  'แชทสด',
  'Live chat',
  'แชทสดสำหรับสมาชิกที่เข้าสู่ระบบ',
  'Live chat for members who are logged in',
);

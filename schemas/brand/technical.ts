import { bilingual, flag, group, integer, origin, text, url } from './fields';
import { patterns } from './patterns';
import { label } from './vocabulary';

export const session = group(
  {
    strictErrors: flag(
      'ออกจากระบบเมื่อเกิดข้อผิดพลาด',
      'Strict errors',
      'ปกติปิด ออกจากระบบเฉพาะ 401 และ 403 (ERR-05)',
      'Normally off: only 401 and 403 end the session (ERR-05)',
    ),
    idleMinutes: integer(5, 720, 'หมดเวลาเมื่อไม่ใช้งาน', 'Idle time-out', 'หน่วยนาที', 'In minutes'),
    absoluteHours: integer(1, 720, 'อายุการเข้าสู่ระบบ', 'Longest session', 'หน่วยชั่วโมง', 'In hours'),
  },
  'การเข้าสู่ระบบ',
  'Session',
  'อายุและนโยบายของการเข้าสู่ระบบ',
  'Life and policy of a session',
);

export const api = group(
  {
    baseUrl: {
      ...url(
        'ที่อยู่ API',
        'API address',
        'เว้นว่างเมื่ออยู่โฮสต์เดียวกัน ระหว่างพัฒนาใช้ http://localhost ได้',
        'Empty when on the same host; http://localhost is possible in development',
      ),
      pattern: patterns.apiUrl,
    },
  },
  'API',
  'API',
  'ระบบหลังบ้านของแบรนด์',
  'The back end of the brand',
);

export const origins = {
  ...label(
    'ต้นทางที่อนุญาต',
    'Declared origins',
    'ทุกที่อยู่ภายนอกในไฟล์นี้ต้องอยู่ในรายการ',
    'Every outside address of this file must be on the list',
  ),
  type: 'array',
  uniqueItems: true,
  maxItems: 30,
  items: origin,
} as const;

const seconds = (th: string, en: string) => integer(5, 3600, th, en, 'ทุกกี่วินาที', 'Every so many seconds');

export const poll = group(
  {
    brandSeconds: seconds('ค่าของแบรนด์', 'Brand settings'),
    statusSeconds: seconds('สถานะเว็บไซต์', 'Website status'),
    requestSeconds: seconds('สถานะรายการฝากถอน', 'Open requests'),
  },
  'รอบการตรวจสอบ',
  'Polling',
  'ความถี่ในการตรวจค่าใหม่',
  'How often new values are asked for',
);

export const legal = group(
  {
    minimumAge: integer(
      20,
      99,
      'อายุขั้นต่ำ',
      'Minimum age',
      'อายุของผู้สมัคร หน่วยปี',
      'Age of a new member, in years',
    ),
    operatorId: {
      ...text(
        40,
        0,
        'รหัสผู้ให้บริการ',
        'Operator id',
        'แบรนด์ที่มีรหัสเดียวกันใช้การพักและงดเล่นร่วมกัน เว้นว่างเมื่อแบรนด์อยู่ลำพัง',
        'Brands with the same id share breaks and exclusions; empty for a brand that stands alone',
      ),
      pattern: patterns.operatorId,
    },
    operatorName: text(
      80,
      0,
      'ชื่อผู้ให้บริการ',
      'Operator name',
      'แสดงเมื่อบอกว่าการพักมีผลกับเว็บไซต์ใดบ้าง เว้นว่างได้',
      'Shown where members read which sites a break counts for; may be empty',
    ),
    helpName: bilingual(
      60,
      'ชื่อสายด่วน',
      'Help line',
      'ที่ปรึกษาสำหรับผู้ที่อยากหยุดเล่น',
      'Who listens to people who want to stop',
    ),
    helpPhone: {
      ...text(
        10,
        0,
        'เบอร์สายด่วน',
        'Phone of the help line',
        'ตัวเลขเท่านั้น เว้นว่างเพื่อไม่แสดง',
        'Digits only; empty shows none',
      ),
      pattern: patterns.shortPhone,
    },
  },
  'กฎหมาย',
  'Legal',
  'เงื่อนไขตามกฎหมาย',
  'Conditions of the law',
);

export const publishing = group(
  {
    fourEyes: flag(
      'ต้องมีผู้อนุมัติคนที่สอง',
      'Second person',
      'การเผยแพร่ต้องให้อีกคนอนุมัติ ระบบหลังบ้านเป็นผู้บังคับ',
      'Publishing needs the word of a second person; the API enforces it',
    ),
  },
  'การเผยแพร่',
  'Publishing',
  'กติกาของการเผยแพร่แบรนด์นี้',
  'Rules for publishing this brand',
);

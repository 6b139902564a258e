import { group, variant } from './fields';

export const headers = ['bar', 'centered', 'floating'] as const;
export const navigations = ['raised', 'dock', 'flat'] as const;
export const cardStyles = ['raised', 'outline', 'glass', 'flat'] as const;
export const buttonShapes = ['rounded', 'pill', 'cut', 'square'] as const;
export const iconStyles = ['gloss', 'line', 'flat'] as const;
export const balanceCards = ['panel', 'ticket', 'banner', 'slim'] as const;
export const heroes = ['form', 'visual', 'split'] as const;
export const letterings = ['plain', 'gradient', 'outline'] as const;
export const figureFonts = ['sarabun', 'nunito', 'saira', 'condensed'] as const;
export const wheelRims = ['bulbs', 'jewels', 'neon'] as const;
export const wheelPointers = ['drop', 'arrow', 'crown'] as const;

/** Variants of the parts that make two brands look like two products; colours and fonts are in `theme`. */
export const look = group(
  {
    header: variant(headers, 'แถบบน', 'Header', 'แถบด้านบนของทุกหน้า', 'At the top of every page'),
    navigation: variant(
      navigations,
      'แถบเมนูล่าง',
      'Bottom bar',
      'เมนูของสมาชิกบนมือถือ',
      'The member’s menu on a phone',
    ),
    card: variant(
      cardStyles,
      'แบบการ์ด',
      'Card style',
      'กล่องเนื้อหาทุกหน้า',
      'The boxes that hold the content of every page',
    ),
    button: variant(buttonShapes, 'ทรงปุ่ม', 'Button shape', 'ปุ่มทุกหน้า', 'Buttons of every page'),
    icons: variant(
      iconStyles,
      'แบบไอคอนเมนูลัด',
      'Shortcut icons',
      'ไอคอนเมนูลัดของสมาชิก',
      'Icons of the member’s shortcuts',
    ),
    balance: variant(
      balanceCards,
      'แบบการ์ดยอดเงิน',
      'Balance card',
      'ยอดเงินบนหน้าหลักสมาชิก',
      'Balance on the member dashboard',
    ),
    hero: variant(heroes, 'แบบหน้าแรก', 'Landing composition', 'สิ่งแรกที่ผู้เยี่ยมชมเห็น', 'What visitors see first'),
    lettering: variant(
      letterings,
      'แบบชื่อแบรนด์',
      'Lettering',
      'ชื่อแบรนด์ตัวใหญ่บนหน้าแรก',
      'The large brand name on the landing page',
    ),
    figures: variant(
      figureFonts,
      'ฟอนต์ตัวเลข',
      'Figure typeface',
      'ตัวเลขยอดเงินและจำนวนเงิน',
      'Digits of balances and amounts',
    ),
    wheelRim: variant(wheelRims, 'ขอบวงล้อ', 'Wheel rim', 'ขอบของวงล้อนำโชค', 'Rim of the prize wheel'),
    wheelPointer: variant(
      wheelPointers,
      'เข็มวงล้อ',
      'Wheel pointer',
      'เข็มที่ชี้รางวัล',
      'Points at the prize that was drawn',
    ),
  },
  'หน้าตาของแบรนด์',
  'Look',
  'รูปแบบของแถบ การ์ด ปุ่ม ไอคอน หน้าแรก ตัวเลข และวงล้อ',
  'Variants of bars, cards, buttons, icons, landing page, figures and wheel',
);

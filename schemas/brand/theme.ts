import { choice, colour, group, integer, variant } from './fields';

export const schemes = ['dark', 'light'] as const;
export const fonts = ['prompt', 'kanit', 'sarabun', 'mitr', 'chakra'] as const;

/** Colours and shape; `buildTheme` derives every other tone from these. */
export const theme = group(
  {
    scheme: choice(schemes, 'โทน', 'Scheme', 'พื้นเข้มหรือพื้นสว่าง', 'Dark or light surfaces'),
    color: colour('สีหลัก', 'Accent colour', 'สีของปุ่มหลักและลิงก์', 'Colour of main buttons and links'),
    accent2: colour('สีรอง', 'Second accent', 'ใช้ไล่สีคู่กับสีหลัก', 'Forms gradients with the accent'),
    gold: colour('สีทอง', 'Gold', 'ใช้กับเงินและรางวัลเท่านั้น', 'For money and prizes only'),
    background: colour('สีพื้นหลัง', 'Background', 'สีหลังสุดของทุกหน้า', 'Rearmost colour of each page'),
    surface: colour('สีการ์ด', 'Surface', 'สีของการ์ดและแถบ', 'Colour of cards and bars'),
    text: colour('สีตัวอักษร', 'Text', 'สีของข้อความทั่วไป', 'Colour of ordinary text'),
    radius: integer(
      0,
      28,
      'ความโค้งมุม',
      'Corner radius',
      'ความโค้งของการ์ด หน่วยพิกเซล',
      'Radius of cards, in pixels',
    ),
    font: variant(fonts, 'ฟอนต์เนื้อหา', 'Body font', 'ฟอนต์ของข้อความทั่วไป', 'Font of ordinary text'),
    displayFont: variant(
      fonts,
      'ฟอนต์หัวข้อ',
      'Display font',
      'ฟอนต์ของหัวข้อและตัวเลขใหญ่',
      'Font of headings and large figures',
    ),
  },
  'สีและรูปทรง',
  'Colours and shape',
  'สี ฟอนต์ และความโค้งของทั้งเว็บไซต์',
  'Colours, fonts and roundness of the whole site',
);

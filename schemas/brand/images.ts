import { bilingual, group, image, link } from './fields';
import type { GameCategory } from './games';
import { patterns } from './patterns';
import { label } from './vocabulary';

/** The configuration keys of the specification (ENT-09), published items override them (BRD-02). */
export const imageKeys = [
  'home.normal.logo',
  'home.normal.background',
  'home.menuBottom.allGame',
  'home.top.background',
  'home.top.casino',
  'home.top.slot',
  'home.top.sport',
  'home.top.contact',
  'home.dashboard.huay',
  'home.dashboard.allGame',
] as const;
export type ImageKey = (typeof imageKeys)[number];

export const assetsBase = {
  ...label(
    'โฟลเดอร์รูปภาพ',
    'Asset base',
    'ที่อยู่ตั้งต้นของรูปภาพ ปกติคือ /brand/',
    'Where images are found, normally /brand/',
  ),
  type: 'string',
  maxLength: 300,
  pattern: patterns.assetsBase,
} as const;

export const images = group(
  {
    'home.normal.logo': image(
      'โลโก้',
      'Logo',
      'สูงไม่เกิน 84 พิกเซลบนหน้าเว็บ (LAY-10)',
      'Shown at most 84 px tall (LAY-10)',
    ),
    'home.normal.background': image(
      'พื้นหลังเต็มจอ',
      'Background',
      'ใช้กับทุกหน้า (LAY-14)',
      'Behind every page (LAY-14)',
    ),
    'home.menuBottom.allGame': image(
      'ปุ่มเกมทั้งหมด',
      'All-games button',
      'ปุ่มกลมกลางแถบล่าง (LAY-07)',
      'Round centre button of the bottom bar (LAY-07)',
    ),
    'home.top.background': image(
      'พื้นหลังแถบบน',
      'Top-bar background',
      'แถบบนของหน้าสาธารณะ',
      'Top bar of public pages',
    ),
    'home.top.casino': image('เมนูคาสิโน', 'Casino item', 'รูปของเมนูคาสิโนที่แถบบน', 'Casino item of the top bar'),
    'home.top.slot': image('เมนูสล็อต', 'Slot item', 'รูปของเมนูสล็อตที่แถบบน', 'Slot item of the top bar'),
    'home.top.sport': image('เมนูกีฬา', 'Sport item', 'รูปของเมนูกีฬาที่แถบบน', 'Sport item of the top bar'),
    'home.top.contact': image('เมนูติดต่อ', 'Contact item', 'รูปของเมนูติดต่อที่แถบบน', 'Contact item of the top bar'),
    'home.dashboard.huay': image('ป้ายหวย', 'Lotto tile', 'ป้ายหวยที่หน้าหลักสมาชิก', 'Lotto tile of the dashboard'),
    'home.dashboard.allGame': image(
      'ป้ายเกมทั้งหมด',
      'All-games tile',
      'ป้ายเกมทั้งหมดที่หน้าหลักสมาชิก',
      'All-games tile of the dashboard',
    ),
  } satisfies Record<ImageKey, object>,
  'รูปภาพหลัก',
  'Images',
  'รูปที่ใช้ในแต่ละจุดของเว็บไซต์',
  'Each image in its place on the site',
);

const categoryImage = (th: string, en: string) => image(th, en, `รูปหมวด${th}`, `Image of the ${en} category`);

export const art = group(
  {
    icon: image(
      'ไอคอน',
      'Icon',
      'รูปสี่เหลี่ยมจัตุรัส ใช้ทำไอคอนของเว็บไซต์',
      'Square mark; the site icons are made from it',
    ),
    keyVisual: image(
      'ภาพหลักของแบรนด์',
      'Key visual',
      'ภาพใหญ่บนหน้าแรก แนวนอน 3:2',
      'Large image of the landing page, 3:2',
    ),
    notFound: image('ภาพหน้าไม่พบ', 'Not-found image', 'หน้า 404', 'The 404 page'),
    maintenance: image('ภาพปิดปรับปรุง', 'Maintenance image', 'หน้าปิดปรับปรุง', 'The maintenance page'),
    cardBack: image('หลังไพ่', 'Card back', 'ไพ่ที่ยังไม่เปิด', 'Cards before they are turned'),
    placeholder: image(
      'รูปสำรอง',
      'Placeholder',
      'แสดงเมื่อรูปอื่นเปิดไม่ได้ (LAY-15)',
      'Shown when an image is broken (LAY-15)',
    ),
    categories: group(
      {
        casino: categoryImage('คาสิโน', 'casino'),
        sport: categoryImage('กีฬา', 'sport'),
        fishing: categoryImage('ยิงปลา', 'fishing'),
        card: categoryImage('เกมไพ่', 'card'),
        lotto: categoryImage('หวย', 'lotto'),
        slot: categoryImage('สล็อต', 'slot'),
        hot: categoryImage('ยอดนิยม', 'hot'),
      } satisfies Record<GameCategory, object>,
      'รูปหมวดเกม',
      'Category images',
      'รูปของหมวดเกมทั้งเจ็ด',
      'Images of the seven game categories',
    ),
  },
  'ภาพประกอบ',
  'Art',
  'ไอคอน รูปสำรอง และรูปหมวดเกม',
  'Icon, placeholder and category images',
);

export const banners = {
  ...label('แบนเนอร์', 'Banners', 'เลื่อนแสดงตามลำดับ', 'Shown in order'),
  type: 'array',
  maxItems: 8,
  items: group(
    {
      image: image('รูปแบนเนอร์', 'Image', 'รูปกว้าง ไม่มีตัวอักษรในรูป', 'Wide image without lettering'),
      title: bilingual(60, 'หัวข้อ', 'Title', 'ข้อความใหญ่บนแบนเนอร์', 'Large words on the banner'),
      text: bilingual(120, 'ข้อความ', 'Text', 'ข้อความเล็กใต้หัวข้อ', 'Small words beneath the title'),
      link: link('ลิงก์', 'Link', 'หน้าที่เปิดเมื่อแตะ เว้นว่างได้', 'Page to open on tap; may be empty'),
    },
    'แบนเนอร์',
    'Banner',
    'แบนเนอร์หนึ่งรูป',
    'One banner',
  ),
} as const;

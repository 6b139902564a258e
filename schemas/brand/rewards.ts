import { bilingual, flag, group, image, integer, wholeBaht } from './fields';
import { key, stock } from './prizes';
import { label } from './vocabulary';

const categories = {
  ...label('หมวดของรางวัล', 'Categories', 'เรียงตามลำดับที่แสดง', 'In the order in which they are shown'),
  type: 'array',
  maxItems: 20,
  items: group(
    {
      id: key('รหัส', 'Key', 'อยู่ในที่อยู่ของหน้าเว็บ', 'Stands in the address of the page'),
      name: bilingual(40, 'ชื่อหมวด', 'Name', 'ชื่อที่สมาชิกเห็น', 'The name that members see'),
      image: image('รูปหมวด', 'Image', 'รูปบนการ์ดของหมวด', 'On the card of the category'),
    },
    'หมวด',
    'Category',
    'หมวดของรางวัลหนึ่งหมวด',
    'One category of rewards',
  ),
} as const;

const items = {
  ...label('ของรางวัล', 'Rewards', 'เรียงตามลำดับที่แสดง', 'In the order in which they are shown'),
  type: 'array',
  maxItems: 100,
  items: group(
    {
      id: key('รหัส', 'Key', 'ไม่ซ้ำกับของรางวัลอื่น', 'Unique among the rewards'),
      category: key('รหัสหมวด', 'Key of the category', 'หมวดที่ของรางวัลนี้อยู่', 'Where the reward is listed'),
      name: bilingual(60, 'ชื่อของรางวัล', 'Name', 'ชื่อที่สมาชิกเห็น', 'The name that members see'),
      image: image('รูปของรางวัล', 'Image', 'รูปที่สมาชิกเห็น', 'The image that members see'),
      point: integer(1, 100_000_000, 'แต้มที่ใช้', 'Price in points', 'ต่อหนึ่งชิ้น', 'For one piece'),
      credit: wholeBaht(
        0,
        'เครดิตที่ได้',
        'Credit',
        'มากกว่าศูนย์คือแลกเป็นเครดิต เข้าทันที',
        'More than zero: it is credit, and arrives at once',
      ),
      physical: flag('ต้องจัดส่ง', 'Is sent', 'สมาชิกต้องมีที่อยู่จัดส่ง', 'The member needs an address'),
      stock,
    },
    'ของรางวัล',
    'Reward',
    'ของรางวัลหนึ่งรายการ',
    'One reward',
  ),
} as const;

/** What members redeem points for (API-140 to API-142). */
export const rewards = group(
  {
    bahtPerPoint: wholeBaht(
      0,
      'ยอดฝากต่อหนึ่งแต้ม',
      'Deposits for one point',
      'นับยอดฝากสะสม ศูนย์คือการฝากไม่ให้แต้ม',
      'Counts all deposits; zero: deposits give no points',
    ),
    categories,
    items,
  },
  'ของรางวัล',
  'Rewards',
  'แต้มสะสมและของที่แลกได้',
  'Points, and what they are redeemed for',
);

import { bilingual, group, integer, text } from './fields';
import { day } from './prizes';
import { label } from './vocabulary';

/** Most rows; every visitor's page carries them. */
const MAX_ROWS = 50;

const rows = {
  ...label(
    'รายชื่อ',
    'Rows',
    'เว็บไซต์เรียงตามคะแนนให้เอง คะแนนเท่ากันได้อันดับเดียวกัน',
    'The site sorts them by score; equal scores share a place',
  ),
  type: 'array',
  maxItems: MAX_ROWS,
  items: group(
    {
      name: text(
        30,
        1,
        'ชื่อที่แสดง',
        'Name',
        'ปิดบางส่วนเสมอ เช่น de***01 เพราะทุกคนเปิดดูได้',
        'Always masked, such as de***01: everybody can see it',
      ),
      score: integer(
        0,
        999_999_999_999,
        'คะแนน',
        'Score',
        'จำนวนตามหน่วยของตาราง',
        'A number, in the unit of the table',
      ),
    },
    'อันดับ',
    'Row',
    'สมาชิกหนึ่งคนในตาราง',
    'One member of the table',
  ),
} as const;

/** Ranks that the brand announces; no call counts them (RTM-19). */
export const leaderboard = group(
  {
    title: bilingual(60, 'ชื่อตาราง', 'Title', 'หัวข้อเหนือแท่นอันดับ', 'Heading above the podium'),
    note: bilingual(
      160,
      'นับจากอะไร',
      'What it counts',
      'บอกสมาชิกว่าอันดับนี้มาจากไหน',
      'Tells members where the ranks come from',
    ),
    unit: bilingual(20, 'หน่วย', 'Unit', 'คำหลังคะแนน', 'Word after a score'),
    asOf: day('ข้อมูล ณ วันที่', 'As of', 'เว้นว่างคือไม่แสดง', 'Empty: not shown'),
    rows,
  },
  'อันดับสมาชิก',
  'Leaderboard',
  'แท็บอันดับในหน้าระดับสมาชิก แสดงตามที่แบรนด์ประกาศ',
  'A tab on the page of levels, showing what the brand announces',
);

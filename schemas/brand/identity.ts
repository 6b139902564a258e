import { bilingual, flag, hostname, text } from './fields';
import { patterns } from './patterns';
import { label } from './vocabulary';

/** Version of the brand-file format; `core/brand/migrate.ts` lifts older files to it. */
export const BRAND_VERSION = 1;

/** Who the brand is: the top-level keys of a brand file. */
export const identity = {
  version: {
    ...label('รุ่นของไฟล์', 'File version', 'รุ่นของรูปแบบไฟล์แบรนด์', 'Version of the brand-file format'),
    type: 'integer',
    const: BRAND_VERSION,
  },
  id: {
    ...label(
      'รหัสแบรนด์',
      'Brand id',
      'ตัวอังกฤษเล็ก ตัวเลข และขีด ตรงกับชื่อโฟลเดอร์',
      'Small letters, digits and dashes; equals the folder name',
    ),
    type: 'string',
    pattern: patterns.brandId,
  },
  displayName: text(40, 1, 'ชื่อแบรนด์', 'Display name', 'ชื่อที่สมาชิกเห็น', 'The name that members see'),
  tagline: bilingual(80, 'คำโปรย', 'Tagline', 'ข้อความสั้นใต้ชื่อแบรนด์', 'Short line beneath the name'),
  description: bilingual(
    200,
    'คำอธิบายเว็บไซต์',
    'Site description',
    'แสดงในผลการค้นหาและเมื่อแชร์ลิงก์',
    'Shown by search engines and when a link is shared',
  ),
  clientId: {
    ...text(
      64,
      1,
      'รหัสไคลเอนต์',
      'Client id',
      'ตัวระบุของแบรนด์ ไม่ใช่ความลับ (CON-05)',
      'Identifies the brand; not a secret (CON-05)',
    ),
    pattern: patterns.clientId,
  },
  hostnames: {
    ...label(
      'ชื่อโฮสต์ของแบรนด์',
      'Host names',
      'โฮสต์ที่เปิดแบรนด์นี้ ห้ามซ้ำกับแบรนด์อื่น',
      'Hosts that open this brand; no other brand may have them',
    ),
    type: 'array',
    uniqueItems: true,
    maxItems: 50,
    items: hostname,
  },
  primary: flag(
    'แบรนด์หลัก',
    'Primary brand',
    'แบรนด์ที่ใช้กับโฮสต์ที่ไม่อยู่ในรายการ มีได้แบรนด์เดียว',
    'Opens for hosts that no brand lists; only one brand may be primary',
  ),
} as const;

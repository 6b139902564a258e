import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';

const translation = {
  title: 'เข้าสู่ระบบ',
  name: 'เบอร์โทรศัพท์',
  password: 'รหัสผ่าน',
  register: 'สมัครสมาชิก',
  failed: 'เข้าสู่ระบบไม่สำเร็จ ลองอีกครั้ง',
};

export type BaselineI18n = typeof i18next;
export async function makeBaselineI18n(): Promise<BaselineI18n> {
  const i18n = i18next.createInstance();
  await i18n.use(initReactI18next).init({ lng: 'th', resources: { th: { translation } } });
  return i18n;
}

// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { makeI18n } from '@/i18n/makeI18n';
import { StaticRouter } from '@/lib/router';
import { GlobalStyle } from '@/theme/globalStyle';
import { AmountInput } from './AmountInput';
import { AppImage } from './AppImage';
import { Button } from './Button';
import { Card } from './Card';
import { Carousel } from './Carousel';
import { EmptyState } from './EmptyState';
import { LinkButton } from './LinkButton';
import { Marquee } from './Marquee';
import { Notice } from './Notice';
import { PageHeader } from './PageHeader';
import { PasswordInput } from './PasswordInput';
import { PhoneInput } from './MaskedInput';
import { ProgressBar } from './ProgressBar';
import { QrCode } from './QrCode';
import { SegmentedControl } from './SegmentedControl';
import { SkeletonCard } from './Skeleton';
import { SkeletonList } from './SkeletonList';
import { Stepper } from './Stepper';
import { Tabs } from './Tabs';
import { TextInput } from './TextInput';
import { Toaster } from './Toaster';

const nothing = () => undefined;

it('S12 the components of public pages render without a browser and without a style attribute', async () => {
  expect(typeof window).toBe('undefined');
  const i18n = await makeI18n({ brand: { texts: { th: {}, en: {} } }, namespaces: ['money', 'register'] });
  const html = renderToString(
    <I18nextProvider i18n={i18n}>
      <StaticRouter location="/login">
        <GlobalStyle />
        <PageHeader title="เข้าสู่ระบบ" back="/" />
        <Card>
          <TextInput label="ชื่อผู้ใช้" required />
          <PasswordInput label="รหัสผ่าน" />
          <PhoneInput label="เบอร์โทรศัพท์" value="" onValueChange={nothing} />
          <AmountInput label="จำนวนเงิน" value="" onValueChange={nothing} />
          <Button full>เข้าสู่ระบบ</Button>
          <LinkButton to="/register">สมัครสมาชิก</LinkButton>
        </Card>
        <AppImage src="/brand/logo.svg" alt="" width={10} height={10} />
        <Carousel
          label="ภาพ"
          slides={[
            { id: '1', content: 'ก' },
            { id: '2', content: 'ข' },
          ]}
        />
        <Marquee label="ประกาศ" items={[{ id: '1', text: 'ข่าว' }]} />
        <ProgressBar value={0.4} label="ระดับ" />
        <QrCode value="https://a.co" label="ไลน์" />
        <SegmentedControl label="ช่วง" options={[{ value: 'a', label: 'ก' }]} value="a" onChange={nothing} />
        <Stepper steps={['ก', 'ข']} current={0} />
        <Tabs label="วิธี" tabs={[{ id: 'a', label: 'ก' }]} value="a" onChange={nothing}>
          ก
        </Tabs>
        <Notice>ข้อความ</Notice>
        <EmptyState title="ไม่พบรายการ" />
        <SkeletonCard />
        <SkeletonList />
        <Toaster />
      </StaticRouter>
    </I18nextProvider>,
  );
  expect(html).toContain('เข้าสู่ระบบ');
  expect(html).not.toMatch(/<[^>]+\sstyle=/);
});

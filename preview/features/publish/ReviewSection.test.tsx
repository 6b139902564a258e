import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { defaultBounds } from '#core/brand/release/bounds';
import { noActivity } from '#core/brand/release/costPerDay';
import { reviewRelease } from '#core/brand/release/review';
import { resolve } from '#core/brand/resolve';
import type { BrandFile } from '#schemas/brand/brandFile';
import { brandFile, defaults } from '@studio/testing/shipped';
import type { Review } from '@studio/core/api/publishApi';
import { ReviewSection } from './ReviewSection';
import { render } from '@studio/testing/i18n';

const brandOf = (values: Partial<BrandFile>) => resolve(defaults, { ...brandFile, ...values }).brand;
const prize = (id: string) =>
  ({ id, label: { th: id, en: id }, type: 'CREDIT', value: 1_000_000, weight: 1, stock: null }) as const;
const plain = { flags: {}, origins: [], embeds: {} } satisfies Partial<BrandFile>;

function show(
  values: Partial<BrandFile>,
  language: 'th' | 'en' = 'th',
  before: Partial<BrandFile> = plain,
): void {
  const activity = { ...noActivity, members: 3 };
  const review = reviewRelease(brandOf(before), brandOf({ ...before, ...values }), {
    bounds: defaultBounds,
    activity,
  });
  render(<ReviewSection review={review as Review} />, language);
}

const costly = { flags: { wheel: true }, wheel: { freePerDay: 1, prizes: [prize('a'), prize('b')] } };

describe('the review before publishing', () => {
  it('W5 explains in Thai why a costly wheel needs a second person, and its cost', () => {
    show(costly);
    expect(screen.getByText('ต้องให้ผู้อนุมัติอีกคนยืนยัน เพราะ')).toBeInTheDocument();
    expect(
      screen.getByText(/รางวัลใหญ่ที่สุด เป็น 1,000,000 บาท เกินเพดานของแพลตฟอร์ม 10,000 บาท/),
    ).toBeInTheDocument();
    const table = screen.getByRole('region', { name: 'ต้นทุนที่เปลี่ยน' });
    const row = within(table).getByRole('row', { name: /ต้นทุนเฉลี่ยต่อการเล่นหนึ่งครั้ง/ });
    expect(row).toHaveTextContent('0 บาท → 1,000,000 บาท');
    expect(row).toHaveTextContent('0 บาท → 3,000,000 บาท');
    expect(row).toHaveTextContent('เกินเพดาน');
  });

  it('W5 lists a new host with what it could do, and requires an administrator', () => {
    const origins = ['https://evil.example', 'https://cdn.example'];
    const chat = { provider: 'tawk', host: 'https://evil.example', propertyId: 'p', widgetId: 'w' } as const;
    show({ chat, origins }, 'en');
    expect(screen.getByText(/one of the two has to be an administrator/)).toBeInTheDocument();
    const hosts = screen.getByRole('region', { name: 'Foreign hosts that are new or may do more' });
    const [evil, cdn] = ['https://evil.example', 'https://cdn.example'].map(
      (host) => within(hosts).getByText(host).closest('li')!,
    );
    expect(evil).toHaveTextContent('Runs scripts in the pages');
    expect(cdn).toHaveTextContent('Shows images only');
    expect(cdn).not.toHaveTextContent('Runs scripts');
  });

  it('shows nothing for a release that changes neither figures nor hosts', () => {
    show({ displayName: 'x' });
    expect(screen.queryByRole('region')).toBeNull();
    expect(screen.queryByText(/ต้องให้ผู้อนุมัติ/)).toBeNull();
  });

  it('W5 names the brand as the reason where nothing else requires a second person', () => {
    show({ displayName: 'x' }, 'th', { ...plain, publishing: { fourEyes: true } });
    expect(screen.getByText('แบรนด์นี้ตั้งไว้ให้อีกคนอนุมัติทุกครั้ง')).toBeInTheDocument();
  });
});

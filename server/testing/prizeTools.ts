import type { BrandFile } from '#schemas/brand/brandFile';
import type { Brand } from '#schemas/brand/brand';
import { inTransaction } from '#server/platform/db/transaction';
import { creditDeposit } from '#server/modules/deposits/creditDeposit';
import { uuidv7 } from '#server/platform/id';
import { buildCompanyAccount, type TestMember } from './builders';
import type { TestApp } from './testApp';
import { testBrand } from './testBrands';

type Prize = Brand['wheel']['prizes'][number];

/** A prize, unlimited and of weight 1 by default. */
export function prize(id: string, values: Partial<Omit<Prize, 'id'>> = {}): Prize {
  return { id, label: { th: id, en: id }, type: 'NONE', value: 0, weight: 1, stock: null, ...values };
}

const game = { freePerDay: 1_000, depositPerRight: 0, maxPerDay: 1_000, from: '', until: '' } as const;
const shelf: Brand['rewards'] = {
  bahtPerPoint: 100,
  categories: [
    { id: 'gift', name: { th: 'ของขวัญ', en: 'Gifts' }, image: 'placeholder.svg' },
    { id: 'credit', name: { th: 'เครดิต', en: 'Credit' }, image: 'placeholder.svg' },
  ],
  items: [
    {
      id: 'mug',
      category: 'gift',
      name: { th: 'แก้วน้ำ', en: 'Mug' },
      image: 'placeholder.svg',
      point: 300,
      credit: 0,
      physical: true,
      stock: 3,
    },
    {
      id: 'voucher',
      category: 'gift',
      name: { th: 'บัตรของขวัญ', en: 'Voucher' },
      image: 'placeholder.svg',
      point: 200,
      credit: 0,
      physical: false,
      stock: null,
    },
    {
      id: 'credit-50',
      category: 'credit',
      name: { th: 'เครดิต 50 บาท', en: '50 baht of credit' },
      image: 'placeholder.svg',
      point: 500,
      credit: 50,
      physical: false,
      stock: null,
    },
  ],
};

/** A brand with every prize game on and as good as no limit on plays. */
export function prizeBrand(id: string, values: Partial<BrandFile> = {}): Brand {
  return testBrand(id, {
    flags: { wheel: true, flipCard: true, flipCardReward: true, checkIn: true, reward: true },
    wheel: game,
    flipCard: game,
    flipCardReward: game,
    rewards: shelf,
    ...values,
  });
}

/** The rights of `prizeBrand`, for a test that changes only what it is about. */
export const manyPlays = game;

/** A deposit credited now, without a request. @param amount satang. */
export async function depositNow(t: TestApp, member: TestMember, amount: number): Promise<void> {
  const account = await buildCompanyAccount(t, member.brand);
  await inTransaction(t.db, (trx) =>
    creditDeposit(trx, {
      brandId: member.brand.id,
      memberId: member.id,
      companyAccountId: account.id,
      amount,
      reference: { type: 'SLIP', id: uuidv7() },
      now: t.clock.now(),
    }),
  );
}

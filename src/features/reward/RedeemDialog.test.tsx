import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { errorTexts } from '#core/contract/errorTexts';
import { memberErrors } from '#schemas/api/memberErrors';
import reward from '@/i18n/locales/th/reward.json';
import { renderFeature } from '@/testing/renderFeature';
import '@/ui/dialog/DialogFrame';
import { RedeemDialog } from './RedeemDialog';

const item = { uuid: 'a', name: 'เสื้อ', point: 500, stock: 3, physical: true, image: 'shirt.svg' };

function open(onConfirm: () => Promise<unknown>, points: number | undefined = 800) {
  const onClose = vi.fn();
  const view = renderFeature(
    <RedeemDialog item={item} points={points} address="บ้าน" onConfirm={onConfirm} onClose={onClose} />,
    { errors: errorTexts(memberErrors), reward },
  );
  return { ...view, onClose };
}

it('API-141 shows the price, the points that remain and the address', async () => {
  open(() => Promise.resolve());
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('500 แต้ม')).toBeVisible();
  expect(dialog.getByText('300 แต้ม')).toBeVisible();
  expect(dialog.getByText('บ้าน')).toBeVisible();
});

it('API-141 closes after the redemption', async () => {
  const { user, onClose } = open(() => Promise.resolve());
  await user.click(await screen.findByRole('button', { name: 'ยืนยัน' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

it('API-141 stays open with the reason when it is refused, and clears it on the next attempt', async () => {
  const refused = Object.assign(new Error('refused'), { status: 409, code: 'X', message: 'แต้มไม่พอ' });
  const onConfirm = vi
    .fn()
    .mockRejectedValueOnce(refused)
    .mockReturnValueOnce(new Promise(() => undefined));
  const { user, onClose } = open(onConfirm);
  await user.click(await screen.findByRole('button', { name: 'ยืนยัน' }));
  expect(await screen.findByText('แต้มไม่พอ')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'ยืนยัน' }));
  expect(screen.queryByText('แต้มไม่พอ')).toBeNull();
});

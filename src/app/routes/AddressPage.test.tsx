import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ok, openSite } from '@/testing/openSite';
import { shipped } from '@/testing/shipped';

describe('delivery address', () => {
  const open = () =>
    openSite(
      '/auth/settings/manage-address',
      {},
      { flags: { ...shipped.flags, address: true } },
      { member: 'level-2', account: 'empty' },
    );
  const box = (name: string) => screen.findByRole('combobox', { name: new RegExp(`^${name}`) });

  it('VAL-09 the postcode fills what is certain, and a chosen sub-district its district', async () => {
    const { user } = await open();
    await user.type(await screen.findByLabelText(/^รหัสไปรษณีย์/), '10110');
    await waitFor(async () => expect(await box('จังหวัด')).toHaveValue('กรุงเทพมหานคร'));
    expect(await box('อำเภอ/เขต')).toHaveValue('');
    await user.type(await box('ตำบล/แขวง'), 'คลองตันเหนือ');
    expect(await box('อำเภอ/เขต')).toHaveValue('วัฒนา');
    await user.clear(screen.getByLabelText(/^รหัสไปรษณีย์/));
    await user.type(screen.getByLabelText(/^รหัสไปรษณีย์/), '83110');
    await waitFor(async () => expect(await box('จังหวัด')).toHaveValue('ภูเก็ต'));
    // The member's own text stays.
    expect(await box('ตำบล/แขวง')).toHaveValue('คลองตันเหนือ');
  });

  it('VAL-09 another postcode clears what the earlier one filled in, also in a saved address', async () => {
    const address = { receiver: 'สมชาย ใจดี', phone: '0812345678', line: '1/2', postcode: '83150' };
    const place = { subdistrict: 'ป่าตอง', district: 'กะทู้', province: 'ภูเก็ต' };
    const { user } = await openSite(
      '/auth/settings/manage-address',
      { 'GET /api/auth/address/mine': ok({ uuid: 'a', ...address, ...place }) },
      { flags: { ...shipped.flags, address: true } },
      { member: 'level-2' },
    );
    const postcode = await screen.findByLabelText(/^รหัสไปรษณีย์/);
    const change = async (to: string) => {
      await user.clear(postcode);
      await user.type(postcode, to);
    };
    // Loads the places of the saved postcode.
    await change('83150');
    await change('50200');
    await waitFor(async () => expect(await box('จังหวัด')).toHaveValue('เชียงใหม่'));
    expect(await box('อำเภอ/เขต')).toHaveValue('เมืองเชียงใหม่');
    expect(await box('ตำบล/แขวง')).toHaveValue('');
  });

  it('VAL-09 a sub-district that was filled in can be cleared', async () => {
    const { user } = await open();
    await user.type(await screen.findByLabelText(/^รหัสไปรษณีย์/), '83150');
    await waitFor(async () => expect(await box('ตำบล/แขวง')).toHaveValue('ป่าตอง'));
    await user.clear(await box('ตำบล/แขวง'));
    expect(await box('ตำบล/แขวง')).toHaveValue('');
  });

  it('VAL-09 an unknown postcode fills nothing, and everything can be typed', async () => {
    const { user } = await open();
    await user.type(await screen.findByLabelText(/^รหัสไปรษณีย์/), '99999');
    await user.type(await box('จังหวัด'), 'เชียงใหม่');
    expect(await box('จังหวัด')).toHaveValue('เชียงใหม่');
    expect(await box('อำเภอ/เขต')).toHaveValue('');
  });
});

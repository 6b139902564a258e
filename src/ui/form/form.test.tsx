import { screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '@/testing/renderUi';
import { Button } from '../Button';
import { ajvResolver, type Validate } from './ajvResolver';
import { FormDigits, FormText } from './fields';

interface Values {
  name: string;
  amount: string;
}

/** Behaves like a generated validator: sets `errors` on itself. */
const validate: Validate = (data) => {
  const { name, amount } = data as Partial<Values>;
  const findings = [];
  if (name === undefined)
    findings.push({ instancePath: '', keyword: 'required', params: { missingProperty: 'name' } });
  else if (!/^[a-z]+$/.test(name)) findings.push({ instancePath: '/name', keyword: 'pattern' });
  if (amount === undefined)
    findings.push({ instancePath: '', keyword: 'required', params: { missingProperty: 'amount' } });
  validate.errors = findings;
  return findings.length === 0;
};

const messages = { 'name:required': 'กรุณากรอกชื่อ', name: 'ชื่อไม่ถูกต้อง', '*': 'ข้อมูลไม่ถูกต้อง' };

function Form({ onSend }: { readonly onSend: (values: Values) => void }) {
  const { control, handleSubmit } = useForm<Values>({
    defaultValues: { name: '', amount: '' },
    resolver: ajvResolver<Values>(validate, messages),
  });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSend)(event)}>
      <FormText control={control} name="name" label="ชื่อ" />
      <FormDigits control={control} name="amount" label="จำนวนเงิน" maxDigits={9} />
      <Button type="submit">ส่ง</Button>
    </form>
  );
}

describe('form binding', () => {
  it('VAL-10 shows each field its own error and focuses the first', async () => {
    const onSend = vi.fn();
    const { user } = renderUi(<Form onSend={onSend} />);
    await user.click(screen.getByRole('button', { name: 'ส่ง' }));
    const name = screen.getByRole('textbox', { name: 'ชื่อ' });
    expect(name).toHaveAccessibleDescription('กรุณากรอกชื่อ');
    expect(name).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'จำนวนเงิน' })).toHaveAccessibleDescription('ข้อมูลไม่ถูกต้อง');

    await user.type(name, 'A1');
    expect(name).toHaveAccessibleDescription('ชื่อไม่ถูกต้อง');
    expect(onSend).not.toHaveBeenCalled();
  });

  it('returns plain values', async () => {
    const onSend = vi.fn();
    const { user } = renderUi(<Form onSend={onSend} />);
    await user.type(screen.getByRole('textbox', { name: 'ชื่อ' }), 'som');
    await user.type(screen.getByRole('textbox', { name: 'จำนวนเงิน' }), '1500');
    await user.click(screen.getByRole('button', { name: 'ส่ง' }));
    expect(onSend.mock.calls[0]?.[0]).toEqual({ name: 'som', amount: '1500' });
  });

  it('finds nested fields', async () => {
    const resolver = ajvResolver<{ bank: { id: string } }>(
      Object.assign(() => false, { errors: [{ instancePath: '/bank/id', keyword: 'pattern' }] }),
      { 'bank.id': 'เลขบัญชีไม่ถูกต้อง' },
    );
    const { errors } = await resolver({ bank: { id: 'x' } }, undefined, {
      fields: {},
      shouldUseNativeValidation: false,
    });
    expect(errors).toEqual({ bank: { id: { type: 'pattern', message: 'เลขบัญชีไม่ถูกต้อง' } } });
  });
});

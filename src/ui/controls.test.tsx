import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '@/testing/renderUi';
import { AmountInput } from './AmountInput';
import { Button } from './Button';
import { FileDrop } from './FileDrop';
import { PasswordInput } from './PasswordInput';
import { PhoneInput } from './MaskedInput';
import { Tabs } from './Tabs';
import { TextInput } from './TextInput';

describe('Button', () => {
  it('ignores presses and shows a spinner while its action is pending', async () => {
    const onClick = vi.fn();
    const { user, rerenderUi } = renderUi(<Button onClick={onClick}>บันทึก</Button>);
    await user.click(screen.getByRole('button', { name: 'บันทึก' }));
    rerenderUi(
      <Button onClick={onClick} pending>
        บันทึก
      </Button>,
    );
    await user.click(screen.getByRole('button'));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  });

  it('does not submit a form by default', () => {
    renderUi(<Button>ตกลง</Button>);
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
  });
});

describe('fields', () => {
  it('associates help and error with the control', () => {
    const { rerenderUi } = renderUi(<TextInput label="ชื่อผู้ใช้" help="4–20 ตัว" required />);
    const box = screen.getByRole('textbox', { name: /ชื่อผู้ใช้/ });
    expect(box).toHaveAccessibleDescription('4–20 ตัว');
    expect(box).toBeRequired();
    rerenderUi(<TextInput label="ชื่อผู้ใช้" help="4–20 ตัว" error="กรุณากรอกชื่อผู้ใช้" required />);
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription('กรุณากรอกชื่อผู้ใช้');
    expect(screen.getByRole('alert')).toHaveTextContent('กรุณากรอกชื่อผู้ใช้');
  });

  it('shows a password only while toggled', async () => {
    const { user } = renderUi(<PasswordInput label="รหัสผ่าน" />);
    const box = screen.getByLabelText('รหัสผ่าน');
    expect(box).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'แสดงรหัสผ่าน' }));
    expect(box).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'ซ่อนรหัสผ่าน' }));
    expect(box).toHaveAttribute('type', 'password');
  });
});

function Amount({
  whole = false,
  onValue,
}: {
  readonly whole?: boolean;
  readonly onValue: (value: string) => void;
}) {
  const [value, setValue] = useState('');
  const change = (next: string) => {
    setValue(next);
    onValue(next);
  };
  return <AmountInput label="จำนวนเงิน" value={value} onValueChange={change} whole={whole} />;
}

describe('AmountInput', () => {
  it('VAL-08 accepts Thai digits and shows thousands', async () => {
    const onValue = vi.fn();
    const { user } = renderUi(<Amount onValue={onValue} />);
    const box = screen.getByRole('textbox', { name: 'จำนวนเงิน' });
    await user.type(box, '๑๒๓๔๕๖๗.๘๙');
    expect(box).toHaveValue('1,234,567.89');
    expect(onValue).toHaveBeenLastCalledWith('1234567.89');
    expect(box).toBeValid();
    expect(box).toHaveAttribute('inputmode', 'decimal');
  });

  it.each([
    ['100.50', '100.50'],
    ['1234.50', '1,234.50'],
  ])(
    'VAL-08 %j typed key by key in a whole amount says that satang are not possible',
    async (keys, shown) => {
      const { user } = renderUi(<Amount whole onValue={() => undefined} />);
      const box = screen.getByRole('textbox', { name: 'จำนวนเงิน' });
      await user.type(box, keys);
      expect(box).toHaveValue(shown);
      expect(box).toHaveAccessibleDescription('กรอกได้เฉพาะจำนวนเต็มบาท ไม่มีเศษสตางค์');
    },
  );

  it('VAL-08 invalid text stays visible and is explained', async () => {
    const { user } = renderUi(<Amount onValue={() => undefined} />);
    const box = screen.getByRole('textbox', { name: 'จำนวนเงิน' });
    for (const text of ['-1000', '1e3', '1.000', '1 2']) {
      await user.clear(box);
      await user.type(box, text);
      expect(box).toHaveValue(text);
      expect(box).toHaveAccessibleDescription('กรุณากรอกจำนวนเงินเป็นตัวเลข เช่น 1,234.50');
    }
  });

  it.each([
    ['฿1,234.50', '1,234.50', '1234.50'],
    ['2500.75', '2,500.75', '2500.75'],
    ['1.000', '1.000', '1.000'],
    ['1,23', '1,23', '1,23'],
  ])('VAL-08 a paste of %j shows %j', async (pasted, shown, value) => {
    const onValue = vi.fn();
    const { user } = renderUi(<Amount onValue={onValue} />);
    const box = screen.getByRole('textbox', { name: 'จำนวนเงิน' });
    await user.click(box);
    await user.paste(pasted);
    expect(box).toHaveValue(shown);
    expect(onValue).toHaveBeenLastCalledWith(value);
  });

  it('VAL-08 composed text is parsed only after the composition has ended', () => {
    const onValue = vi.fn();
    renderUi(<Amount onValue={onValue} />);
    const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'จำนวนเงิน' });
    fireEvent.compositionStart(box);
    fireEvent.input(box, {
      target: { value: '１２３４' },
      inputType: 'insertCompositionText',
      data: '１２３４',
      isComposing: true,
    });
    expect(box).toHaveValue('１２３４');
    fireEvent.compositionEnd(box);
    expect(box).toHaveValue('1,234');
    expect(onValue).toHaveBeenLastCalledWith('1234');
  });

  it('VAL-08 an amount in another format is normalized on blur', async () => {
    const { user } = renderUi(<Amount onValue={() => undefined} />);
    const box = screen.getByRole('textbox', { name: 'จำนวนเงิน' });
    await user.type(box, '1,234 บาท');
    expect(box).toHaveValue('1,234 บาท');
    await user.tab();
    expect(box).toHaveValue('1,234');
  });

  it('preserves the caret position', async () => {
    const { user } = renderUi(<Amount onValue={() => undefined} />);
    const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'จำนวนเงิน' });
    await user.type(box, '12345');
    expect(box).toHaveValue('12,345');
    box.setSelectionRange(1, 1);
    await user.type(box, '9', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(box).toHaveValue('192,345');
    expect(box.selectionStart).toBe(2);
  });
});

describe('PhoneInput', () => {
  it('LAY-27 shows groups, returns digits, and accepts +66', async () => {
    const seen: string[] = [];
    function Phone() {
      const [value, setValue] = useState('');
      return (
        <PhoneInput
          label="เบอร์โทรศัพท์"
          value={value}
          onValueChange={(next) => {
            setValue(next);
            seen.push(next);
          }}
        />
      );
    }
    const { user } = renderUi(<Phone />);
    const box = screen.getByRole('textbox', { name: 'เบอร์โทรศัพท์' });
    await user.click(box);
    await user.paste('+66 81-234-5678');
    expect(box).toHaveValue('081-234-5678');
    expect(seen.at(-1)).toBe('0812345678');
    expect(box).toHaveAttribute('inputmode', 'numeric');
  });
});

describe('Tabs', () => {
  it('moves by arrow keys and wraps around', async () => {
    const tabs = [
      { id: 'bank', label: 'โอนเงิน' },
      { id: 'slip', label: 'สลิป' },
    ] as const;
    function Two() {
      const [value, setValue] = useState<'bank' | 'slip'>('bank');
      return (
        <Tabs label="วิธี" tabs={tabs} value={value} onChange={setValue}>
          {value}
        </Tabs>
      );
    }
    const { user } = renderUi(<Two />);
    await user.tab();
    expect(screen.getByRole('tab', { name: 'โอนเงิน' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'สลิป' })).toHaveFocus();
    expect(screen.getByRole('tabpanel', { name: 'สลิป' })).toHaveTextContent('slip');
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('โอนเงิน');
  });
});

describe('FileDrop', () => {
  it('VAL-09 selects and removes a file', async () => {
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
    );
    function Slip() {
      const [file, setFile] = useState<File | null>(null);
      return <FileDrop label="สลิป" prompt="เลือกรูปสลิป" file={file} onFile={setFile} />;
    }
    const { user } = renderUi(<Slip />);
    await user.upload(screen.getByLabelText('สลิป'), new File(['x'], 's.png', { type: 'image/png' }));
    expect(screen.getByRole('img', { name: 'ตัวอย่างรูปที่เลือก' })).toHaveAttribute('src', 'blob:x');
    await user.click(screen.getByRole('button', { name: 'นำรูปออก' }));
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByText('เลือกรูปสลิป')).toBeInTheDocument();
  });
});

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { HOUR_MS } from '#core/time/durations';
import { renderUi } from '@/testing/renderUi';
import { AppImage, PLACEHOLDER_IMAGE, BackgroundImage } from './AppImage';
import { ConfirmDialog } from './ConfirmDialog';
import { CopyButton } from './CopyButton';
import { Countdown, formatLeft } from './Countdown';
import { ErrorState } from './ErrorState';
import { LoadMore } from './LoadMore';
import { Marquee } from './Marquee';
import { Money } from './Money';
import { QrCode } from './QrCode';
import { toast } from './toast';
import { Toaster } from './Toaster';

afterEach(() => vi.useRealTimers());

describe('AppImage', () => {
  it('LAY-15 falls back to the placeholder once', () => {
    renderUi(<AppImage src="/brand/gone.svg" alt="โลโก้" />);
    const image = screen.getByRole('img', { name: 'โลโก้' });
    fireEvent.error(image);
    expect(image).toHaveAttribute('src', PLACEHOLDER_IMAGE);
    fireEvent.error(image);
    expect(image).toHaveAttribute('src', PLACEHOLDER_IMAGE);
  });

  it('LAY-15 tries a new image again', () => {
    const { rerenderUi } = renderUi(<AppImage src="/a.svg" alt="ภาพ" />);
    fireEvent.error(screen.getByRole('img'));
    rerenderUi(<AppImage src="/b.svg" alt="ภาพ" />);
    expect(screen.getByRole('img')).toHaveAttribute('src', '/b.svg');
  });

  it('shows the placeholder when there is no address', () => {
    renderUi(<AppImage src={null} alt="ภาพ" />);
    expect(screen.getByRole('img')).toHaveAttribute('src', PLACEHOLDER_IMAGE);
  });
});

describe('BackgroundImage', () => {
  it('LAY-14 LAY-15 omits an image that fails to load, without a stretched placeholder, and tries a new one', () => {
    const { container, rerenderUi } = renderUi(<BackgroundImage src="/brand/gone.svg" />);
    const image = () => container.querySelector('img');
    fireEvent.error(image()!);
    expect(image()).toBeNull();
    rerenderUi(<BackgroundImage src="/brand/other.svg" />);
    expect(image()).toHaveAttribute('src', '/brand/other.svg');
  });

  it('ENT-10 omits a disallowed address', () => {
    const { container } = renderUi(<BackgroundImage src={null} />);
    expect(container.querySelector('img')).toBeNull();
  });
});

describe('Countdown', () => {
  it('continues when the phone’s clock is changed', () => {
    vi.useFakeTimers();
    const onEnd = vi.fn();
    renderUi(<Countdown until={Date.now() + 65_000} onEnd={onEnd} endText="หมดเวลา" />);
    expect(screen.getByRole('timer')).toHaveTextContent('01:05');
    vi.setSystemTime(Date.now() + HOUR_MS);
    act(() => void vi.advanceTimersByTime(5_000));
    expect(screen.getByRole('timer')).toHaveTextContent('01:00');
    act(() => void vi.advanceTimersByTime(61_000));
    expect(screen.getByRole('timer')).toHaveTextContent('หมดเวลา');
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('uses the server’s time when the phone’s clock is wrong', () => {
    const server = Date.now() - 600_000;
    renderUi(<Countdown until={server + 30_000} now={server} />);
    expect(screen.getByRole('timer')).toHaveTextContent('00:30');
  });

  it('writes hours from one hour on', () => {
    expect(formatLeft(3_599)).toBe('59:59');
    expect(formatLeft(3_725)).toBe('1:02:05');
  });
});

describe('ConfirmDialog', () => {
  it('closes after the confirmed action has finished', async () => {
    const onConfirm = vi.fn(() => Promise.resolve());
    const onClose = vi.fn();
    const { user } = renderUi(<ConfirmDialog title="ยกเลิกรายการ" onConfirm={onConfirm} onClose={onClose} />);
    expect(await screen.findByRole('dialog', { name: 'ยกเลิกรายการ' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'ตกลง' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  it('stays open when the action fails', async () => {
    const onClose = vi.fn();
    const onConfirm = () => Promise.reject(new Error('no'));
    const { user } = renderUi(<ConfirmDialog title="ยกเลิกรายการ" onConfirm={onConfirm} onClose={onClose} />);
    await user.click(await screen.findByRole('button', { name: 'ตกลง' }));
    expect(screen.getByRole('button', { name: 'ตกลง' })).toBeEnabled();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('ST-08 CON-02 closes automatically as a cancel', async () => {
    const [onConfirm, onClose] = [vi.fn(), vi.fn()];
    renderUi(<ConfirmDialog title="ออก" autoCloseMs={300} onConfirm={onConfirm} onClose={onClose} />);
    expect(await screen.findByText(/ปิดอัตโนมัติใน/)).toBeInTheDocument();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('closes by Escape', async () => {
    const onClose = vi.fn();
    const { user } = renderUi(<ConfirmDialog title="ออก" onConfirm={() => undefined} onClose={onClose} />);
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalled();
  });
});

describe('toast', () => {
  it('LAY-25 queues messages sent before it is mounted', async () => {
    toast.success('ออกจากระบบสำเร็จ');
    renderUi(<Toaster />);
    expect(await screen.findByText('ออกจากระบบสำเร็จ')).toBeInTheDocument();
    act(() => toast.error('ทำรายการไม่สำเร็จ'));
    expect(await screen.findByText('ทำรายการไม่สำเร็จ')).toBeInTheDocument();
  });
});

describe('CopyButton', () => {
  it('copies and confirms it', async () => {
    const { user } = renderUi(<CopyButton value="1234567890" label="คัดลอกเลขบัญชี" />);
    await user.click(screen.getByRole('button', { name: 'คัดลอกเลขบัญชี' }));
    await expect(navigator.clipboard.readText()).resolves.toBe('1234567890');
    expect(await screen.findByRole('status')).toHaveTextContent('คัดลอกแล้ว');
  });
});

describe('others', () => {
  it('VAL-01 W10 links web addresses only, and shows their host', () => {
    const items = [
      { id: '1', text: 'ดี', link: 'https://a.co' },
      { id: '2', text: 'ร้าย', link: 'javascript:alert(1)' },
    ];
    renderUi(<Marquee label="ประกาศ" items={items} />);
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['ดี a.co']);
    expect(screen.getByText('ร้าย')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'หยุดเลื่อน' })).toBeInTheDocument();
  });

  it('renders a QR code with an accessible name', () => {
    renderUi(<QrCode value="https://line.me/R/ti/p/%40sala" label="ไลน์หลัก" />);
    expect(screen.getByRole('img', { name: 'ไลน์หลัก' }).querySelector('path')?.getAttribute('d')).toMatch(
      /^M0 0h1v1h-1z/,
    );
  });

  it('shows the sign of an amount', () => {
    renderUi(<Money baht={1500} signed unit />);
    expect(screen.getByText(/\+/)).toHaveTextContent('+1,500.00 บาท');
  });

  it('offers a retry, and more while there is more', async () => {
    const act1 = vi.fn();
    const { user, rerenderUi } = renderUi(<ErrorState onRetry={act1} />);
    await user.click(screen.getByRole('button', { name: 'ลองใหม่' }));
    expect(act1).toHaveBeenCalledTimes(1);
    rerenderUi(<LoadMore hasMore={false} pending={false} onMore={act1} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

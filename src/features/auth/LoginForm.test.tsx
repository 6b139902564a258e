import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import login from '@/i18n/locales/th/login.json';
import { renderFeature } from '@/testing/renderFeature';
import { LoginForm } from './LoginForm';

const username = () => screen.getByLabelText('ชื่อผู้ใช้');
const password = () => screen.getByLabelText('รหัสผ่าน');
const button = () => screen.getByRole('button', { name: 'เข้าสู่ระบบ' });

it('explains each empty field, focuses the first one and sends nothing', async () => {
  const { user } = renderFeature(<LoginForm />, { login });
  await user.click(button());
  expect(screen.getByText('กรุณากรอกชื่อผู้ใช้')).toBeVisible();
  expect(screen.getByText('กรุณากรอกรหัสผ่าน')).toBeVisible();
  expect(username()).toHaveFocus();
  await user.type(username(), 'demo01');
  await user.click(button());
  expect(screen.queryByText('กรุณากรอกชื่อผู้ใช้')).toBeNull();
  expect(password()).toHaveFocus();
  expect(button()).toBeEnabled();
});

it('treats a username of spaces as empty', async () => {
  const { user } = renderFeature(<LoginForm />, { login });
  await user.type(username(), '   ');
  await user.type(password(), 'secret');
  await user.click(button());
  expect(screen.getByText('กรุณากรอกชื่อผู้ใช้')).toBeVisible();
  expect(username()).toHaveFocus();
});

it('cannot be submitted again while a request is pending', async () => {
  const { server, user } = renderFeature(<LoginForm />, { login });
  await user.type(username(), 'demo01');
  await user.type(password(), 'secret{Enter}');
  await server.asked('POST /api/auth/login');
  expect(button()).toBeDisabled();
  expect(button()).toHaveAttribute('aria-busy', 'true');
});

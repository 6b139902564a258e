import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, fail, ok, openSite, withoutMotion } from '@/testing/openSite';
import { shipped } from '@/testing/shipped';

withoutMotion();

const flags = { ...shipped.flags, media: true, wheel: true, flipCard: true, flipCardReward: true };
const member = { member: 'level-2' } as const;
const open = (path: string, answers: Answers = {}) => openSite(path, answers, { flags }, member);

const segment = (id: number, label: string, type = 'CREDIT', value: number | null = id) => ({
  id,
  label,
  type,
  value,
  color: '#18fcc9',
  image: null,
  weight: 1,
});
const wheelOf = (left: number, enabled = true) =>
  ok({
    enabled,
    left,
    cost: 0,
    segments: [segment(7, '5 เครดิต'), segment(8, '10 เครดิต'), segment(9, 'ลองใหม่ครั้งหน้า', 'NONE', null)],
  });
const spin = 'POST /api/auth/wheel/reward';

describe('wheel', () => {
  it('API-143 RTM-22 draws every segment, shows the plays left, links back to the hub', async () => {
    await open('/auth/media/wheel', { 'GET /api/auth/wheel': wheelOf(3) });
    const wheel = within(await screen.findByTestId('wheel'));
    for (const word of ['5', '10', 'ลองใหม่', 'ครั้งหน้า']) expect(wheel.getByText(word)).toBeInTheDocument();
    expect(screen.getByText('3 ครั้ง')).toBeVisible();
    expect(screen.getByRole('link', { name: 'ย้อนกลับ' })).toHaveAttribute('href', '/auth/media');
  });

  it.each([
    [10, 10],
    [16, 16],
    [17, 0],
  ])('API-143 of %i prizes on the wheel, %i have an illustration', async (count, drawn) => {
    const segments = Array.from({ length: count }, (_, n) => segment(n, `${n} เครดิต`));
    await open('/auth/media/wheel', {
      'GET /api/auth/wheel': ok({ enabled: true, left: 1, cost: 0, segments }),
    });
    expect((await screen.findByTestId('wheel')).querySelectorAll('svg')).toHaveLength(drawn);
  });

  it('API-143 cannot be spun without a play left', async () => {
    await open('/auth/media/wheel', { 'GET /api/auth/wheel': wheelOf(0) });
    expect(await screen.findByText('หมดสิทธิ์วันนี้')).toBeVisible();
    expect(screen.getByRole('button', { name: 'หมุนเลย' })).toBeDisabled();
  });

  it('API-144 lands on the segment that the server drew, shows the prize and refetches the log', async () => {
    const { user, bodies } = await open('/auth/media/wheel', {
      'GET /api/auth/wheel': wheelOf(2),
      [spin]: ok({ segmentId: 8, label: '10 เครดิต', type: 'CREDIT', value: 10, left: 1, logId: 'x' }),
    });
    await user.dblClick(await screen.findByRole('button', { name: 'หมุนเลย' }));
    const prize = within(await screen.findByRole('dialog', { name: 'ยินดีด้วย! คุณได้รับ 10 เครดิต' }));
    expect(prize.getByText('10 เครดิต')).toBeVisible();
    expect(screen.getByTestId('confetti')).toBeInTheDocument();
    const turn = /rotate\(([\d.]+)\)/.exec(screen.getByTestId('wheel').getAttribute('transform') ?? '');
    // The second of three segments of 120 degrees begins 60 degrees after the pointer.
    expect(Math.floor((360 + 60 - Number(turn?.[1])) / 120) % 3).toBe(1);
    expect(bodies(spin)).toEqual([{}]);
    await waitFor(() => expect(bodies('POST /api/auth/wheel/log').length).toBeGreaterThan(1));
    await user.click(prize.getByRole('button', { name: 'ตกลง' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('API-144 shows an empty state when there is nothing to win', async () => {
    const { user } = await open('/auth/media/wheel', {
      'GET /api/auth/wheel': wheelOf(1),
      [spin]: ok({ segmentId: 9, label: 'ลองใหม่ครั้งหน้า', type: 'NONE', value: null, left: 0, logId: 'x' }),
    });
    await user.click(await screen.findByRole('button', { name: 'หมุนเลย' }));
    expect(await screen.findByRole('dialog', { name: 'เสียใจด้วย ลองใหม่ครั้งหน้า' })).toBeVisible();
    expect(screen.queryByTestId('confetti')).not.toBeInTheDocument();
  });

  it('API-144 shows a refusal in place and no prize', async () => {
    const { user } = await open('/auth/media/wheel', {
      'GET /api/auth/wheel': wheelOf(1),
      [spin]: fail(409, 'NO_RIGHT_LEFT', 'สิทธิ์ของวันนี้หมดแล้ว'),
    });
    await user.click(await screen.findByRole('button', { name: 'หมุนเลย' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('สิทธิ์ของวันนี้หมดแล้ว');
    expect(screen.queryByTestId('prize')).not.toBeInTheDocument();
  });

  it('API-145 lists the spins so far, including the result after a reload', async () => {
    const row = { id: 'a', label: '50 เครดิต', type: 'CREDIT', value: 50, createdAt: '2026-11-13T18:30:00Z' };
    await open('/auth/media/wheel', { 'POST /api/auth/wheel/log': ok([row]) });
    expect(await screen.findByTestId('play-row')).toHaveTextContent('50 เครดิต14/11/2026 01:30');
  });

  it('API-150 is greyed out while the event is closed', async () => {
    await open('/auth/media/wheel', { 'GET /api/auth/wheel': wheelOf(3, false) });
    expect(await screen.findByText('กิจกรรมปิดอยู่')).toBeVisible();
    expect(screen.getByRole('button', { name: 'หมุนเลย' })).toBeDisabled();
  });
});

const event = (code: string, left: number, enabled = true) =>
  ok([{ code, enabled, left, startAt: null, endAt: null }]);
const face = (label: string, type = 'CREDIT') => ({ label, type, value: 1 });

describe.each([
  ['/auth/media/flip-card', 'FLIP_CARD', 'POST /api/auth/game/flip-card/random-reward', 'flipCard'],
  [
    '/auth/media/flip-card-reward',
    'FLIP_CARD_REWARD',
    'POST /api/auth/game/flip-card-reward/random',
    'flipCardReward',
  ],
] as const)('cards of %s', (path, code, call, rules) => {
  const count = shipped[rules].cards;
  const cards = Array.from({ length: count }, (_, n) => face(`รางวัล ${n + 1}`));
  const turned = ok({ cardIndex: 1, prize: face('50 เครดิต'), cards, left: 0 });

  it('API-146 API-148 flips the tapped card to the served prize, then the others, then disables all', async () => {
    const { user, bodies } = await open(path, { 'GET /api/auth/game': event(code, 1), [call]: turned });
    await user.dblClick(await screen.findByRole('button', { name: 'ไพ่ใบที่ 2' }));
    expect(await screen.findByRole('dialog', { name: 'ยินดีด้วย! คุณได้รับ 50 เครดิต' })).toBeVisible();
    expect(bodies(call)).toEqual([{ cardIndex: 1 }]);
    await user.click(screen.getByRole('button', { name: 'ตกลง' }));
    expect(screen.getByRole('button', { name: 'ไพ่ใบที่ 2: 50 เครดิต' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'ไพ่ใบที่ 1: รางวัล 1' })).toBeDisabled();
    expect(within(screen.getByTestId('cards')).getAllByRole('button')).toHaveLength(count);
  });

  it('G4 renders no card face before one is tapped', async () => {
    await open(path, { 'GET /api/auth/game': event(code, 1) });
    await screen.findByRole('button', { name: 'ไพ่ใบที่ 1' });
    expect(screen.getByTestId('cards')).not.toHaveTextContent(/./);
  });

  it('cannot be tapped without a play left, nor while the event is closed', async () => {
    await open(path, { 'GET /api/auth/game': event(code, 0) });
    expect(await screen.findByRole('button', { name: 'ไพ่ใบที่ 1' })).toBeDisabled();
    expect(screen.getByText('หมดสิทธิ์วันนี้')).toBeVisible();
  });

  it('API-150 is greyed out while the event is closed', async () => {
    await open(path, { 'GET /api/auth/game': event(code, 2, false) });
    expect(await screen.findByText('กิจกรรมปิดอยู่')).toBeVisible();
    expect(screen.getByRole('button', { name: 'ไพ่ใบที่ 1' })).toBeDisabled();
  });

  it('M6 a play without a response can only be retried with the same card', async () => {
    const { user } = await open(path, {
      'GET /api/auth/game': event(code, 1),
      [call]: fail(502, 'SERVICE_UNAVAILABLE', 'ระบบขัดข้องชั่วคราว กรุณาลองใหม่อีกครั้ง'),
    });
    await user.click(await screen.findByRole('button', { name: 'ไพ่ใบที่ 3' }));
    expect(await screen.findByText('แตะไพ่ใบเดิมเพื่อลองใหม่อีกครั้ง')).toBeVisible();
    expect(screen.getByRole('button', { name: 'ไพ่ใบที่ 3' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'ไพ่ใบที่ 1' })).toBeDisabled();
  });

  it('shows a refusal, and every card is face down again', async () => {
    const { user } = await open(path, {
      'GET /api/auth/game': event(code, 1),
      [call]: fail(409, 'NO_RIGHT_LEFT', 'สิทธิ์ของวันนี้หมดแล้ว'),
    });
    await user.click(await screen.findByRole('button', { name: 'ไพ่ใบที่ 1' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('สิทธิ์ของวันนี้หมดแล้ว');
    expect(screen.getByRole('button', { name: 'ไพ่ใบที่ 4' })).toBeEnabled();
  });
});

it('API-147 lists the cards so far', async () => {
  const row = { id: 'a', label: '20 แต้ม', type: 'POINT', value: 20, createdAt: '2026-11-13T18:30:00Z' };
  const { bodies } = await open('/auth/media/flip-card', { 'GET /api/auth/game/flip-card/logs': ok([row]) });
  expect(await screen.findByTestId('play-row')).toHaveTextContent('20 แต้ม');
  expect(bodies('GET /api/auth/game/flip-card/logs')).toHaveLength(1);
});

it('API-147 API-148 RTM-22 lists the prizes of reward cards, credit and points too, and the newest after a play', async () => {
  const path = '/auth/media/flip-card-reward';
  const { user } = await openSite(path, {}, { flags }, { ...member, account: 'full' });
  const before = (await screen.findAllByTestId('play-row')).length;
  const given = shipped.flipCardReward.prizes.slice(0, 5).map(({ label }) => label.th);
  expect(screen.getAllByTestId('play-row').map((row) => row.querySelector('strong')?.textContent)).toEqual(
    given,
  );
  await user.click(await screen.findByRole('button', { name: 'ไพ่ใบที่ 1' }));
  await waitFor(() => expect(screen.getAllByTestId('play-row')).toHaveLength(before + 1));
});

it('API-149 shows no status list to a member without prizes that staff deliver', async () => {
  await open('/auth/media/flip-card-reward', { 'GET /api/auth/game/reward/request/my': ok([]) });
  expect(await screen.findByText('เมื่อเล่นแล้ว ผลจะแสดงที่นี่')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'สถานะการรับของรางวัล' })).not.toBeInTheDocument();
});

it('API-149 lists the prizes that staff deliver, each with its status', async () => {
  const row = (status: string, n: number) => ({
    uuid: `u${n}`,
    label: 'หูฟัง',
    status,
    createdAt: '2026-11-13T18:30:00Z',
  });
  await open('/auth/media/flip-card-reward', {
    'GET /api/auth/game/reward/request/my': ok(['PENDING', 'SUCCESS', 'REJECTED', 'NEW'].map(row)),
  });
  expect(await screen.findAllByTestId('game-reward')).toHaveLength(4);
  for (const label of ['รออนุมัติ', 'ได้รับแล้ว', 'ไม่อนุมัติ', 'กำลังดำเนินการ']) {
    expect(screen.getByText(label)).toBeVisible();
  }
});

describe('proof', () => {
  const openProof = async (answers: Answers = {}) => {
    const site = await openSite('/auth/media/wheel', answers, { flags }, { ...member, account: 'full' });
    await site.user.click(await screen.findByText('ตรวจสอบความโปร่งใส'));
    return { ...site, plays: await screen.findAllByTestId('proven-play') };
  };

  it('G3 verifies a revealed play in the browser; one with a hidden seed waits', async () => {
    const { user, plays } = await openProof();
    const [hidden, revealed] = plays.map((row) => within(row));
    expect(hidden?.getByText('รอเปิดเผยรหัส')).toBeVisible();
    expect(hidden?.queryByRole('button')).not.toBeInTheDocument();
    await user.click(revealed!.getByRole('button', { name: 'ตรวจผล' }));
    expect(await revealed!.findByText('ผลถูกต้อง')).toBeVisible();
    // Computed independently by another program.
    expect(revealed!.getByText(/ได้เลข 259 จาก 1,000 ซึ่งเป็นของรางวัลลำดับที่ 1/)).toBeVisible();
  });

  it('G3 reports a play that does not match its seed', async () => {
    const revealed = '64bd1db415ff97a2e14d8eca767ef2d9c5843917b1190e373e761215db3d59a3';
    const play = {
      id: 'a',
      game: 'WHEEL',
      commitment: '34404114db598b588225e180bc02c77c38f30a87e0baa6af8f80f81ec7f768be',
      seed: revealed,
      clientSeed: 'sala-preview',
      nonce: 11,
      version: 1,
      weights: [300, 300, 200, 120, 50, 20, 9, 1],
      cardIndex: null,
      drawn: 1,
      given: 1,
      label: '5 เครดิต',
      createdAt: '2026-11-13T18:30:00Z',
    };
    const changed = [
      play,
      { ...play, id: 'b', drawn: 2 },
      { ...play, id: 'c', commitment: '0'.repeat(64) },
      { ...play, id: 'd', nonce: 8 },
    ];
    const { user, plays } = await openProof({ 'GET /api/auth/fair/play': ok(changed) });
    for (const [n, row] of plays.entries()) {
      await user.click(within(row).getByRole('button', { name: 'ตรวจผล' }));
      expect(await within(row).findByText(n === 0 ? 'ผลถูกต้อง' : /ผลไม่ตรงกับที่คำนวณได้/)).toBeVisible();
    }
  });

  it('G3 accepts a client seed for the next secret, and only a valid one', async () => {
    const { user, bodies } = await openProof();
    const rotate = 'POST /api/auth/fair/rotate';
    const part = screen.getByLabelText(/รหัสฝั่งคุณสำหรับรอบถัดไป/);
    await user.type(part, 'โชคดี');
    await user.click(screen.getByRole('button', { name: 'เปิดเผยรหัสและเริ่มรหัสใหม่' }));
    expect(screen.getByText('ใช้ได้เฉพาะตัวอักษรอังกฤษ ตัวเลข - และ _')).toBeVisible();
    expect(bodies(rotate)).toEqual([]);
    await user.clear(part);
    await user.type(part, 'my-luck_7');
    await user.click(screen.getByRole('button', { name: 'เปิดเผยรหัสและเริ่มรหัสใหม่' }));
    await waitFor(() => expect(bodies(rotate)).toEqual([{ clientSeed: 'my-luck_7' }]));
  });
});

it('shows prizes by the English names of the brand file in English', async () => {
  await openSite('/auth/media/wheel', {}, { flags }, { ...member, account: 'full' }, 'en');
  const first = shipped.wheel.prizes[0]!.label;
  expect((await screen.findAllByText(first.en)).length).toBeGreaterThan(0);
  expect(screen.queryByText(first.th)).not.toBeInTheDocument();
});

it.each([
  ['wheel', '/auth/media/wheel'],
  ['flipCard', '/auth/media/flip-card'],
  ['flipCardReward', '/auth/media/flip-card-reward'],
] as const)('RTM-22 %s switched off for this brand is not there and asks nothing', async (flag, path) => {
  const { bodies } = await openSite(path, {}, { flags: { ...flags, [flag]: false } }, member);
  expect(await screen.findByRole('heading', { name: 'ไม่พบหน้าที่คุณต้องการ' })).toBeVisible();
  expect(bodies('GET /api/auth/wheel')).toEqual([]);
  expect(bodies('GET /api/auth/game')).toEqual([]);
});

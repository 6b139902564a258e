import { slotGame } from './slotGame';

/** The slots of the sandbox; each symbol with its stops, and what three of it and two of it pay. */
export const slots = [
  slotGame(
    { code: 'naga-gold', slot: 'JK', name: 'Naga Gold', nameTh: 'นาคาทองคำ', hot: true, payback: 96.16 },
    {
      naga: [2, 500, 10],
      crown: [3, 120, 5],
      lotus: [4, 50, 3],
      coin: [6, 20, 2],
      fan: [8, 10, 1],
      bell: [9, 6, 0],
    },
  ),
  slotGame(
    { code: 'lotus-moon', slot: 'JK', name: 'Lotus Moon', nameTh: 'จันทร์ดอกบัว', hot: false, payback: 96.25 },
    {
      moon: [1, 2400, 30],
      lotus: [3, 140, 5],
      fan: [5, 40, 3],
      coin: [7, 15, 1],
      shell: [8, 10, 1],
      bell: [8, 6, 0],
    },
  ),
  slotGame(
    { code: 'golden-fan', slot: 'JK', name: 'Golden Fan', nameTh: 'พัดทอง', hot: false, payback: 97.03 },
    {
      crown: [2, 450, 12],
      fan: [4, 60, 4],
      kite: [5, 40, 2],
      mask: [6, 20, 2],
      drum: [7, 11, 1],
      bell: [8, 7, 0],
    },
  ),
  slotGame(
    {
      code: 'temple-fair',
      slot: 'SG',
      name: 'Temple Fair',
      nameTh: 'งานวัดมหาสนุก',
      hot: false,
      payback: 96.47,
    },
    {
      ruby: [1, 2000, 20],
      elephant: [3, 150, 5],
      mask: [5, 40, 3],
      drum: [7, 15, 1],
      kite: [8, 10, 1],
      shell: [8, 7, 0],
    },
  ),
  slotGame(
    {
      code: 'elephant-parade',
      slot: 'SG',
      name: 'Elephant Parade',
      nameTh: 'ขบวนช้างทรง',
      hot: true,
      payback: 96.29,
    },
    {
      elephant: [2, 500, 10],
      crown: [3, 120, 5],
      ruby: [5, 35, 3],
      mask: [6, 20, 2],
      drum: [8, 10, 1],
      shell: [8, 5, 0],
    },
  ),
  slotGame(
    { code: 'ruby-rain', slot: 'AC', name: 'Ruby Rain', nameTh: 'สายฝนทับทิม', hot: true, payback: 96.8 },
    {
      ruby: [1, 3800, 40],
      crown: [3, 150, 5],
      moon: [4, 45, 3],
      coin: [6, 18, 2],
      bell: [9, 9, 1],
      shell: [9, 4, 0],
    },
  ),
  slotGame(
    {
      code: 'kite-festival',
      slot: 'XE',
      name: 'Kite Festival',
      nameTh: 'เทศกาลว่าว',
      hot: false,
      payback: 96.32,
      isClosed: true,
    },
    {
      kite: [2, 460, 10],
      moon: [3, 110, 5],
      naga: [4, 60, 3],
      lotus: [6, 20, 2],
      fan: [8, 10, 1],
      coin: [9, 6, 0],
    },
  ),
] as const;

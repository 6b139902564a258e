import type { Lettering } from './palette';
import { n } from './svg';

type Vertex = { x: number; y: number; soft: boolean };

/**
 * Capitals as strokes 16 thick on a cap height of 100: `width|stroke;stroke`, a stroke being points, `~` before a corner
 * that is cut or rounded, `z` to close. Diagonals run past the cap lines and are clipped to them.
 */
const capitals: Record<string, string> = {
  A: '66|-5,120 33,-14 71,120;8,72 58,72',
  B: '56|0,0 ~52,0 ~52,48 0,48 z;0,48 ~58,48 ~58,100 0,100 z',
  C: '58|58,26 ~58,0 ~0,0 ~0,100 ~58,100 58,74',
  D: '64|0,0 ~64,0 ~64,100 0,100 z',
  E: '50|54,0 0,0 0,100 54,100;0,49 48,49',
  F: '50|54,0 0,0 0,108;0,52 46,52',
  G: '62|62,26 ~62,0 ~0,0 ~0,100 ~62,100 62,54 34,54',
  H: '60|0,-8 0,108;60,-8 60,108;0,50 60,50',
  I: '0|0,-8 0,108',
  J: '44|44,-8 ~44,100 ~0,100 0,74',
  K: '58|0,-8 0,108;66,-20 10,50 66,120;0,50 14,50',
  L: '48|0,-8 0,100 52,100',
  M: '80|0,108 0,-6 40,60 80,-6 80,108',
  N: '64|0,108 0,-4 64,104 64,-8',
  O: '66|~0,0 ~66,0 ~66,100 ~0,100 z',
  P: '56|0,108 0,0 ~56,0 ~56,60 0,60',
  Q: '66|~0,0 ~66,0 ~66,100 ~0,100 z;40,66 78,118',
  R: '58|0,108 0,0 ~56,0 ~56,58 0,58;26,56 66,122',
  S: '56|56,26 ~56,0 ~0,0 ~0,49 ~56,49 ~56,100 ~0,100 0,74',
  T: '60|-6,0 66,0;30,0 30,108',
  U: '60|0,-8 ~0,100 ~60,100 60,-8',
  V: '66|-5,-20 33,112 71,-20',
  W: '96|-4,-20 22,110 48,-4 74,110 100,-20',
  X: '62|-6,-20 68,120;68,-20 -6,120',
  Y: '62|-6,-20 31,54 68,-20;31,50 31,108',
  Z: '58|-2,0 58,0 0,100 62,100',
  0: '58|~0,0 ~58,0 ~58,100 ~0,100 z',
  1: '24|-4,14 20,0 20,108',
  2: '56|0,26 ~0,0 ~56,0 ~56,44 0,100 62,100',
  3: '56|0,22 ~0,0 ~54,0 ~54,48 22,48;22,48 ~58,48 ~58,100 ~0,100 0,78',
  4: '58|40,108 40,0 0,72 64,72',
  5: '56|56,0 0,0 0,42 ~56,42 ~56,100 ~0,100 0,78',
  6: '56|54,18 ~54,0 ~0,0 ~0,100 ~56,100 ~56,46 0,46',
  7: '54|-4,0 56,0 20,112',
  8: '56|~3,0 ~53,0 ~53,47 ~3,47 z;~0,47 ~57,47 ~57,100 ~0,100 z',
  9: '56|2,82 ~2,100 ~56,100 ~56,0 ~0,0 ~0,54 56,54',
};

/** A word in the geometric capitals, as stroke data on a baseline of 108 and a cap line of −8, and its width. */
export function word(text: string, lettering: Lettering, spacing = 20): { d: string; width: number } {
  let [pen, d] = [8, ''];
  for (const char of text.toUpperCase()) {
    const [width = '40', strokes] = (capitals[char] ?? '').split('|');
    if (strokes) for (const stroke of strokes.split(';')) d += strokePath(stroke, pen, lettering);
    pen += Number(width || 40) + 16 + spacing;
  }
  return { d, width: pen - spacing - 8 };
}

/** Whether a name can be set in the geometric capitals. */
export const canSet = (text: string): boolean =>
  [...text.toUpperCase()].every((c) => c === ' ' || c in capitals);

function strokePath(stroke: string, dx: number, lettering: Lettering): string {
  const closed = stroke.endsWith('z');
  const vertices = stroke
    .replace(/ z$/, '')
    .split(' ')
    .map((v) => vertex(v, dx));
  const parts = vertices.map((v, i) => {
    const before = vertices[i - 1] ?? (closed ? vertices.at(-1) : undefined);
    const after = vertices[i + 1] ?? (closed ? vertices[0] : undefined);
    if (!v.soft || !before || !after) return put(v);
    return corner(v, toward(v, before), toward(v, after), lettering);
  });
  return `M${parts.join('L')}${closed ? 'Z' : ''}`;
}

function corner(v: Vertex, from: string, to: string, lettering: Lettering): string {
  return lettering === 'cut' ? `${from}L${to}` : `${from}Q${put(v)} ${to}`;
}

function toward(v: Vertex, to: Vertex): string {
  const length = Math.hypot(to.x - v.x, to.y - v.y);
  const k = Math.min(22, length * 0.5) / (length || 1);
  return put({ x: v.x + (to.x - v.x) * k, y: v.y + (to.y - v.y) * k });
}

function vertex(text: string, dx: number): Vertex {
  const [x = 0, y = 0] = text.replace('~', '').split(',').map(Number);
  return { x: x + dx, y, soft: text.startsWith('~') };
}

const put = (v: { x: number; y: number }): string => `${n(v.x)} ${n(v.y)}`;

/** Share of a maskable icon's side that the mark may fill: launchers cut the rest to their own shape. */
const SAFE_ZONE = 0.72;

const plain = { 'icon-192.png': 192, 'icon-512.png': 512, 'favicon.png': 48 } as const;
/** On a ground of the brand's colour, as phones show no transparency here. */
const grounded = { 'maskable-512.png': 512, 'apple-touch-icon.png': 180 } as const;

type IconName = keyof typeof plain | keyof typeof grounded;

/** Icons that are drawn of a brand's square mark. */
export const iconNames = [...Object.keys(plain), ...Object.keys(grounded)] as readonly IconName[];

export const isIconName = (name: string): name is IconName => (iconNames as readonly string[]).includes(name);

/**
 * An icon as PNG.
 * @param mark an SVG or image file.
 * @param ground colour behind icons without transparency.
 */
export async function drawIcon(name: IconName, mark: Buffer, ground: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const draw = (side: number) =>
    sharp(mark, { density: 300 })
      .resize(side, side, { fit: 'contain', background: '#0000' })
      .png()
      .toBuffer();
  if (name in plain) return draw(plain[name as keyof typeof plain]);
  const side = grounded[name as keyof typeof grounded];
  const inner = await draw(Math.round(side * SAFE_ZONE));
  const canvas = { width: side, height: side, channels: 4 as const, background: ground };
  return sharp({ create: canvas })
    .composite([{ input: inner }])
    .png()
    .toBuffer();
}

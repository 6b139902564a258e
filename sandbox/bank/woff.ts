import { inflateSync } from 'node:zlib';

const HEADER = 44;
const ENTRY = 20;

/** Unpacks a WOFF font (version 1) to the TrueType file it was made of. The picture library reads no WOFF. */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(12 + 16 * count);
  woff.copy(head, 0, 4, 8);
  const largest = 2 ** Math.floor(Math.log2(count));
  [count, largest * 16, Math.log2(largest), (count - largest) * 16].forEach((value, index) =>
    head.writeUInt16BE(value, 4 + 2 * index),
  );
  const parts: Buffer[] = [head];
  let offset = head.length;
  for (let index = 0; index < count; index += 1) {
    const entry = HEADER + ENTRY * index;
    const [from, packed, size] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [
      number,
      number,
      number,
    ];
    const table = woff.subarray(from, from + packed);
    // Tag, checksum, offset, length.
    const to = 12 + 16 * index;
    woff.copy(head, to, entry, entry + 4);
    woff.copy(head, to + 4, entry + 16, entry + 20);
    head.writeUInt32BE(offset, to + 8);
    head.writeUInt32BE(size, to + 12);
    const padding = (4 - (size % 4)) % 4;
    parts.push(packed < size ? inflateSync(table) : table, Buffer.alloc(padding));
    offset += size + padding;
  }
  return Buffer.concat(parts);
}

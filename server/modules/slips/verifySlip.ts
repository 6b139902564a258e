import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Brand } from '#schemas/brand/brand';
import { isClaimed } from '#server/modules/deposits/index';
import { transferKey, type TransferKey } from '#core/identity/transferKey';
import { AppError, fail } from '#server/platform/appError';
import { classify } from './judge';
import { lookUpSlip } from './lookUpSlip';
import { storeDuplicate, openSlip, reopenSlip } from './openSlip';
import { folderStore } from '#server/platform/files/folderStore';
import { slipImages } from './slipImages';
import { findByImage, findByTransfer, type SlipRow } from './slipRepository';
import type { SlipTools } from './makeSlipTools';
import { sql } from 'kysely';
import type { Deps } from '#server/providers/deps';

export interface Upload {
  readonly brand: Brand;
  readonly memberId: string;
  readonly bytes: Buffer;
  readonly log: FastifyBaseLogger;
  readonly now: Date;
}

/**
 * Reads a slip image and looks its transfer up. Known files, known transfers in other images, and credited
 * transfers need no second look-up.
 * @throws AppError SLIP_* for an image without a bank slip, on a decoding timeout, and when a limit is reached;
 *   FileStoreError when the image cannot be stored, and nothing has changed.
 */
export async function verifySlip(tools: SlipTools, upload: Upload): Promise<SlipRow> {
  const { db } = tools;
  const { brand, memberId, bytes, now } = upload;
  const imageHash = createHash('sha256').update(bytes).digest();
  const seen = await findByImage(db, brand.id, memberId, imageHash);
  if (seen && !mayAskAgain(seen)) return seen;
  const { image, payload, key } = await readImage(tools, upload);
  const known = await findByTransfer(db, brand.id, memberId, key);
  if (known && !mayAskAgain(known)) return known;
  const slip = known
    ? ((await reopenSlip(db, brand, known, now)) ?? known)
    : await storeNew(tools, image, { brand, memberId, key, payload, imageHash, now });
  return slip.status === 'VERIFYING' ? lookUpSlip(tools, brand, slip) : slip;
}

async function readImage({ decode }: SlipTools, { bytes, log, brand, memberId }: Upload) {
  const { image, codes } = await decode(bytes, { brand: brand.id, owner: memberId });
  const found = classify(codes);
  if ('refused' in found) {
    // Logged by kind, to notice banks with their own QR format.
    log.info({
      event: 'slip.refused',
      code: found.refused,
      brand: brand.id,
      codes: codes.map((code) => code.length),
    });
    throw fail(found.refused);
  }
  const key = transferKey(found.miniQr.sendingBank, found.miniQr.transRef);
  if (!key) throw fail('SLIP_INVALID');
  return { image, payload: found.payload, key };
}

/** Every row has an image: the row is written once the image is stored. The image of a refused slip is deleted again. */
async function storeNew(
  { db, images }: SlipTools,
  image: Buffer,
  slip: { brand: Brand; memberId: string; key: TransferKey; payload: string; imageHash: Buffer; now: Date },
): Promise<SlipRow> {
  const claimed = await isClaimed(db, slip.key);
  const fileName = await images.keep(slip.brand.id, image);
  try {
    return await (claimed ? storeDuplicate : openSlip)(db, { ...slip, fileName });
  } catch (error) {
    // After any other failure the row may exist: a commit may succeed although its response is lost.
    if (error instanceof AppError) await images.remove(slip.brand.id, fileName).catch(() => undefined);
    throw error;
  }
}

/** Banks report some transfers only after a delay. */
function mayAskAgain({ status, reason }: SlipRow): boolean {
  return status === 'INVALID' && reason === 'SLIP_NOT_FOUND';
}

/** Slips per round, equal to the concurrency of look-ups. */
const BATCH = 4;
/** Lease in ms, during which no other server retries the slip. */
const LEASE_MS = 60_000;

/**
 * Retries slips without an answer from the bank, and those interrupted by a crash. Safe to run on several servers
 * at once.
 */
export async function retrySlips({ db, brands, clock, config, ports }: Deps): Promise<void> {
  const tools = {
    db,
    clock,
    slips: ports.slips,
    images: slipImages(ports.files, folderStore(config.dataDir)),
  };
  const due = await leaseDue(db, clock.now());
  await Promise.all(
    due.map(async (slip) => {
      const brand = brands.byId(slip.brand_id);
      if (brand) await lookUpSlip(tools, brand, slip);
    }),
  );
}

async function leaseDue(db: Deps['db'], now: Date): Promise<SlipRow[]> {
  const { rows } = await sql<SlipRow>`
    UPDATE slips SET retry_at = ${new Date(now.getTime() + LEASE_MS)}
    WHERE (brand_id, id) IN (
      SELECT brand_id, id FROM slips WHERE status = 'VERIFYING' AND retry_at <= ${now}
      ORDER BY retry_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
    ) AND status = 'VERIFYING'
    RETURNING *`.execute(db);
  return rows;
}

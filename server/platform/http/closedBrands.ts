import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/platform/appError';
import type { BrandDirectory } from '#server/platform/brands/brandDirectory';
import { sendError } from './errorHandler';
import { isForEveryHost, webHostname } from './requireBrand';

/** Value of `Retry-After` in seconds. */
const RETRY_SECONDS = 60;

/**
 * Answers 503 for a brand with an invalid file, instead of showing another brand on its hosts.
 * @param staffHosts hosts of platform programs in addition to the reserved ones.
 */
export function answerForClosedBrands(
  app: FastifyInstance,
  brands: BrandDirectory,
  staffHosts: readonly string[],
): void {
  const isOpen = isForEveryHost(staffHosts);
  app.addHook('onRequest', (request, reply, done) => {
    if (isOpen(request)) return done();
    const closed = brands.closedAt(webHostname(request), request.hostname);
    if (!closed) return done();
    if (request.url.startsWith('/api/'))
      return sendError(reply, new AppError('SERVICE_UNAVAILABLE', undefined, undefined, RETRY_SECONDS));
    return void reply
      .code(503)
      .headers({ 'retry-after': RETRY_SECONDS, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(page);
  });
}

/** The brand's file is invalid, so the page uses none of its colours, images or names. */
const page = `<!doctype html>
<html lang="th">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>ปิดให้บริการชั่วคราว · Temporarily closed</title>
<body>
<h1>เว็บไซต์นี้ปิดให้บริการชั่วคราว</h1>
<p>กรุณาลองใหม่ภายหลัง เงินและเครดิตของคุณยังอยู่ครบ</p>
<p lang="en">This site is temporarily closed. Please try again later. Your money and credit are safe.</p>
</body>
</html>
`;

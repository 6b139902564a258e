import type { FastifyInstance, FastifyReply } from 'fastify';
import { uuid } from '#schemas/common/formats';
import { thaiFont } from '../fonts';
import { bankIcon, bankStyle } from './bankStyle';
import { type BankDeps, messagePage, overviewPage, transferPage } from './bankPages';
import { orderOfForm } from './order';
import { payForm, payTransfer } from './pay';
import { companyAccounts, openRequests } from './payees';
import { findTransfer, recentTransfers, takenStatus } from './sandboxTransfers';
import { slipImage } from './slipImage';

/** `bank.localhost` and any other `bank.` host, on any port. */
const HOST = { host: /^bank\.[a-z0-9.-]+(:\d+)?$/i };
const POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; style-src 'self'; font-src 'self'; img-src 'self'";
const FORM_LIMIT = 8 * 1024;

/**
 * The pretend bank of a demonstration: pays open deposits and company accounts, and gives a slip for
 * each transfer. Pages for people, `POST /transfers` with JSON for tests.
 */
export async function sandboxBank(app: FastifyInstance, deps: BankDeps): Promise<void> {
  const { db, brands, clock, dataDir } = deps;
  await app.register((bank, _options, done) => {
    bank.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_LIMIT },
      (_request, body, parsed) => {
        parsed(null, new URLSearchParams(String(body)));
      },
    );
    bank.addHook('onRequest', (_request, reply, next) => {
      reply.header('content-security-policy', POLICY).header('cache-control', 'no-store');
      next();
    });
    const options = { constraints: HOST };

    bank.get('/', options, async (_request, reply) =>
      sendPage(
        reply,
        overviewPage({
          brands,
          requests: await openRequests(db, clock.now()),
          accounts: await companyAccounts(db),
          transfers: await recentTransfers(db),
        }),
      ),
    );
    bank.get<{ Querystring: { request?: string; account?: string } }>(
      '/pay',
      options,
      async ({ query }, reply) => {
        const form = await payForm(deps, query);
        return form === null
          ? sendPage(reply.code(404), messagePage('ไม่พบรายการนี้ หรือหมดเวลาแล้ว'))
          : sendPage(reply, form);
      },
    );
    bank.post('/transfers', options, async ({ body }, reply) => {
      const isForm = body instanceof URLSearchParams;
      const paid = await payTransfer(deps, isForm ? orderOfForm(body) : body);
      if ('problem' in paid)
        return isForm
          ? sendPage(reply.code(422), paid.form ?? messagePage(paid.problem))
          : reply.code(422).send({ message: paid.problem });
      // At once, without waiting for the next round of deliveries.
      await deps.deliverDue();
      const { id, trans_ref: transRef, sending_bank: sendingBank } = paid.transfer;
      return isForm
        ? reply.redirect(`/transfers/${id}`, 303)
        : reply.send({ id, transRef, sendingBank, slip: `/slips/${id}.png` });
    });
    bank.get<{ Params: { id: string } }>('/transfers/:id', options, async ({ params }, reply) => {
      const transfer = uuid(params.id) ? await findTransfer(db, params.id) : undefined;
      if (!transfer) return sendPage(reply.code(404), messagePage('ไม่พบรายการโอนนี้'));
      return sendPage(reply, transferPage(transfer, await takenStatus(db, transfer)));
    });
    bank.get<{ Params: { file: string } }>('/slips/:file', options, async ({ params }, reply) => {
      const id = params.file.replace(/\.png$/, '');
      const transfer = uuid(id) ? await findTransfer(db, id) : undefined;
      if (!transfer) return sendPage(reply.code(404), messagePage('ไม่พบสลิปนี้'));
      return reply.type('image/png').send(await slipImage(transfer, dataDir));
    });
    bank.get('/bank.css', options, (_request, reply) =>
      reply.type('text/css; charset=utf-8').send(bankStyle),
    );
    bank.get('/icon.svg', options, (_request, reply) => reply.type('image/svg+xml').send(bankIcon));
    bank.get<{ Params: { file: string } }>('/fonts/:file', options, ({ params }, reply) => {
      const font = thaiFont(params.file);
      if (!font) return sendPage(reply.code(404), messagePage('ไม่พบไฟล์นี้'));
      return reply.type('font/woff2').header('cache-control', 'public, max-age=86400').send(font);
    });
    done();
  });
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(page);
}

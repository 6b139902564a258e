import { bankByCode, banks } from '#schemas/common/banks';
import type { BrandDirectory } from '#server/platform/brands/brandDirectory';
import type { Clock } from '#server/platform/clock';
import type { Database } from '#server/platform/db/connect';
import { html, type Html } from './html';
import type { CompanyAccount, OpenRequest } from './payees';
import type { SandboxTransfer } from './sandboxTransfers';
import { bahtText, thaiMoment, thaiTime } from './thaiFormat';

/** What the pages of the bank work with. */
export interface BankDeps {
  /** With the sandbox's tables, and for the lists of what can be paid the product's. */
  readonly db: Database;
  readonly clock: Clock;
  readonly brands: Pick<BrandDirectory, 'byId'>;
  /** For fonts of slips. */
  readonly dataDir: string;
  /** Notifies the platform of the transfers that it does not know yet. */
  readonly deliverDue: () => Promise<void>;
}

/** What a form starts with. */
export interface Draft {
  readonly to: Pick<CompanyAccount, 'brand_id' | 'to_bank' | 'to_account' | 'to_name'>;
  readonly fromBank: string;
  readonly fromAccount: string;
  readonly fromName: string;
  /** Baht as typed. */
  readonly amount: string;
  /** Of the scanned QR code; empty without one. */
  readonly paymentReference: string;
  /** Thai; why the last try was refused. */
  readonly problem?: string;
}

interface Overview {
  readonly brands: BankDeps['brands'];
  readonly requests: readonly OpenRequest[];
  readonly accounts: readonly CompanyAccount[];
  readonly transfers: readonly SandboxTransfer[];
}

/** Everything that can be paid, and what was. */
export function overviewPage({ brands, requests, accounts, transfers }: Overview): string {
  return page(
    'ธนาคารจำลอง',
    html`<section><h1>รายการฝากที่รอโอน</h1><p class="hint">เลือกรายการแล้วโอนให้ตรงยอดถึงสตางค์ เครดิตจะเข้าโดยอัตโนมัติ</p>
${list(requests, 'ยังไม่มีรายการรอโอน ลองแจ้งฝากเงินที่เว็บของแบรนด์ก่อน', (request) => requestCard(brands, request))}
<p class="actions"><a class="button quiet" href="/">รีเฟรช</a></p></section>
<section><h2>บัญชีรับเงินของแบรนด์</h2><p class="hint">โอนเข้าบัญชีโดยตรง แล้วนำสลิปไปแนบที่หน้าฝากเงินด้วยสลิป</p>
${list(accounts, 'ยังไม่มีบัญชีรับเงิน', (account) => accountCard(brands, account))}</section>
<section><h2>รายการโอนล่าสุด</h2>
${list(transfers, 'ยังไม่มีรายการโอน', transferCard)}</section>`,
  );
}

/** The form of one transfer. */
export function payPage(brands: BankDeps['brands'], draft: Draft): string {
  const { to } = draft;
  return page(
    'โอนเงิน',
    html`<section><h1>โอนเงิน</h1><p class="hint">ทดลองโอนจากบัญชีใดก็ได้ ไม่มีเงินจริง</p>
${draft.problem === undefined ? '' : html`<p class="note" role="alert">${draft.problem}</p>`}
<form method="post" action="/transfers">
<div class="payee wide"><span class="hint">ไปยังบัญชีของ ${brandName(brands, to.brand_id)}</span><b>${to.to_name}</b><span>${bankName(to.to_bank)} · ${to.to_account}</span>${draft.paymentReference === '' ? '' : html`<span>จ่ายด้วย QR · อ้างอิง ${draft.paymentReference}</span>`}</div>
<input type="hidden" name="toBank" value="${to.to_bank}"><input type="hidden" name="toAccount" value="${to.to_account}"><input type="hidden" name="paymentReference" value="${draft.paymentReference}">
<label>ธนาคารผู้โอน<select name="fromBank" required>${Object.keys(banks).map((code) => bankOption(code, draft.fromBank))}</select></label>
<label>เลขบัญชีผู้โอน<input name="fromAccount" inputmode="numeric" autocomplete="off" required minlength="5" maxlength="24" value="${draft.fromAccount}"></label>
<label>ชื่อผู้โอน<input name="fromName" autocomplete="off" maxlength="100" value="${draft.fromName}"></label>
<label>จำนวนเงิน (บาท)<input class="sum" name="amount" inputmode="decimal" autocomplete="off" required value="${draft.amount}"></label>
<label class="tick wide"><input type="checkbox" name="quiet" value="1">ไม่ให้ธนาคารแจ้งเข้าระบบ (ไว้ทดสอบฝากด้วยสลิป)</label>
<p class="actions wide"><button type="submit">โอนเงิน</button><a class="button quiet" href="/">ยกเลิก</a></p>
</form></section>`,
  );
}

/** A transfer that was made, with its slip. @param taken how the platform took it. */
export function transferPage(transfer: SandboxTransfer, taken: 'MATCHED' | 'UNMATCHED' | undefined): string {
  const image = `/slips/${transfer.id}.png`;
  return page(
    'โอนเงินสำเร็จ',
    html`<section class="slip"><img src="${image}" width="720" height="1170" alt="สลิปการโอนเงิน">
<div><h1>โอนเงินสำเร็จ</h1>${takenNote(taken)}
<dl><dt>จำนวนเงิน</dt><dd>${bahtText(transfer.amount)} บาท</dd><dt>ผู้โอน</dt><dd>${transfer.from_name}</dd><dt>ผู้รับ</dt><dd>${transfer.to_name}</dd><dt>เลขที่รายการ</dt><dd>${transfer.trans_ref}</dd><dt>เวลา</dt><dd>${thaiMoment(transfer.transferred_at)}</dd></dl>
<p class="actions"><a class="button" href="${image}" download="slip-${transfer.trans_ref}.png">บันทึกสลิป</a><a class="button quiet" href="/">กลับหน้าแรก</a></p></div></section>`,
  );
}

/** A page with one message. */
export function messagePage(title: string): string {
  return page(
    title,
    html`<section><h1>${title}</h1><p class="actions"><a class="button" href="/">กลับหน้าแรก</a></p></section>`,
  );
}

function takenNote(taken: 'MATCHED' | 'UNMATCHED' | undefined): Html {
  if (taken === 'MATCHED') return html`<span class="chip good">ยอดตรงกับรายการฝาก เติมเครดิตแล้ว</span>`;
  const text =
    taken === 'UNMATCHED'
      ? 'ไม่ตรงกับรายการฝากใด นำสลิปไปแนบที่เว็บเพื่อเติมเครดิต'
      : 'ธนาคารไม่แจ้งรายการนี้ นำสลิปไปแนบที่เว็บเพื่อเติมเครดิต';
  return html`<span class="chip warn">${text}</span>`;
}

function requestCard(brands: BankDeps['brands'], request: OpenRequest): Html {
  return html`<a class="card" href="/pay?request=${request.id}"><span class="top"><span>${brandName(brands, request.brand_id)} · ${request.username}</span><span class="chip">${request.qr_reference === null ? '' : 'QR · '}ถึง ${thaiTime(request.expires_at)}</span></span>
<span class="sum">${bahtText(request.pay_amount)} ฿</span><span>${request.from_name} → ${bankName(request.to_bank)} ${request.to_account}</span><span class="go">จ่ายรายการนี้</span></a>`;
}

function accountCard(brands: BankDeps['brands'], account: CompanyAccount): Html {
  return html`<a class="card" href="/pay?account=${account.id}"><span class="top"><span>${brandName(brands, account.brand_id)}</span><span class="chip">${account.to_bank}</span></span>
<b>${account.to_name}</b><span>${bankName(account.to_bank)} · ${account.to_account}</span><span class="go">โอนเข้าบัญชีนี้</span></a>`;
}

function transferCard(transfer: SandboxTransfer): Html {
  return html`<a class="card" href="/transfers/${transfer.id}"><span class="top"><span>${thaiMoment(transfer.transferred_at)}</span><span class="chip">${transfer.from_bank} → ${transfer.to_bank}</span></span>
<span class="sum">${bahtText(transfer.amount)} ฿</span><span>${transfer.from_name}</span><span class="go">ดูสลิป</span></a>`;
}

function list<T>(items: readonly T[], empty: string, card: (item: T) => Html): Html {
  return items.length === 0
    ? html`<p class="empty">${empty}</p>`
    : html`<div class="cards">${items.map(card)}</div>`;
}

function bankOption(code: string, chosen: string): Html {
  const text = html`${bankName(code)} (${code})`;
  return code === chosen
    ? html`<option value="${code}" selected>${text}</option>`
    : html`<option value="${code}">${text}</option>`;
}

function bankName(code: string): string {
  return bankByCode(code)?.th ?? code;
}

function brandName(brands: BankDeps['brands'], id: string): string {
  return brands.byId(id)?.displayName ?? id;
}

function page(title: string, body: Html): string {
  return html`<!doctype html><html lang="th"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title} · ธนาคารจำลอง</title><link rel="icon" href="/icon.svg"><link rel="stylesheet" href="/bank.css"></head>
<body><header><div><a class="brand" href="/"><svg viewBox="0 0 54 64" fill="none" stroke="#fff" stroke-width="4" stroke-linejoin="round" stroke-linecap="round" aria-hidden="true"><path d="M4 28 27 6l23 22z"/><path d="M11 32v24M43 32v24M22 34v22M32 34v22M4 60h46"/></svg><span><b>ธนาคารจำลอง</b><span>สำหรับสาธิตและทดสอบเท่านั้น ไม่มีการโอนเงินจริง</span></span></a></div></header>
<main>${body}</main></body></html>`.html;
}

import type { Page, Route } from '@playwright/test';
import type { CallKey, Calls } from '#schemas/api/contract';
import { errors, type ErrorCode } from '#schemas/api/errors';
import { splitKey } from '#core/contract/request';

/** The response that replaces the server's. */
type Answer<K extends CallKey> =
  | { readonly data: Calls[K]['data'] | null; readonly meta?: unknown; readonly delayMs?: number }
  | { readonly error: ErrorCode; readonly message?: string; readonly delayMs?: number }
  | {
      readonly status: number;
      readonly body: string;
      readonly contentType?: string;
      readonly delayMs?: number;
    }
  | 'abort'
  | 'never';

/**
 * Replaces every response to a call in this page; the server receives none of the requests. @returns requests seen so
 * far.
 */
export async function answer<K extends CallKey>(
  page: Page,
  key: K,
  how: Answer<K> | ((nth: number) => Answer<K>),
) {
  const seen: { readonly url: string; readonly body: unknown; readonly headers: Record<string, string> }[] =
    [];
  await page.route(matcher(key), async (route) => {
    const request = route.request();
    if (request.method() !== splitKey(key).method) return route.fallback();
    seen.push({ url: request.url(), body: bodyOf(route), headers: request.headers() });
    await fulfil(route, typeof how === 'function' ? how(seen.length) : how);
  });
  return seen;
}

/** Records every request of a call; the server still answers. @returns requests seen so far. */
export async function watch(page: Page, key: CallKey) {
  const seen: { readonly url: string; readonly body: unknown; readonly headers: Record<string, string> }[] =
    [];
  await page.route(matcher(key), async (route) => {
    if (route.request().method() === splitKey(key).method) {
      seen.push({ url: route.request().url(), body: bodyOf(route), headers: route.request().headers() });
    }
    await route.fallback();
  });
  return seen;
}

async function fulfil<K extends CallKey>(route: Route, how: Answer<K>): Promise<void> {
  if (how === 'never') return;
  if (how === 'abort') return route.abort('connectionreset');
  if (how.delayMs) await new Promise((resolve) => setTimeout(resolve, how.delayMs));
  if ('data' in how) {
    const body = {
      status: 200,
      message: 'success',
      data: how.data,
      ...(how.meta !== undefined && { meta: how.meta }),
    };
    return route.fulfill({ status: 200, json: body });
  }
  if ('error' in how) {
    const { status, message } = errors[how.error];
    return route.fulfill({ status, json: { status, code: how.error, message: how.message ?? message } });
  }
  return route.fulfill({
    status: how.status,
    body: how.body,
    contentType: how.contentType ?? 'application/json',
  });
}

/** `/api/auth/user/{uuid}` matches one segment for each placeholder, with or without a query. */
function matcher(key: CallKey): (url: URL) => boolean {
  const path = splitKey(key).path.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
  return (url) => pattern.test(url.pathname);
}

function bodyOf(route: Route): unknown {
  const text = route.request().postData();
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return text;
  }
}

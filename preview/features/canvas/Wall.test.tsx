import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Calls } from '#schemas/api/contract';
import { permissionsOf } from '#schemas/api/staffPermissions';
import type { BrandFile } from '#schemas/brand/brandFile';
import type { Change } from '#core/brand/diff';
import { applyChanges } from '#core/brand/edit';
import { sameJson, valueAt } from '#core/brand/json';
import { MemoryRouter } from '@/lib/router';
import { safeStorage } from '@/lib/safeStorage';
import { createStudioStore } from '@studio/core/store/createStudioStore';
import { answer, pageServer } from '@backoffice/testing/pageServer';
import { brandFile, defaults } from '@studio/testing/shipped';
import { type FrameSync, FrameSyncProvider } from './frameSync';
import { WallBrand } from './Wall';
import { render } from '@studio/testing/i18n';

type Body = Calls['PATCH /api/staff/brand/{brandId}/draft']['body'];

/** The draft of the other brand, as a server stores it. */
let draft: BrandFile;
let saves: Body['changes'][];

function serve(request: Request, body: string): Response {
  if (request.url.endsWith('/brand-defaults')) return answer(200, { data: defaults });
  const brandId = draft.id;
  if (request.method === 'GET')
    return answer(200, { data: { brandId, draft: { version: 1, file: draft }, published: { file: draft } } });
  const { changes } = JSON.parse(body) as Body;
  saves.push(changes);
  const isMet = changes.some(({ path, before }) => !sameJson(valueAt(draft, path), before));
  if (isMet) return answer(409, { code: 'DRAFT_CONFLICT' });
  draft = applyChanges(draft, changes) as BrandFile;
  return answer(200, { data: { version: 2, file: draft, updatedAt: null } });
}

beforeEach(() => {
  draft = brandFile;
  saves = [];
});
pageServer(async (request) => serve(request, await request.clone().text()));

const frameSync: FrameSync = {
  stateOf: ({ brand, state }) =>
    brand
      ? {
          brand,
          state,
          route: '/',
          visit: 0,
          language: 'th',
          picking: false,
          highlight: null,
          scroll: null,
        }
      : null,
  onEventOf: () => () => undefined,
  lead: () => undefined,
  picking: false,
  setPicking: () => undefined,
  choice: null,
  endChoice: () => undefined,
};

const change = (path: string, after: unknown): Change => ({ path, kind: 'changed', after });

function setUp(changes: readonly Change[], role: 'viewer' | 'editor' = 'editor') {
  const store = createStudioStore(safeStorage(() => window.sessionStorage));
  const permissions = permissionsOf([role]);
  const summary = { brandId: draft.id, displayName: 'อีกแบรนด์', permissions } as Parameters<
    typeof WallBrand
  >[0]['summary'];
  const wall = (now: readonly Change[]) => (
    <Provider store={store}>
      <MemoryRouter>
        <FrameSyncProvider value={frameSync}>
          <WallBrand summary={summary} changes={now} size={{ width: 390, height: 844 }} scale={0.5} />
        </FrameSyncProvider>
      </MemoryRouter>
    </Provider>
  );
  const { rerender } = render(wall(changes));
  return { edit: (now: readonly Change[]) => rerender(wall(now)), user: userEvent.setup() };
}

const accept = () => screen.findByRole('button', { name: /^ใช้กับแบรนด์นี้/ });

describe('a brand on the wall', () => {
  it('preview 6 accept writes the change into its draft, and the next edit after it as well', async () => {
    const { edit, user } = setUp([change('/theme/radius', 3)]);
    await user.click(await accept());
    expect(await screen.findByText('บันทึกในฉบับร่างแล้ว')).toBeVisible();
    expect(saves).toEqual([[{ path: '/theme/radius', before: brandFile.theme?.radius, after: 3 }]]);

    edit([change('/theme/radius', 4)]);
    await user.click(await accept());
    expect(await screen.findByText('บันทึกในฉบับร่างแล้ว')).toBeVisible();
    expect(saves[1]).toEqual([{ path: '/theme/radius', before: 3, after: 4 }]);
    expect(draft.theme?.radius).toBe(4);
  });

  it("preview 12 a colleague's change of the same setting is met, seen, and overruled only by asking again", async () => {
    const { user } = setUp([change('/theme/radius', 3)]);
    const button = await accept();
    draft = { ...brandFile, theme: { ...brandFile.theme, radius: 7 } };
    await user.click(button);
    expect(await screen.findByText(/มีคนเพิ่งแก้ค่าเดียวกันที่ อีกแบรนด์/)).toBeInTheDocument();
    expect(draft.theme?.radius).toBe(7);
    await waitFor(async () => {
      await user.click(await accept());
      expect(saves.at(-1)).toEqual([{ path: '/theme/radius', before: 7, after: 3 }]);
    });
    expect(await screen.findByText('บันทึกในฉบับร่างแล้ว')).toBeVisible();
  });

  it('preview 6 skip writes nothing, and can be taken back', async () => {
    const { user } = setUp([change('/theme/radius', 3)]);
    await accept();
    await user.click(screen.getByRole('button', { name: 'ข้าม อีกแบรนด์' }));
    expect(screen.getByText('ข้ามแล้ว')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^ใช้กับแบรนด์นี้/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'เลิกข้าม อีกแบรนด์' }));
    expect(await accept()).toBeEnabled();
    expect(saves).toEqual([]);
  });

  it('offers no choice to a viewer', async () => {
    setUp([change('/theme/radius', 3)], 'viewer');
    expect(await screen.findByText('ดูได้อย่างเดียว')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^ใช้กับแบรนด์นี้/ })).toBeNull();
  });

  it.each([
    ['มีค่านี้แล้ว', change('/theme/radius', brandFile.theme?.radius)],
    ['ใช้กับแบรนด์นี้ไม่ได้ 1 ค่า', change('/theme/radius', 999)],
  ])('says “%s” where there is nothing to accept', async (words, one) => {
    setUp([one]);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^ใช้กับแบรนด์นี้/ })).toBeNull();
  });
});

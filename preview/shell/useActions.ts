import { useParams } from '@/lib/router';
import { useGetBrandsQuery } from '@studio/core/api/brandsApi';
import { redone, selectOpen, undone } from '@studio/core/draft/draftSlice';
import { useLanguage } from '@staff/i18n/hooks';
import { type TextOf, useTexts } from '@studio/i18n/texts';
import { useGetMeQuery } from '@studio/core/api/peopleApi';
import { useView } from '@studio/core/browser/useView';
import type { Command } from './findCommands';
import { useStudioDispatch, useStudioSelector } from '@studio/core/store/createStudioStore';
import { useGo } from '@studio/layout/Leaving';
import { mayAs } from '@studio/core/api/session';
import { useScheme } from '@studio/layout/SchemeRoot';
import { useOpenTool } from '@studio/layout/tools';

/** What can be done now, by this person, as commands. */
export function useActions(): readonly Command[] {
  const t = useTexts('shell');
  const dispatch = useStudioDispatch();
  const open = useOpenTool();
  const go = useGo();
  const { brandId = '' } = useParams();
  const { setView } = useView();
  const { language, setLanguage } = useLanguage();
  const { scheme, setScheme } = useScheme();
  const { data: me } = useGetMeQuery();
  const { data: brands } = useGetBrandsQuery();
  const role = brands?.find((brand) => brand.brandId === brandId)?.role;
  const history = useStudioSelector((state) => selectOpen(state)?.history);
  const isAdmin = me?.staff.roles.some((held) => held.role === 'admin') === true;

  const all: readonly (readonly [TextOf<'shell'>, keywords: string, run: () => void, may?: boolean])[] = [
    ['bar.publish', 'publish', () => open('publish'), mayAs(role, 'publisher')],
    ['bar.history', 'history rollback', () => open('history')],
    ['bar.share', 'share link', () => open('share'), mayAs(role, 'editor')],
    ['bar.compare', 'compare diff', () => setView({ mode: 'compare' })],
    ['bar.undo', 'undo', () => dispatch(undone()), (history?.past.length ?? 0) > 0],
    ['bar.redo', 'redo', () => dispatch(redone()), (history?.future.length ?? 0) > 0],
    [
      'menu.brandComparison',
      'compare fleet drift bulk เปรียบเทียบ',
      () => go('/fleet'),
      (brands?.length ?? 0) > 1,
    ],
    ['menu.people', 'people team', () => go('/people'), isAdmin],
    ['menu.announcements', 'announcements news ประกาศ', () => go(`/news/${brandId}`)],
    ['menu.audit', 'audit log', () => go(`/audit/${brandId}`), mayAs(role, 'publisher')],
    ['menu.account', 'account password', () => go('/account')],
    [
      scheme === 'dark' ? 'menu.light' : 'menu.dark',
      'theme dark light',
      () => setScheme(scheme === 'dark' ? 'light' : 'dark'),
    ],
    ['menu.language', 'language ภาษา', () => setLanguage(language === 'th' ? 'en' : 'th')],
    ['menu.shortcuts', 'shortcuts keys', () => open('keys')],
  ];
  return all
    .filter(([, , , may = true]) => may)
    .map(
      ([id, keywords, run]): Command => ({ id: `action ${id}`, kind: 'action', name: t(id), keywords, run }),
    );
}

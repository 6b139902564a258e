import { type RefObject, useEffect, useMemo, useRef } from 'react';
import styled from 'styled-components';
import { useStudioSelector } from '@studio/core/store/createStudioStore';
import { selectOpen } from '@studio/core/draft/draftSlice';
import { useTexts } from '@studio/i18n/texts';
import { useProblems } from '@studio/features/problems/useProblems';
import { Notice } from '@backoffice/ui/Notice';
import { useView } from '@studio/core/browser/view';
import { FormProvider } from './base/formContext';
import { GroupForm } from './GroupForm';
import { type GroupId, groupNamed, groupOf } from '@studio/features/settings/groups';
import { useFocus, useFocusActions } from '@studio/features/settings/focus';
import { useCanEdit } from '@studio/core/store/useSetting';
import { useOpenGroup } from '@studio/features/screens/groupScreen';
import { scrollIntoPane } from '@studio/messages/scrollIntoPane';
import { ignoreHeldKey } from '@backoffice/browser/shortcuts';
import { pointerKeys } from '#core/brand/json';
import { describe } from '#schemas/brand/describe';
import { usePickedName } from '@studio/features/settings/settingNames';

/** The form of the group of settings that the address names. Pick mode, problems and search open it at a setting. */
export function SettingsForm() {
  const { clearOutline, clearIfGone, settingLeft } = useFocusActions();
  const t = useTexts('form');
  const { view, setView } = useView();
  const openGroup = useOpenGroup();
  const group = groupNamed(view.group);
  const box = useRef<HTMLDivElement>(null);
  const form = useDraftForm();
  const brandId = form?.brandId;
  // Removing a focused control fires no blur event.
  useEffect(() => clearOutline, [group, brandId, clearOutline]);
  useEffect(() => {
    const signs = ['focusin', 'pointerdown'] as const;
    for (const sign of signs) document.addEventListener(sign, clearIfGone);
    return () => {
      for (const sign of signs) document.removeEventListener(sign, clearIfGone);
    };
  }, [clearIfGone]);
  useRequestedSetting(box, group, (next, path, isPicked) => {
    // A picked element is already visible, so the screen does not change.
    if (isPicked) setView({ group: next });
    else openGroup(next, path);
  });
  if (!form) return null;
  return (
    <FormProvider value={form}>
      <Box ref={box} onBlur={settingLeft} aria-label={t(`group.${group}`)}>
        <Head>
          <h2>{t(`group.${group}`)}</h2>
          <p>{t(`help.${group}`)}</p>
        </Head>
        {!form.canEdit && (
          <Inset>
            <Notice>{t('viewer')}</Notice>
          </Inset>
        )}
        <PickedAround />
        <GroupForm key={`${form.brandId} ${group}`} group={group} />
      </Box>
    </FormProvider>
  );
}

/** What the controls know of the open draft; null until a brand is open. */
export function useDraftForm() {
  const brandId = useStudioSelector((state) => selectOpen(state)?.brandId);
  const canEdit = useCanEdit();
  const problems = useProblems();
  return useMemo(
    () => (brandId === undefined ? null : { brandId, canEdit, problems }),
    [brandId, canEdit, problems],
  );
}

/** Opens each requested setting: first its group, then its control. Leaving the group ends the request. */
function useRequestedSetting(
  box: RefObject<HTMLElement | null>,
  group: GroupId,
  open: (group: GroupId, path: string, isPicked: boolean) => void,
): void {
  const { requestFollowed, settingDone } = useFocusActions();
  const { path, requested, followed, around } = useFocus();
  useEffect(() => {
    if (path === null) return;
    const owner = groupOf(path);
    const isElsewhere = owner !== undefined && owner !== group;
    if (requested === followed) {
      if (isElsewhere) settingDone();
      return;
    }
    if (isElsewhere) {
      open(owner, path, around.length > 0);
      return;
    }
    requestFollowed();
    if (box.current) focusControl(box.current, path);
  }, [path, requested, followed, around, group, open, box, requestFollowed, settingDone]);
}

const Box = styled.section`
  container-type: inline-size;
  min-width: 0;
  padding-bottom: 48px;
`;

const Head = styled.header`
  padding: 14px 16px 8px;

  & > p {
    color: var(--s-muted);
    font-size: 13px;
  }
`;

const Inset = styled.div`
  padding: 4px 16px 8px;
`;

/** Where a value is typed or chosen: taken before buttons, since the first button of a list removes an item. */
const VALUE =
  'input:not([type=hidden], [type=file], [aria-hidden], :disabled), textarea:not(:disabled), select, [role=radio][aria-checked=true]:not(:disabled), [role=switch]:not(:disabled), [role=combobox]:not(:disabled)';
const FOCUSABLE =
  'input:not([type=hidden], [aria-hidden]):not(:disabled), textarea, select, button:not(:disabled):not([data-reset]), [tabindex="0"]';

/**
 * Scrolls to the control of a setting and puts the focus into it, without pressing it. A path inside a list finds the
 * list.
 */
function focusControl(box: HTMLElement, path: string): void {
  const frame = frameOf(box, path);
  if (!frame) return;
  scrollIntoPane(frame, { block: 'center' });
  const control = frame.matches(FOCUSABLE)
    ? frame
    : (frame.querySelector<HTMLElement>(VALUE) ?? frame.querySelector<HTMLElement>(FOCUSABLE));
  ignoreHeldKey();
  control?.focus({ preventScroll: true });
}

/** The setting itself, else the nearest one around it, else the first one below it. */
function frameOf(box: HTMLElement, path: string): HTMLElement | undefined {
  const frames = [...box.querySelectorAll<HTMLElement>('[data-setting]')];
  const at = (frame: HTMLElement) => frame.dataset['setting'] ?? '';
  const around = frames
    .filter((frame) => path === at(frame) || path.startsWith(`${at(frame)}/`))
    .sort((a, b) => at(b).length - at(a).length);
  return around[0] ?? frames.find((frame) => at(frame).startsWith(`${path}/`));
}

/** The other settings of the place that was picked on the screen, one click away. */
function PickedAround() {
  const { focusSetting } = useFocusActions();
  const t = useTexts('form');
  const nameOf = usePickedName();
  const { path, around } = useFocus();
  const known = around.filter((each) => describe(pointerKeys(each)) !== undefined);
  if (known.length < 2) return null;
  return (
    <PickedAroundBox aria-label={t('picked')}>
      <span>{t('picked')}</span>
      {known.map((each) => (
        <button
          key={each}
          type="button"
          aria-current={each === path || undefined}
          onClick={() => focusSetting(each, around)}
        >
          {nameOf(each)}
        </button>
      ))}
    </PickedAroundBox>
  );
}

const PickedAroundBox = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px;
  margin: 0 16px 8px;
  color: var(--s-muted);
  font-size: 13px;

  & > button {
    height: 24px;
    padding: 0 8px;
    border: 1px solid var(--s-line);
    border-radius: 12px;
    background: transparent;
    font-size: 13px;
  }
  & > button:hover {
    background: var(--s-hover);
  }
  & > [aria-current] {
    border-color: var(--s-accent);
    color: var(--s-accent);
  }
`;

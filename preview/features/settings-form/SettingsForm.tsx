import { type RefObject, useEffect, useMemo, useRef } from 'react';
import styled from 'styled-components';
import { useStudioSelector } from '@studio/core/store/createStudioStore';
import { selectOpen } from '@studio/core/draft/draftSlice';
import { useTexts } from '@studio/i18n/texts';
import { useProblems } from '@studio/features/problems/useProblems';
import { Notice } from '@staff/ui/Notice';
import { useView } from '@studio/core/browser/useView';
import { FormProvider } from './base/FormContext';
import { GroupForm } from './GroupForm';
import { type GroupId, groupNamed, groupOf } from '@studio/features/settings/groups';
import { useFocus, useFocusActions } from '@studio/features/settings/focus';
import { PickedAround } from './PickedAround';
import { focusControl } from './focusControl';
import { useCanEdit } from '@studio/core/store/useSetting';
import { useOpenGroup } from '@studio/features/screens/useOpenGroup';

/** The form of the group of settings that the address names. Pick mode, problems and search open it at a setting. */
export function SettingsForm() {
  const { clearOutline, clearIfGone, settingLeft } = useFocusActions();
  const t = useTexts('form');
  const { view, setView } = useView();
  const openGroup = useOpenGroup();
  const group = groupNamed(view.group);
  const box = useRef<HTMLDivElement>(null);
  const brandId = useStudioSelector((state) => selectOpen(state)?.brandId);
  const canEdit = useCanEdit();
  const problems = useProblems();
  const form = useMemo(() => ({ brandId: brandId ?? '', canEdit, problems }), [brandId, canEdit, problems]);
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
  if (brandId === undefined) return null;
  return (
    <FormProvider value={form}>
      <Box ref={box} onBlur={settingLeft} aria-label={t(`group.${group}`)}>
        <Head>
          <h2>{t(`group.${group}`)}</h2>
          <p>{t(`help.${group}`)}</p>
        </Head>
        {!canEdit && (
          <Inset>
            <Notice>{t('viewer')}</Notice>
          </Inset>
        )}
        <PickedAround />
        <GroupForm key={`${brandId} ${group}`} group={group} />
      </Box>
    </FormProvider>
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

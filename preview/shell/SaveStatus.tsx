import { Check, CircleAlert, Lock, Split } from 'lucide-react';
import { shallowEqual } from 'react-redux';
import styled from 'styled-components';
import { type OpenDraft, saveRequested, selectOpen } from '@studio/core/draft/draftSlice';
import { useErrorText, useTexts } from '@studio/i18n/texts';
import { Button } from '@backoffice/ui/Button';
import { Spinner } from '@backoffice/ui/Loading';
import { Tooltip } from '@backoffice/ui/Tooltip';
import { useStudioDispatch, useStudioSelector } from '@studio/core/store/createStudioStore';

const pick = ({ readOnly, status, failure }: OpenDraft) => ({ readOnly, status, failure });

const icon = { size: 14 };

/** Whether the visible draft is saved. */
export function SaveStatus() {
  const t = useTexts('shell');
  const errorText = useErrorText();
  const dispatch = useStudioDispatch();
  const open = useStudioSelector((state) => {
    const draft = selectOpen(state);
    return draft && { ...pick(draft), hasConflict: draft.conflicts.length > 0 };
  }, shallowEqual);
  if (!open) return null;
  if (open.readOnly) {
    return (
      <Word>
        <Lock {...icon} />
        {t('save.readOnly')}
      </Word>
    );
  }
  const { hasConflict } = open;
  const status = hasConflict ? 'save.conflict' : open.status === 'failed' ? 'save.failed' : 'save.saved';
  const isBusy = !hasConflict && (open.status === 'saving' || open.status === 'dirty');
  return (
    <>
      <Tooltip text={open.status === 'failed' && open.failure ? errorText(open.failure) : t('save.bySelf')}>
        <Word data-tone={open.status === 'failed' ? 'danger' : undefined}>
          {isBusy && <Spinner />}
          {status === 'save.saved' && !isBusy && <Check {...icon} />}
          {status === 'save.failed' && !isBusy && <CircleAlert {...icon} />}
          {hasConflict && <Split {...icon} />}
          {/* Each pause of typing would be read aloud: "saving" is only to see. */}
          <span role="status">{isBusy ? '' : t(status)}</span>
          {isBusy && <span aria-hidden="true">{t('save.saving')}</span>}
        </Word>
      </Tooltip>
      {status === 'save.failed' && !isBusy && (
        <Button size="s" onClick={() => dispatch(saveRequested())}>
          {t('save.retry')}
        </Button>
      )}
    </>
  );
}

const Word = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 5px;
  color: var(--s-muted);
  font-size: 13px;
  white-space: nowrap;

  &[data-tone='danger'] {
    color: var(--s-danger);
  }

  /* Only the icon: the name of the brand needs the space. */
  @media (max-width: 900px) {
    &:not([data-tone]) > span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

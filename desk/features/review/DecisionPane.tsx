import { Pause, Play, StickyNote } from 'lucide-react';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { useBrand } from '@backoffice/api/brandListApi';
import { may } from '@backoffice/api/staffApi';
import { useShortcuts } from '@backoffice/browser/shortcuts';
import { moment } from '@backoffice/i18n/bangkokTime';
import { useReport } from '@backoffice/layout/Loaded';
import { Button } from '@backoffice/ui/Button';
import { Notice } from '@backoffice/ui/Notice';
import { Kbd } from '@backoffice/ui/Tooltip';
import { type Decision, type QueueDetail, useResumeItemMutation } from '@desk/core/queueApi';
import type { Claim } from '@desk/core/useClaim';
import { NoteDialog } from '@desk/features/members/NoteDialog';
import type { QueueRows } from '@desk/features/queues/useQueueRows';
import { useLanguage, useTexts } from '@desk/i18n/texts';
import { type Action, actionsOf, decisionPermission } from './actions';
import { ApproveForm } from './ApproveForm';
import { HoldDialog } from './HoldDialog';
import { RejectForm } from './RejectForm';
import { TakeOverDialog } from './TakeOverDialog';
import { useDecide } from './useDecide';

interface Props {
  readonly detail: QueueDetail;
  readonly claim: Claim;
  readonly queue: QueueRows;
}

/** What may be decided about the open item. Each decision leads to the next free item. */
export function DecisionPane({ detail, claim, queue }: Props) {
  const t = useTexts('review');
  const decide = useDecide(detail);
  const [isRejecting, setRejecting] = useState(false);
  const [isHolding, setHolding] = useState(false);
  const [isNoting, setNoting] = useState(false);
  const approveRef = useRef<HTMLDivElement>(null);
  const brand = useBrand(detail.brandId);
  const mayDecide = brand?.permissions.includes(decisionPermission[detail.kind]) !== false;
  const { approve, reject } = mayDecide ? actionsOf(detail) : { approve: null, reject: null };
  const isMine = claim.status === 'mine' || claim.status === 'claiming';
  const member = may(brand, 'members.note') &&
    detail.user && { brandId: detail.brandId, uuid: detail.user.uuid };
  const send = (action: Action, body?: Decision['body']) => {
    decide(action, body);
    void queue.openNext();
  };
  useShortcuts(member ? { n: () => setNoting(true) } : {});
  useShortcuts(
    isMine
      ? {
          // Enter then presses the button that has the focus, or the first thing that is missing is typed.
          a: () => focusFirst(approveRef.current),
          ...(reject && { r: () => setRejecting(true) }),
          ...(!detail.hold && { h: () => setHolding(true) }),
        }
      : {},
  );
  return (
    <Pane aria-label={t('pane.decision')}>
      <ClaimNotice detail={detail} claim={claim} />
      <HoldNotice detail={detail} />
      {isMine && (
        <>
          {approve && !isRejecting && (
            <div ref={approveRef}>
              <ApproveForm detail={detail} action={approve} onSend={send} />
            </div>
          )}
          {!mayDecide && <Notice>{t('noPermission')}</Notice>}
          {detail.evidence.adjustment?.own === true && <Notice>{t('ownProposal')}</Notice>}
          {reject &&
            (isRejecting ? (
              <RejectForm
                detail={detail}
                action={reject}
                onSend={send}
                onCancel={() => setRejecting(false)}
              />
            ) : (
              <Button onClick={() => setRejecting(true)}>
                {t(`act.${reject.act}`)} <Kbd combo="r" />
              </Button>
            ))}
          {!detail.hold && !isRejecting && (
            <Button variant="ghost" icon={Pause} onClick={() => setHolding(true)}>
              {t('hold')} <Kbd combo="h" />
            </Button>
          )}
        </>
      )}
      {member && !isRejecting && (
        <Button variant="ghost" icon={StickyNote} onClick={() => setNoting(true)}>
          {t('note')} <Kbd combo="n" />
        </Button>
      )}
      {member && isNoting && <NoteDialog member={member} onClose={() => setNoting(false)} />}
      {isHolding && (
        <HoldDialog item={detail} onHeld={() => void queue.openNext()} onClose={() => setHolding(false)} />
      )}
    </Pane>
  );
}

/** The button, or what has to be chosen, typed or confirmed before it. */
function focusFirst(form: HTMLElement | null): void {
  const find = (part: string) => form?.querySelector<HTMLElement>(part);
  const choice = find('[role="radio"][data-state="checked"]') ? undefined : find('[role="radio"]');
  (find('[data-first]:not(:disabled)') ?? choice ?? find('[role="switch"]'))?.focus();
}

function ClaimNotice({ detail, claim }: Omit<Props, 'queue'>) {
  const t = useTexts('review');
  const [isTaking, setTaking] = useState(false);
  if (claim.status === 'gone') return null;
  if (claim.status !== 'other')
    return (
      <Mine role="status" data-mine={claim.status === 'mine' || undefined}>
        {t(`claim.${claim.status}`)}
      </Mine>
    );
  return (
    <>
      <Notice
        tone="warning"
        live
        action={
          <Button size="s" onClick={() => setTaking(true)}>
            {t('claim.takeOver')}
          </Button>
        }
      >
        {t('claim.other', { name: claim.name })}
      </Notice>
      {isTaking && <TakeOverDialog item={detail} name={claim.name} onClose={() => setTaking(false)} />}
    </>
  );
}

function HoldNotice({ detail }: Pick<Props, 'detail'>) {
  const t = useTexts('review');
  const { language } = useLanguage();
  const report = useReport();
  const [resume, { isLoading }] = useResumeItemMutation();
  const { hold, kind, uuid } = detail;
  if (!hold) return null;
  return (
    <Notice
      tone="warning"
      action={
        <Button
          size="s"
          icon={Play}
          pending={isLoading}
          onClick={() => void resume({ kind, uuid }).then((answer) => report(answer, t('resume.done')))}
        >
          {t('resume')}
        </Button>
      }
    >
      {t('held', { by: hold.by, at: moment(hold.until, language) })}
      <p>{hold.reason}</p>
    </Notice>
  );
}

const Pane = styled.section`
  display: flex;
  flex: none;
  flex-direction: column;
  gap: 12px;
  width: clamp(272px, 22vw, 312px);
  padding: 14px 16px 24px;
  border-left: 1px solid var(--s-line);
  overflow: auto;
  background: var(--s-panel);

  & > button {
    justify-content: flex-start;
  }
  & > button > :last-child:not(svg) {
    margin-left: auto;
  }
  @media (max-width: 1000px) {
    position: sticky;
    bottom: 0;
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(90px, 1fr));
    width: auto;
    max-height: 48vh;
    padding: 10px 12px calc(12px + env(safe-area-inset-bottom));
    border-top: 1px solid var(--s-line);
    border-left: 0;
    box-shadow: 0 -8px 20px rgba(0, 0, 0, 0.18);

    & > :not(button) {
      grid-column: 1 / -1;
    }
    & > button {
      justify-content: center;
      padding: 0 4px;
    }
    & > button > :last-child:not(svg) {
      margin-left: 0;
    }
    button {
      min-height: 44px;
    }
    kbd {
      display: none;
    }
  }
`;

const Mine = styled.p`
  color: var(--s-muted);
  font-size: 13px;

  &::before {
    content: '';
    display: inline-block;
    width: 7px;
    height: 7px;
    margin-right: 6px;
    border-radius: 50%;
    background: var(--s-faint);
  }
  &[data-mine]::before {
    background: var(--s-success);
  }
`;

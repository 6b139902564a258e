import styled from 'styled-components';
import { useTranslation } from 'react-i18next';
import { useOutcomeToast } from '@/api/useOutcomeToast';
import { Link } from '@/lib/router';
import { figures, text } from '@/theme/typography';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Money } from '@/ui/Money';
import { Columns } from '@/ui/Stack';
import { CalmArt } from './CalmArt';
import { type PlayStatus, useAnswerCheckMutation } from './responsibleGamblingApi';

interface Props {
  readonly check: PlayStatus['realityCheck'];
  /** The member chooses to stop. */
  readonly onStopped: () => void;
}

/** Time and result of play; only an answer closes the dialog. */
export function RealityCheck({ check, onStopped }: Props) {
  const { t } = useTranslation('responsible');
  const report = useOutcomeToast();
  const [answer, { isLoading }] = useAnswerCheckMutation();

  const go = async (goOn: boolean) => {
    const isDone = report(await answer({ goOn }), goOn ? null : t('check.stopped'));
    if (isDone && !goOn) onStopped();
  };

  return (
    <Dialog title={t('check.dialog')} onClose={() => undefined} isBlocking>
      <Calm>
        <CalmArt />
        <p>{t('check.played')}</p>
        <Time>{t('check.minutes', { n: check.minutes ?? 0 })}</Time>
        <Result>
          <span>{t('check.net')}</span>
          <b>
            <Money baht={check.net} signed unit />
          </b>
        </Result>
      </Calm>
      <Columns>
        <Button variant="secondary" disabled={isLoading} onClick={() => void go(false)}>
          {t('check.stop')}
        </Button>
        <Button disabled={isLoading} onClick={() => void go(true)}>
          {t('check.goOn')}
        </Button>
      </Columns>
      <More to="/auth/settings/responsible-play" onClick={() => void go(false)}>
        {t('check.more')}
      </More>
    </Dialog>
  );
}

const Calm = styled.div`
  display: grid;
  justify-items: center;
  gap: 4px;
  margin-bottom: 16px;
  text-align: center;

  p {
    margin: 8px 0 0;
    color: var(--text-muted);
  }
`;

const Time = styled.strong`
  ${text('display', 'bold')}
  ${figures}
`;

const Result = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  width: 100%;
  margin-top: 8px;
  padding: 12px 16px;
  border-radius: var(--radius-m);
  background: var(--surface-3);

  span {
    color: var(--text-muted);
  }
`;

const More = styled(Link)`
  display: grid;
  place-items: center;
  min-height: 44px;
  margin-top: 8px;
`;

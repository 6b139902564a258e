import styled from 'styled-components';
import { Eye, EyeOff, RefreshCw } from 'lucide-react';
import { useState, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { selectUser } from '@/api/session';
import { OutdatedCredit } from '@/features/user/OutdatedCredit';
import { useCredit } from '@/features/user/useCredit';
import { bankLabel, maskAccount } from '@/lib/formatIdentity';
import { formatMoney } from '@/lib/formatMoney';
import { BankMark } from '@/ui/art/BankMark';
import { LinkButton } from '@/ui/LinkButton';
import { useAppSelector } from '../../makeStore';
import { GameCredit } from '../../shared/GameCredit';
import { useMemberLevel } from '@/features/user/useMemberLevel';
import { Link } from '@/lib/router';
import { LevelMedal } from '@/ui/art/medals';
import { ProgressBar } from '@/ui/ProgressBar';
import { Skeleton } from '@/ui/Skeleton';

/** Name, balance, level and bank of the member, with deposit and withdrawal buttons. */
export function Balance() {
  const { t, i18n } = useTranslation('dashboard');
  const common = useTranslation();
  const user = useAppSelector(selectUser);
  const { point, pending, refresh } = useCredit();
  const [isHidden, setHidden] = useState(false);
  if (!user) return null;
  const bank = user.user_bank;
  return (
    <Card aria-label={t('balance.title')}>
      <div>
        <Label>{t('balance.title')}</Label>
        <Figure data-testid="balance">
          {isHidden ? '••••••' : formatMoney(point)}
          <small>{t('balance.baht')}</small>
        </Figure>
      </div>
      <Tools>
        <button
          type="button"
          aria-pressed={isHidden}
          aria-label={t(isHidden ? 'balance.show' : 'balance.hide')}
          onClick={() => setHidden(!isHidden)}
        >
          {isHidden ? <EyeOff size={20} aria-hidden="true" /> : <Eye size={20} aria-hidden="true" />}
        </button>
        <button type="button" data-pending={pending} aria-label={t('balance.refresh')} onClick={refresh}>
          <RefreshCw size={20} aria-hidden="true" />
        </button>
      </Tools>
      <OutdatedCredit />
      <GameCredit />
      <LevelProgress />
      {bank && (
        <Bank>
          <BankMark code={bank.bankName} />
          <span>{bankLabel(bank.bankName, i18n.language)}</span>
          <span data-testid="masked-bank">{maskAccount(bank.bankId)}</span>
        </Bank>
      )}
      <Ways>
        <LinkButton to="/auth/deposit" size="large">
          {common.t('nav.deposit')}
        </LinkButton>
        <LinkButton to="/auth/withdraw" size="large" variant="secondary">
          {common.t('nav.withdraw')}
        </LinkButton>
      </Ways>
    </Card>
  );
}

const Card = styled.section`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 16px;
  padding: 20px;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background:
    radial-gradient(120% 140% at 100% 0%, var(--accent-soft) 0%, transparent 60%),
    linear-gradient(160deg, var(--surface-2), var(--surface-1));
  box-shadow: var(--shadow-2);
`;

const Label = styled.p`
  margin: 0;
  color: var(--text-muted);
  font-size: 14px;
`;

const Figure = styled.p`
  margin: 0;
  color: var(--gold-strong);
  /* Safari 13.0 lacks clamp(). */
  font: 700 34px/1.3 var(--font-figures);
  font: 700 clamp(30px, 9vw, 40px)/1.3 var(--font-figures);
  font-variant-numeric: tabular-nums;

  small {
    margin-left: 8px;
    color: var(--text-muted);
    font: 400 15px/1.5 var(--font-body);
  }
`;

/* Above the figure, because a large balance needs the width of the card. */
const Tools = styled.div`
  position: absolute;
  top: 12px;
  right: 12px;
  display: flex;

  button {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border: 0;
    border-radius: var(--radius-pill);
    background: none;
    color: var(--text-muted);
    cursor: pointer;
  }

  button:hover {
    background: var(--surface-3);
    color: var(--text);
  }

  button[data-pending='true'] svg {
    animation: spin 800ms linear infinite;
  }

  @keyframes spin {
    to {
      transform: rotate(1turn);
    }
  }
`;

const Bank = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  color: var(--text-muted);
  font-size: 14px;

  span:last-child {
    margin-left: auto;
    color: var(--text);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

const Ways = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px;

  @media (max-width: 359px) {
    a {
      padding-right: 8px;
      padding-left: 8px;
      white-space: nowrap;
    }
  }
`;

const TurnoverNotice = lazy(async () => ({
  default: (await import('../../shared/TurnoverNotice')).TurnoverNotice,
}));

/** The balance, and the turnover that blocks a withdrawal. */
export function BalanceAndTurnover() {
  return (
    <Cells>
      <Balance />
      <Wide>
        <Suspense fallback={null}>
          <TurnoverNotice />
        </Suspense>
      </Wide>
    </Cells>
  );
}

/* On a desktop the two are cells of the dashboard's grid. */
const Cells = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;

  @media (min-width: 1024px) {
    display: contents;

    > :first-child {
      align-self: stretch;
    }
  }
`;

const Wide = styled.div`
  grid-column: 1 / -1;

  &:empty {
    display: none;
  }
`;

/** The member's level and progress to the next one, with a link to all levels. */
export function LevelProgress() {
  const { t } = useTranslation('dashboard');
  const { level, label, progress, isUnknown } = useMemberLevel();
  return (
    <Row to="/auth/user/ranking">
      <LevelMedal level={level} size={44} />
      <Words>
        <span>
          {t('level.title')} <strong data-testid="level-name">{label}</strong>
        </span>
        {progress && (
          <>
            <ProgressBar value={progress.ratio} label={t('level.progress')} />
            <small>
              {progress.remaining === null
                ? t('level.max')
                : t('level.next', { amount: formatMoney(progress.remaining, { whole: true }) })}
            </small>
          </>
        )}
        {!progress && !isUnknown && (
          <>
            <Skeleton $height="10px" />
            <small>&nbsp;</small>
          </>
        )}
      </Words>
    </Row>
  );
}

const Row = styled(Link)`
  display: flex;
  align-items: center;
  gap: 14px;
  color: var(--text);
  text-decoration: none;
`;

const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 4px;

  small {
    color: var(--text-muted);
  }
`;

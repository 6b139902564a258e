import styled from 'styled-components';
import { Eye, EyeOff, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '@/brand/useBrand';
import { selectUser } from '@/api/session';
import { OutdatedCredit } from '@/features/user/OutdatedCredit';
import { useCredit } from '@/features/user/useCredit';
import { bankLabel, maskAccount } from '@/lib/formatIdentity';
import { formatMoney } from '@/lib/formatMoney';
import { BankMark } from '@/ui/art/BankMark';
import { IconButton } from '@/ui/IconButton';
import { LinkButton } from '@/ui/LinkButton';
import { useAppSelector } from '../../makeStore';
import { GameCredit } from '../../shared/GameCredit';
import { TurnoverNotice } from '../../shared/TurnoverNotice';
import { useMemberLevel } from '@/features/user/useMemberLevel';
import { Link } from '@/lib/router';
import { LevelMedal } from '@/ui/art/medals';
import { ProgressBar } from '@/ui/ProgressBar';
import { Skeleton } from '@/ui/Skeleton';
import { Amount, BalanceCard, Bank, Figure, Label, Tools, Ways } from './balanceCard';

/** Name, balance, level and bank of the member, with deposit and withdrawal buttons. */
export function Balance() {
  const { t, i18n } = useTranslation('dashboard');
  const common = useTranslation();
  const user = useAppSelector(selectUser);
  const { point, pending, refresh } = useCredit();
  const { balance } = useBrand().look;
  const [isHidden, setHidden] = useState(false);
  if (!user) return null;
  const bank = user.user_bank;
  return (
    <BalanceCard data-balance={balance} aria-label={t('balance.title')}>
      <Amount>
        <Label>{t('balance.title')}</Label>
        <Figure data-testid="balance">
          {isHidden ? '••••••' : formatMoney(point)}
          <small>{t('balance.baht')}</small>
        </Figure>
      </Amount>
      <Tools>
        <IconButton
          aria-pressed={isHidden}
          label={t(isHidden ? 'balance.show' : 'balance.hide')}
          onClick={() => setHidden(!isHidden)}
        >
          {isHidden ? <EyeOff size={20} aria-hidden="true" /> : <Eye size={20} aria-hidden="true" />}
        </IconButton>
        <IconButton data-pending={pending} label={t('balance.refresh')} onClick={refresh}>
          <RefreshCw size={20} aria-hidden="true" />
        </IconButton>
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
    </BalanceCard>
  );
}

/** The balance, and the turnover that blocks a withdrawal. */
export function BalanceAndTurnover() {
  return (
    <Cells>
      <Balance />
      <Wide>
        <TurnoverNotice />
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

import { ChevronDown, ChevronUp, Ellipsis } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { bankByCode } from '#schemas/common/banks';
import { useReport } from '@backoffice/layout/Loaded';
import { useLanguage, useTexts } from '@studio/i18n/texts';
import { Badge } from '@backoffice/ui/Badge';
import { Button, IconButton } from '@backoffice/ui/Button';
import { Dialog } from '@backoffice/ui/Dialog';
import { Menu } from '@backoffice/ui/Menu';
import { Stack } from '@backoffice/ui/Stack';
import {
  type CompanyAccount,
  usePauseAccountMutation,
  useResumeAccountMutation,
  useRetireAccountMutation,
} from '@studio/core/api/companyAccountsApi';
import { bahtText } from './accountForm';
import { ChangeAccountDialog, LimitDialog } from './AccountDialog';

interface Props {
  readonly brandId: string;
  readonly account: CompanyAccount;
  readonly mayChange: boolean;
  /** Moves it a place up or down; undefined at the end of the list. */
  readonly onUp: (() => void) | undefined;
  readonly onDown: (() => void) | undefined;
}

const tones = { ACTIVE: 'success', PAUSED: 'warning', RETIRED: 'neutral' } as const;

/** One account: where it is, its status, today's use, and what an administrator can do with it. */
export function AccountRow({ brandId, account, mayChange, onUp, onDown }: Props) {
  const t = useTexts('companyAccounts');
  const report = useReport();
  const [opened, setOpened] = useState<'change' | 'limit' | 'retire' | null>(null);
  const [pause] = usePauseAccountMutation();
  const [resume] = useResumeAccountMutation();
  const [retire, { isLoading: isRetiring }] = useRetireAccountMutation();
  const { uuid, status, accountName } = account;
  const onClose = () => setOpened(null);
  const isActive = status === 'ACTIVE';
  const turn = async () =>
    report(await (isActive ? pause : resume)({ brandId, uuid }), t(isActive ? 'paused' : 'resumed'));
  const end = async () => {
    report(await retire({ brandId, uuid }), t('retired'));
    onClose();
  };
  return (
    <AccountItem data-retired={status === 'RETIRED' || undefined}>
      <div>
        <Identity account={account}>
          <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
        </Identity>
        <Use account={account} />
      </div>
      {mayChange && status !== 'RETIRED' && (
        <Stack $row $gap={1}>
          <IconButton
            size="s"
            label={t('up', { name: accountName })}
            icon={ChevronUp}
            disabled={!onUp}
            onClick={onUp}
          />
          <IconButton
            size="s"
            label={t('down', { name: accountName })}
            icon={ChevronDown}
            disabled={!onDown}
            onClick={onDown}
          />
          <Menu
            trigger={<IconButton size="s" label={t('actions', { name: accountName })} icon={Ellipsis} />}
            items={[
              { label: t(isActive ? 'pause' : 'resume'), onSelect: () => void turn() },
              { label: t('limit'), onSelect: () => setOpened('limit') },
              { label: t('change'), onSelect: () => setOpened('change') },
              { label: t('retire'), danger: true, divided: true, onSelect: () => setOpened('retire') },
            ]}
          />
        </Stack>
      )}
      {opened === 'change' && <ChangeAccountDialog {...{ brandId, account, onClose }} />}
      {opened === 'limit' && <LimitDialog {...{ brandId, account, onClose }} />}
      {opened === 'retire' && (
        <Dialog
          title={t('retireAsk')}
          text={t('retireText')}
          width={420}
          onClose={onClose}
          actions={
            <Button variant="danger" pending={isRetiring} onClick={() => void end()}>
              {t('retire')}
            </Button>
          }
        />
      )}
    </AccountItem>
  );
}

interface IdentityProps {
  readonly account: Pick<CompanyAccount, 'bankName' | 'bankId' | 'accountName' | 'promptPay'>;
  /** Next to the name. */
  readonly children: ReactNode;
}

/** Name, bank, number and PromptPay id. */
export function Identity({ account, children }: IdentityProps) {
  const t = useTexts('companyAccounts');
  const { language } = useLanguage();
  const { bankName, bankId, accountName, promptPay } = account;
  return (
    <>
      <Stack $row $wrap>
        <h3>{accountName}</h3>
        {children}
      </Stack>
      <p className="tnum">
        {bankByCode(bankName)?.[language] ?? bankName} {bankId}
      </p>
      {promptPay !== null && <small className="tnum">{t('promptPayOf', { id: promptPay })}</small>}
    </>
  );
}

/** What the account received today, against its limit. */
function Use({ account: { usedToday, dailyLimit } }: Pick<Props, 'account'>) {
  const t = useTexts('companyAccounts');
  const used = bahtText(usedToday);
  if (dailyLimit === null) return <small className="tnum">{t('used', { used })}</small>;
  const share = Math.min(100, (usedToday / dailyLimit) * 100);
  return (
    <>
      <small className="tnum">{t('usedOf', { used, limit: bahtText(dailyLimit) })}</small>
      <Bar aria-hidden="true" data-full={share >= 90 || undefined}>
        <span style={{ width: `${share}%` }} />
      </Bar>
    </>
  );
}

const Bar = styled.div`
  width: min(280px, 100%);
  height: 6px;
  margin-top: 4px;
  overflow: hidden;
  border-radius: 3px;
  background: var(--s-hover);

  & > span {
    display: block;
    height: 100%;
    border-radius: 3px;
    background: var(--s-accent);
  }
  &[data-full] > span {
    background: var(--s-warning);
  }
`;

/** A row of the lists of accounts and proposals. */
export const AccountItem = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  justify-content: space-between;
  padding: 12px 16px;

  & > div:first-child {
    flex: 1 1 220px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: var(--s-muted);
    font-size: 13px;
  }
  &[data-retired] h3,
  &[data-retired] p {
    color: var(--s-muted);
  }
`;

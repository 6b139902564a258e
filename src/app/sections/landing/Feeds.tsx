import styled from 'styled-components';
import { useTranslation } from 'react-i18next';
import { useFeature } from '@/brand/useBrand';
import { useGetDepositFeedQuery, useGetWithdrawFeedQuery } from '@/features/global/feedApi';
import { useNear } from '@/lib/useNear';
import { Section } from '@/ui/Section';
import { Feed } from './Feed';

/** Polling interval of the feeds in ms, while the page is visible. */
const POLL = 30_000;
/** Distance below the screen in pixels at which the feeds are fetched. */
const NEAR = 400;

/** Latest deposits and withdrawals of the site, names masked. */
export function Feeds() {
  const { t } = useTranslation('landing');
  const isOn = useFeature('publicHistory');
  const [columns, isNear] = useNear<HTMLDivElement>(NEAR);
  const options = { skip: !isOn || !isNear, pollingInterval: POLL, skipPollingIfUnfocused: true };
  const deposits = useGetDepositFeedQuery(undefined, options);
  const withdrawals = useGetWithdrawFeedQuery(undefined, options);
  if (!isOn) return null;
  return (
    <Section title={t('history.title')}>
      <Columns ref={columns}>
        <Feed kind="deposit" {...deposits} />
        <Feed kind="withdraw" {...withdrawals} />
      </Columns>
    </Section>
  );
}

const Columns = styled.div`
  display: grid;
  gap: 16px;

  @media (min-width: 768px) {
    grid-template-columns: 1fr 1fr;
  }
`;

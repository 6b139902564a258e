import { BellRing } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useQuery } from '@backoffice/browser/useQuery';
import { moment } from '@backoffice/i18n/bangkokTime';
import { Loaded } from '@backoffice/layout/Loaded';
import { PlainPage } from '@backoffice/layout/PlainPage';
import { Badge } from '@backoffice/ui/Badge';
import { Button, LinkButton } from '@backoffice/ui/Button';
import { EmptyState } from '@backoffice/ui/Loading';
import { SegmentedControl } from '@backoffice/ui/Select';
import { FramedList, Quiet } from '@backoffice/ui/Stack';
import { type Alert, useGetAlertsInfiniteQuery } from '@desk/core/alertApi';
import { useLanguage, useTexts } from '@desk/i18n/texts';
import { AcknowledgeDialog } from './AcknowledgeDialog';
import { placeOf, useAlertText } from './useAlertText';

/** Alerts of the brands of the person, open or all, newest first. */
export function AlertsPage() {
  const t = useTexts('alert');
  const u = useTexts('ui');
  const [query, setQuery] = useQuery();
  const state = query.get('state') === 'all' ? 'all' : 'open';
  const list = useGetAlertsInfiniteQuery({ state }, { pollingInterval: 30_000 });
  const alerts = list.currentData?.pages.flatMap(({ items }) => items);
  const [asked, setAsked] = useState<Alert | null>(null);
  const choice = (
    <SegmentedControl
      label={t('state')}
      value={state}
      choices={[
        { value: 'open', label: t('state.open') },
        { value: 'all', label: t('state.all') },
      ]}
      onChange={(next) =>
        setQuery(() => new URLSearchParams(next === 'all' ? { state: 'all' } : {}), { replace: true })
      }
    />
  );
  return (
    <PlainPage title={t('title')} action={choice}>
      <Loaded query={{ ...list, data: alerts }} forbidden={t('forbidden')}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState icon={BellRing} title={t('empty')} text={t('emptyText')} />
          ) : (
            <FramedList as="ol">
              {all.map((alert) => (
                <Row key={alert.uuid} alert={alert} onAsk={() => setAsked(alert)} />
              ))}
            </FramedList>
          )
        }
      </Loaded>
      {list.hasNextPage && (
        <Button pending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {u('more')}
        </Button>
      )}
      {asked && <AcknowledgeDialog alert={asked} onClose={() => setAsked(null)} />}
    </PlainPage>
  );
}

function Row({ alert, onAsk }: { readonly alert: Alert; readonly onAsk: () => void }) {
  const t = useTexts('alert');
  const { language } = useLanguage();
  const text = useAlertText();
  const { openedAt, resolvedAt, acknowledgement } = alert;
  const place = resolvedAt === null ? placeOf(alert) : null;
  return (
    <Item>
      <div>
        <p>{text(alert)}</p>
        <Quiet>
          {moment(openedAt, language)}
          {resolvedAt !== null && ` – ${moment(resolvedAt, language)}`}
        </Quiet>
        {acknowledgement && (
          <Quiet>
            {acknowledgement.by} · {moment(acknowledgement.at, language)}: {acknowledgement.reason}
          </Quiet>
        )}
      </div>
      <Badge tone={resolvedAt === null ? 'danger' : 'success'}>
        {t(resolvedAt === null ? 'badge.open' : 'badge.resolved')}
      </Badge>
      {place !== null && (
        <LinkButton size="s" to={place}>
          {t('where')}
        </LinkButton>
      )}
      {resolvedAt === null && !acknowledgement && (
        <Button size="s" onClick={onAsk}>
          {t('acknowledge')}
        </Button>
      )}
    </Item>
  );
}

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  padding: 10px 14px;

  & > div {
    flex: 1 1 240px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

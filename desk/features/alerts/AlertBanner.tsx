import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Link } from '@/lib/router';
import { useGetBrandsQuery } from '@backoffice/api/brandListApi';
import { may } from '@backoffice/api/staffApi';
import { Button } from '@backoffice/ui/Button';
import { chime } from '@desk/core/chime';
import { type Alert, useGetAlertsInfiniteQuery } from '@desk/core/alertApi';
import { useTexts } from '@desk/i18n/texts';
import { AcknowledgeDialog } from './AcknowledgeDialog';
import { placeOf, useAlertText } from './useAlertText';

/** How often alerts are read, in ms; the server evaluates them once a minute. */
const INTERVAL = 30_000;

/** The newest open alert that no person has acknowledged, above every page of the desk. */
export function AlertBanner() {
  const { data: brands = [] } = useGetBrandsQuery();
  const isAllowed = brands.some((brand) => may(brand, 'alerts'));
  return isAllowed ? <Banner /> : null;
}

function Banner() {
  const t = useTexts('alert');
  const text = useAlertText();
  const { data } = useGetAlertsInfiniteQuery({}, { pollingInterval: INTERVAL });
  const [asked, setAsked] = useState<Alert | null>(null);
  const waiting = data?.pages.flatMap(({ items }) => items).filter(({ acknowledgement }) => !acknowledgement);
  const [first, ...others] = waiting ?? [];
  const place = first ? placeOf(first) : null;
  useChime(first?.uuid, data !== undefined);
  return (
    <div role="status">
      {first && (
        <Line>
          <TriangleAlert size={16} aria-hidden="true" />
          <span>{place === null ? text(first) : <Link to={place}>{text(first)}</Link>}</span>
          {others.length > 0 && <Link to="/alert">{t('more', { count: others.length })}</Link>}
          <Button size="s" onClick={() => setAsked(first)}>
            {t('acknowledge')}
          </Button>
        </Line>
      )}
      {asked && <AcknowledgeDialog alert={asked} onClose={() => setAsked(null)} />}
    </div>
  );
}

/** Sounds for an alert that appears while the desk is open. */
function useChime(newest: string | undefined, isLoaded: boolean): void {
  const known = useRef<string | null>(null);
  useEffect(() => {
    if (!isLoaded) return;
    const isNew = known.current !== null && newest !== undefined && newest > known.current;
    if (isNew) chime();
    known.current = newest ?? known.current ?? '';
  }, [newest, isLoaded]);
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 40px;
  padding: 4px 12px;
  background: var(--s-danger-soft);
  color: var(--s-danger);

  & > svg {
    flex: none;
  }
  & > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  a {
    color: inherit;
    text-decoration: underline;
  }
  & > a {
    flex: none;
  }
`;

import { RefreshCw } from 'lucide-react';
import styled from 'styled-components';
import type { Calls } from '#schemas/api/contract';
import { polled } from '@backoffice/api/brandListApi';
import { Loaded } from '@backoffice/layout/Loaded';
import { Badge } from '@backoffice/ui/Badge';
import { Button, CopyButton } from '@backoffice/ui/Button';
import { FramedList, Quiet } from '@backoffice/ui/Stack';
import { useGetHostsQuery } from '@studio/core/api/brandsApi';
import { Setting } from '@studio/features/settings-form/setting/Setting';
import { useTexts } from '@studio/i18n/texts';

type Host = Calls['GET /api/staff/brand/{brandId}/host']['data'][number];

/** The hosts of the brand, and what is missing until members can open them. */
export function HostsStep({ brandId }: { readonly brandId: string }) {
  const t = useTexts('brandLife');
  const query = useGetHostsQuery({ brandId }, { ...polled, refetchOnMountOrArgChange: true });
  return (
    <>
      <Setting path="/hostnames" />
      <Inset aria-label={t('hosts')}>
        <h3>{t('hosts')}</h3>
        <Button
          size="s"
          icon={RefreshCw}
          pending={query.isFetching}
          aria-label={t('hosts.checkAgain')}
          onClick={() => void query.refetch()}
        >
          {t('hosts.check')}
        </Button>
        <div>
          <Loaded query={query} height={64}>
            {(hosts) =>
              hosts.length === 0 ? (
                <Quiet>{t('hosts.none')}</Quiet>
              ) : (
                <FramedList>
                  {hosts.map((host) => (
                    <HostState key={host.host} {...host} />
                  ))}
                </FramedList>
              )
            }
          </Loaded>
        </div>
      </Inset>
    </>
  );
}

const tones = { NOT_POINTED: 'warning', POINTED: 'accent', CERTIFIED: 'success' } as const;

function HostState({ host, state, address }: Host) {
  const t = useTexts('brandLife');
  return (
    <Row>
      <strong>{host}</strong>
      <Badge tone={tones[state]}>{t(`host.${state}`)}</Badge>
      <p>{t(`hostHelp.${state}`, { address: address ?? '' })}</p>
      {state === 'NOT_POINTED' && <DnsRecord host={host} />}
    </Row>
  );
}

/** What to enter at the DNS provider: sites are served where the studio is. */
function DnsRecord({ host }: Pick<Host, 'host'>) {
  const t = useTexts('brandLife');
  const server = window.location.hostname;
  return (
    <>
      <dl>
        <dt>{t('dns.type')}</dt>
        <dd>CNAME</dd>
        <dt>{t('dns.name')}</dt>
        <dd>
          {host} <CopyButton size="s" text={host} />
        </dd>
        <dt>{t('dns.value')}</dt>
        <dd>
          {server} <CopyButton size="s" text={server} />
        </dd>
      </dl>
      <p>{t('dns.apex', { server })}</p>
    </>
  );
}

const Inset = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;
  align-items: center;
  padding: 12px 16px;

  & > div {
    grid-column: 1 / -1;
  }
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 4px 8px;
  padding: 10px 12px;

  & > strong {
    overflow-wrap: anywhere;
  }
  & > p,
  & > dl {
    grid-column: 1 / -1;
    color: var(--s-muted);
    font-size: 13px;
  }
  & > dl {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 2px 12px;
    align-items: center;
    padding: 6px 8px;
    border-radius: var(--s-radius);
    background: var(--s-hover);
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 8px;
    align-items: center;
    margin: 0;
    color: var(--s-text);
    overflow-wrap: anywhere;
  }
`;

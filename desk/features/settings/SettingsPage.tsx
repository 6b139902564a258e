import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useGetBrandsQuery } from '@backoffice/api/brandListApi';
import { useGetMeQuery } from '@backoffice/api/peopleApi';
import { may } from '@backoffice/api/staffApi';
import { useQuery } from '@backoffice/browser/useQuery';
import { Loaded } from '@backoffice/layout/Loaded';
import { PlainPage } from '@backoffice/layout/PlainPage';
import { EmptyState } from '@backoffice/ui/Loading';
import { Notice } from '@backoffice/ui/Notice';
import { Select } from '@backoffice/ui/Select';
import {
  type DeskSettings,
  resolveDeskSettings,
  useGetBrandDefaultsQuery,
  useGetPublishedBrandQuery,
} from '@desk/core/settingsApi';
import { Card, SmallTable } from '@desk/features/evidence/Facts';
import { useLanguage, useTexts } from '@desk/i18n/texts';
import { Tiers } from './Tiers';

/** How staff work on a brand: tiers of withdrawals, targets and reason templates. Changed in the studio. */
export function SettingsPage() {
  const t = useTexts('settings');
  const [query, setQuery] = useQuery();
  const { data: all } = useGetBrandsQuery();
  const brands = all ?? [];
  const brand = brands.find(({ brandId }) => brandId === query.get('brand')) ?? brands[0];
  const choice = brand && brands.length > 1 && (
    <Select
      label={t('brand')}
      hideLabel
      value={brand.brandId}
      choices={brands.map(({ brandId, displayName }) => ({ value: brandId, label: displayName }))}
      onChange={(brandId) => setQuery(() => new URLSearchParams({ brand: brandId }), { replace: true })}
    />
  );
  return (
    <PlainPage title={t('title')} action={choice}>
      {all?.length === 0 && <EmptyState title={t('none')} />}
      {brand && (
        <>
          <WhereToChange brandId={brand.brandId} isEditor={may(brand, 'drafts.edit')} />
          <Settings key={brand.brandId} brandId={brand.brandId}>
            {(settings) => (
              <>
                <Tiers
                  brandId={brand.brandId}
                  tiers={settings.tiers}
                  hasDryRun={may(brand, 'withdrawals.read')}
                />
                <Targets targets={settings.targets} />
                <Reasons reasons={settings.reasons} />
              </>
            )}
          </Settings>
        </>
      )}
    </PlainPage>
  );
}

interface WhereProps {
  readonly brandId: string;
  readonly isEditor: boolean;
}

/** The studio checks, publishes and audits changes, some with a second person. */
function WhereToChange({ brandId, isEditor }: WhereProps) {
  const t = useTexts('settings');
  const { data: me } = useGetMeQuery();
  return (
    <Notice>
      {t(isEditor ? 'where' : 'whereOthers')}{' '}
      {isEditor && me && (
        <Out href={`${me.studio}/b/${brandId}?group=desk`} target="_blank" rel="noreferrer">
          {t('studio')} <ExternalLink size={13} aria-hidden="true" />
        </Out>
      )}
    </Notice>
  );
}

interface SettingsProps {
  readonly brandId: string;
  readonly children: (settings: DeskSettings) => ReactNode;
}

function Settings({ brandId, children }: SettingsProps) {
  const defaults = useGetBrandDefaultsQuery();
  const published = useGetPublishedBrandQuery({ brandId });
  const file = published.data?.published.file;
  const data = defaults.data && file && resolveDeskSettings(defaults.data, file);
  const failed = defaults.isError ? defaults : published;
  return (
    <Loaded query={{ ...failed, data }} height={280}>
      {children}
    </Loaded>
  );
}

function Targets({ targets }: Pick<DeskSettings, 'targets'>) {
  const t = useTexts('settings');
  const duration = (minutes: number) =>
    minutes >= 60 && minutes % 60 === 0
      ? t('hours', { count: minutes / 60 })
      : t('minutes', { count: minutes });
  return (
    <Card title={t('targets')}>
      <Hint>{t('targets.hint')}</Hint>
      <SmallTable
        label={t('targets')}
        head={[t('queue'), t('targets.warn'), t('targets.due')]}
        rows={Object.entries(targets).map(([kind, minutes]) => ({
          id: kind,
          cells: [t(`kind.${kind}` as 'kind.slip'), duration(minutes / 2), duration(minutes)],
        }))}
      />
    </Card>
  );
}

function Reasons({ reasons }: Pick<DeskSettings, 'reasons'>) {
  const t = useTexts('settings');
  const { language } = useLanguage();
  const lists = Object.entries(reasons) as [string, DeskSettings['reasons']['slip'][number][]][];
  return (
    <Card title={t('reasons')}>
      <Hint>{t('reasons.hint')}</Hint>
      {lists.map(([kind, list]) => (
        <Details key={kind}>
          <summary>
            {t(`kind.${kind}` as 'kind.slip')} <small>{t('reasons.count', { count: list.length })}</small>
          </summary>
          <SmallTable
            label={t(`kind.${kind}` as 'kind.slip')}
            head={[t('reasons.staff'), t('reasons.member')]}
            rows={list.map(({ id, staff, ...rest }) => ({
              id,
              // Adjustments are refused to a colleague: members read nothing.
              cells: [staff[language], 'member' in rest ? rest.member[language] : '–'],
            }))}
          />
        </Details>
      ))}
    </Card>
  );
}

const Out = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  white-space: nowrap;
`;

const Hint = styled.p`
  color: var(--s-muted);
  font-size: 13px;
`;

const Details = styled.details`
  & + & {
    border-top: 1px solid var(--s-line);
  }
  summary {
    padding: 8px 0;
    font-weight: 600;
    cursor: pointer;
  }
  small {
    color: var(--s-muted);
    font-size: 12px;
    font-weight: 400;
  }
`;

import { moment } from '@backoffice/i18n/bangkokTime';
import { Badge } from '@backoffice/ui/Badge';
import type { MemberRecord } from '@desk/core/memberApi';
import { Card, Facts, SmallTable } from '@desk/features/evidence/Facts';
import { useLanguage, useTexts } from '@desk/i18n/texts';
import { MemberLink } from '@desk/core/memberPlaces';

interface Props {
  readonly record: MemberRecord;
}

/** Devices and sessions; who invited the member, and whom the member invited. */
export function MemberRelations({ record }: Props) {
  const t = useTexts('member');
  const { language } = useLanguage();
  const { sessions, referral, brandId } = record;
  const { inviter, friends, latest, code } = referral;
  return (
    <>
      {sessions.length > 0 && (
        <Card title={t('sessions')}>
          <SmallTable
            label={t('sessions')}
            head={[t('device'), t('network'), t('lastUsed')]}
            rows={sessions.map(({ uuid, device, network, lastUsedAt, active }) => ({
              id: uuid,
              cells: [
                device,
                network,
                <span key="used">
                  {moment(lastUsedAt, language)}{' '}
                  {active && <Badge tone="success">{t('session.active')}</Badge>}
                </span>,
              ],
            }))}
          />
        </Card>
      )}
      <Card title={t('referral')}>
        <Facts
          facts={[
            [t('referral.code'), code],
            [
              t('inviter'),
              inviter && (
                <MemberLink brandId={brandId} uuid={inviter.uuid}>
                  {inviter.name}
                </MemberLink>
              ),
            ],
            [t('friends'), t('people', { count: friends })],
          ]}
        />
        {latest.length > 0 && (
          <SmallTable
            label={t('friends.latest')}
            head={[t('friends.latest'), t('registered')]}
            rows={latest.map(({ uuid, name, username, createdAt }) => ({
              id: uuid,
              cells: [
                <MemberLink key="friend" brandId={brandId} uuid={uuid}>
                  {name} ({username})
                </MemberLink>,
                moment(createdAt, language),
              ],
            }))}
          />
        )}
      </Card>
    </>
  );
}

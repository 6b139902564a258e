import styled from 'styled-components';
import { useTexts } from '@studio/i18n/texts';
import { Badge } from '@staff/ui/Badge';
import type { Review } from '@studio/core/api/publishApi';

interface Props {
  readonly hosts: Review['hosts'];
}

/** Powers that reach what members type or see as the site itself. */
const dangerous: ReadonlySet<string> = new Set(['SCRIPTS', 'LOGINS', 'FRAMES', 'SITE']);

/** Each host that a release lets do more than before, with what it could do to members. */
export function HostList({ hosts }: Props) {
  const t = useTexts('publish');
  return (
    <section aria-label={t('hosts')}>
      <h3>{t('hosts')}</h3>
      <List>
        {hosts.map(({ host, powers, known }) => (
          <li key={host}>
            <p>
              <code>{host}</code>
              <Badge tone={powers.some((power) => dangerous.has(power)) ? 'danger' : 'neutral'}>
                {t(known ? 'hosts.more' : 'hosts.new')}
              </Badge>
            </p>
            <ul>
              {powers.map((power) => (
                <li key={power}>
                  {t(power === 'IMAGES' && powers.length === 1 ? 'power.IMAGES_ONLY' : `power.${power}`)}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </List>
    </section>
  );
}

const List = styled.ul`
  margin-top: 6px;
  & > li {
    padding: 6px 0;
    border-top: 1px solid var(--s-line);
  }
  & p {
    display: flex;
    gap: 8px;
    align-items: center;
  }
  & code {
    font-family: var(--s-mono);
    font-size: 13px;
    overflow-wrap: anywhere;
  }
  & ul {
    padding-left: 18px;
    color: var(--s-muted);
    font-size: 13px;
    list-style: disc;
  }
`;

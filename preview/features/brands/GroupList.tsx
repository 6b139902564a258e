import { toneStyles } from '@backoffice/ui/controlStyles';
import styled from 'styled-components';
import { type GroupId, groupNamed, groupOf } from '@studio/features/settings/groups';
import { useOpenGroup } from '@studio/features/screens/groupScreen';
import { useTexts } from '@studio/i18n/texts';
import { ScrollArea } from '@backoffice/ui/ScrollArea';
import { useView } from '@studio/core/browser/view';
import {
  Contact,
  Gamepad2,
  Gauge,
  GalleryHorizontal,
  Gift,
  Headset,
  Image,
  LayoutPanelTop,
  ListOrdered,
  type LucideIcon,
  MonitorPlay,
  Palette,
  PartyPopper,
  Settings2,
  Shapes,
  ShoppingBag,
  ToggleRight,
  Trophy,
  Type,
  UserRound,
} from 'lucide-react';
import { useMemo } from 'react';
import { settingChanges } from '#core/brand/edit';
import { selectChanges, selectFile } from '@studio/core/draft/selectBrand';
import { useWhenIdle } from '@studio/core/store/useWhenIdle';
import { useProblems } from '@studio/features/problems/useProblems';

/** The pages of the form under headings, with counts of changes and problems. */
export function GroupList({ onChoose }: { readonly onChoose?: () => void }) {
  const t = useTexts('shell');
  const f = useTexts('form');
  const { view } = useView();
  const openGroup = useOpenGroup();
  const countsOf = useGroupCounts();
  const current = groupNamed(view.group);
  const row = (id: GroupId) => {
    const [own, changed, errors, warnings] = countsOf(id);
    const Icon = groupIcons[id];
    return (
      <li key={id}>
        <Row
          type="button"
          aria-current={id === current ? 'true' : undefined}
          onClick={() => {
            openGroup(id);
            onChoose?.();
          }}
        >
          <Icon size={15} />
          <span>{f(`group.${id}`)}</span>
          <Count n={own} tone="own" name={t('groups.own', { n: own })} />
          <Count n={changed} tone="accent" name={t('groups.changed', { count: changed })} />
          <Count n={errors} tone="danger" name={t('brands.errors', { count: errors })} />
          <Count n={warnings} tone="warning" name={t('brands.warnings', { count: warnings })} />
        </Row>
      </li>
    );
  };
  return (
    <ScrollArea label={t('groups.title')}>
      <List>
        {headings.map(({ id, groups }) => (
          <section key={id} aria-label={t(`heading.${id}`)}>
            <h3>{t(`heading.${id}`)}</h3>
            <ul>{groups.map(row)}</ul>
          </section>
        ))}
      </List>
    </ScrollArea>
  );
}

function Count({ n, tone, name }: { readonly n: number; readonly tone: string; readonly name: string }) {
  if (n === 0) return null;
  return (
    <Number data-tone={tone} title={name}>
      <span aria-hidden="true">{n}</span>
      <span className="visually-hidden">{name}</span>
    </Number>
  );
}

const List = styled.div`
  padding: 6px 6px 16px;

  h3 {
    padding: 8px 8px 2px;
    color: var(--s-faint);
    font-size: 12px;
    font-weight: 400;
  }
`;

const Row = styled.button`
  display: flex;
  align-items: center;
  gap: 8px;
  width: 100%;
  min-height: 30px;
  padding: 2px 8px;
  border: 0;
  border-radius: var(--s-radius);
  background: none;
  color: var(--s-text);
  text-align: left;

  & > svg {
    flex: none;
    color: var(--s-faint);
  }
  & > span:first-of-type {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  &:hover {
    background: var(--s-hover);
  }
  &[aria-current] {
    background: var(--s-accent-soft);
    color: var(--s-accent);
    font-weight: 600;
  }
  &[aria-current] > svg {
    color: inherit;
  }
`;

const Number = styled.span`
  flex: none;
  min-width: 16px;
  border-radius: 8px;
  background: var(--tone-soft, none);
  color: var(--tone, var(--s-faint));
  font-size: 12px;
  font-variant-numeric: tabular-nums;
  font-weight: 400;
  text-align: center;

  ${toneStyles}
  [aria-current] > &[data-tone='own'] {
    color: var(--s-muted);
  }
  [aria-current] > &[data-tone='accent'] {
    background: var(--s-panel);
  }
`;

/** The groups of settings as people think of them. */
const headings = [
  { id: 'identity', groups: ['identity', 'contacts'] },
  { id: 'look', groups: ['theme', 'look', 'layout', 'images', 'banners'] },
  { id: 'content', groups: ['games', 'flags', 'texts', 'embeds', 'leaderboard'] },
  { id: 'money', groups: ['levels', 'bonus', 'limits', 'prizes', 'rewards'] },
  { id: 'system', groups: ['desk', 'technical'] },
] as const satisfies readonly { readonly id: string; readonly groups: readonly GroupId[] }[];

const groupIcons: Readonly<Record<GroupId, LucideIcon>> = {
  identity: UserRound,
  contacts: Contact,
  theme: Palette,
  look: Shapes,
  layout: LayoutPanelTop,
  images: Image,
  banners: GalleryHorizontal,
  games: Gamepad2,
  flags: ToggleRight,
  texts: Type,
  prizes: PartyPopper,
  rewards: ShoppingBag,
  embeds: MonitorPlay,
  leaderboard: ListOrdered,
  levels: Trophy,
  bonus: Gift,
  limits: Gauge,
  desk: Headset,
  technical: Settings2,
};

/** Counts the own settings, changes, errors and warnings of a group of the open draft. */
function useGroupCounts() {
  const file = useWhenIdle(selectFile);
  const changes = useWhenIdle(selectChanges);
  const problems = useProblems();
  return useMemo(() => {
    const own = byGroup(settingChanges({}, file ?? {}));
    const changed = byGroup(changes ?? []);
    const errors = byGroup(problems.filter(({ severity }) => severity === 'error'));
    const warnings = byGroup(problems.filter(({ severity }) => severity === 'warning'));
    return (id: GroupId) => [own(id), changed(id), errors(id), warnings(id)] as const;
  }, [file, changes, problems]);
}

function byGroup(items: readonly { readonly path: string }[]): (id: GroupId) => number {
  const found = items.map(({ path }) => groupOf(path));
  return (id) => found.filter((each) => each === id).length;
}

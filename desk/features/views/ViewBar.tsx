import { BookmarkPlus, Ellipsis, Pencil, Trash2, Users } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Link, useLocation, useNavigate } from '@/lib/router';
import { useGetBrandsQuery, type BrandSummary } from '@backoffice/api/brandListApi';
import { may } from '@backoffice/api/staffApi';
import { useReport } from '@backoffice/layout/Loaded';
import { Button, IconButton } from '@backoffice/ui/Button';
import { Menu } from '@backoffice/ui/Menu';
import type { QueueKind } from '@desk/core/queueApi';
import { columnsText, readColumns, readListQuery } from '@desk/features/queues/useListQuery';
import { useTexts } from '@desk/i18n/texts';
import { ViewDialog } from './ViewDialog';
import { type SavedView, useDeleteViewMutation, useGetViewsQuery } from './viewApi';

/** Filters, order and columns of a query in one form, so that two queries that show the same are equal. */
function searchOf(text: string): string {
  const query = new URLSearchParams(text);
  const columns = columnsText(readColumns(query));
  const filters = new URLSearchParams({
    ...(readListQuery(query) as Record<string, string>),
    ...(columns !== undefined && { columns }),
  });
  filters.sort();
  return filters.toString();
}

/** Saved filters as tabs above a list. */
export function ViewBar({ kind }: { readonly kind: QueueKind }) {
  const t = useTexts('queue');
  const { search } = useLocation();
  const { data } = useGetViewsQuery();
  const { data: brands = [] } = useGetBrandsQuery();
  const [edited, setEdited] = useState<SavedView | 'new' | null>(null);
  const views = data?.filter((view) => view.kind === kind) ?? [];
  const now = searchOf(search);
  const open = views.find((view) => searchOf(view.search) === now);
  useDefault(kind, data && views);
  return (
    <Bar aria-label={t('view.label')}>
      <Tabs>
        <Tab to={`/q/${kind}`} aria-current={now === '' ? 'page' : undefined}>
          {t('view.all')}
        </Tab>
        {views.map((view) => (
          <Tab
            key={view.uuid}
            to={`/q/${kind}?${view.search}`}
            aria-current={view === open ? 'page' : undefined}
            title={view.isOwn ? undefined : t('view.by', { name: view.by })}
          >
            {view.shared && <Users size={13} aria-hidden="true" />}
            {view.name}
          </Tab>
        ))}
      </Tabs>
      {now !== '' && !open && (
        <Button size="s" variant="ghost" icon={BookmarkPlus} onClick={() => setEdited('new')}>
          {t('view.save')}
        </Button>
      )}
      {open && mayChange(open, brands) && <Options view={open} onEdit={() => setEdited(open)} />}
      {edited && (
        <ViewDialog
          {...{ kind, views }}
          search={now}
          view={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </Bar>
  );
}

/** Opens the view with which the person's role begins, once, on a page without filters. */
function useDefault(kind: QueueKind, views: readonly SavedView[] | undefined): void {
  const navigate = useNavigate();
  const { search } = useLocation();
  const isOver = useRef(search !== '');
  useEffect(() => {
    if (isOver.current || !views) return;
    isOver.current = true;
    const first = views.find(({ isDefault }) => isDefault);
    if (first && first.search !== '') void navigate(`/q/${kind}?${first.search}`, { replace: true });
  }, [kind, views, navigate]);
}

const mayChange = ({ isOwn, shared }: SavedView, brands: readonly BrandSummary[]): boolean =>
  isOwn ||
  may(
    brands.find(({ brandId }) => brandId === shared?.brandId),
    'people',
  );

function Options({ view, onEdit }: { readonly view: SavedView; readonly onEdit: () => void }) {
  const t = useTexts('queue');
  const report = useReport();
  const [remove] = useDeleteViewMutation();
  const onDelete = async () => void report(await remove({ uuid: view.uuid }), t('view.deleted'));
  return (
    <Menu
      align="end"
      trigger={<IconButton size="s" label={t('view.more')} icon={Ellipsis} />}
      items={[
        { label: t('view.edit'), icon: Pencil, onSelect: onEdit },
        { label: t('view.delete'), icon: Trash2, danger: true, onSelect: () => void onDelete() },
      ]}
    />
  );
}

const Bar = styled.nav`
  display: flex;
  flex: none;
  align-items: center;
  gap: 8px;
  min-height: 40px;
  padding: 0 20px 0 12px;
  border-bottom: 1px solid var(--s-line);

  @media (max-width: 760px) {
    padding: 0 12px 0 4px;
  }
`;

const Tabs = styled.div`
  display: flex;
  flex: 1;
  align-self: stretch;
  min-width: 0;
  overflow: auto hidden;
`;

const Tab = styled(Link)`
  display: flex;
  flex: none;
  align-items: center;
  gap: 5px;
  max-width: 220px;
  padding: 0 8px;
  border-bottom: 2px solid transparent;
  color: var(--s-muted);
  white-space: nowrap;

  &:hover {
    color: var(--s-text);
    text-decoration: none;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-current] {
    border-color: var(--s-accent);
    color: var(--s-text);
    font-weight: 600;
  }
`;

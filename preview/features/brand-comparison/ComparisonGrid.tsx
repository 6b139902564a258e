import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState, useMemo } from 'react';
import { useTexts } from '@studio/i18n/texts';
import { type Row, isOutlier } from './compare';
import { ComparisonLine, type GridActions } from './ComparisonLine';
import { Box, Sizer, Corner, Head, HeadCell } from './ComparisonGrid.styles';
import { columnWidth, HEAD, moved, NAME, type Place, ROW, inSight, useViewport } from './grid';
import type { Line } from './lines';
import type { Member } from './useComparison';
import { mayAs } from '@studio/core/api/staffApi';
import { Swatch } from '@staff/ui/Badge';

interface Props extends GridActions {
  readonly members: readonly Member[];
  readonly rows: readonly Row[];
  readonly lines: readonly Line[];
  /** Setting whose panel is open. */
  readonly chosen: string | null;
}

/** Settings × brands. Only visible cells are rendered; the keys are those of a spreadsheet. */
export function ComparisonGrid({ members, rows, lines, chosen, ...actions }: Props) {
  const t = useTexts('brandComparison');
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const view = useViewport(box);
  const [at, setAt] = useState<Place>({ line: 0, column: -1 });
  const active = { ...at, line: Math.min(at.line, Math.max(0, lines.length - 1)) };
  const width = columnWidth(view.width, members.length);
  const [firstLine, endLine] = inSight(view.top, Math.max(0, view.height - HEAD), ROW, lines.length, 6);
  const columns = inSight(view.left, Math.max(0, view.width - NAME), width, members.length, 1);
  const isDrawn =
    active.line >= firstLine &&
    active.line < endLine &&
    (active.column < 0 || (active.column >= columns[0] && active.column < columns[1]));
  useScrollIntoView(box, active, width);

  const act = (event: KeyboardEvent) => {
    const line = lines[active.line];
    const member = members[active.column];
    if (event.key !== 'Enter' && event.key !== ' ') return false;
    if (line?.kind === 'group') actions.onToggle(line);
    else if (line && event.key === 'Enter' && member) actions.onOpen(member, line.row);
    else if (line) actions.onChoose(line.row, member);
    return true;
  };
  const press = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    const page = Math.max(1, Math.floor((view.height - HEAD) / ROW) - 1);
    const size = { lines: lines.length, columns: members.length, page };
    const next = moved(active, event.key, event.ctrlKey || event.metaKey, size);
    if (next) setAt(next);
    if (next || act(event)) event.preventDefault();
  };
  return (
    <Box
      ref={box}
      role="grid"
      tabIndex={0}
      aria-label={t('title')}
      aria-rowcount={lines.length + 1}
      aria-colcount={members.length + 1}
      aria-activedescendant={isDrawn && lines.length > 0 ? cellId(id, active) : undefined}
      onKeyDown={press}
    >
      <Sizer
        role="presentation"
        style={{ width: NAME + width * members.length, height: HEAD + ROW * lines.length }}
      >
        <ComparisonHead
          members={members}
          rows={rows}
          columns={columns}
          width={width}
          onOpen={actions.onOpen}
        />
        {lines.slice(firstLine, endLine).map((line, i) => (
          <ComparisonLine
            key={line.kind === 'group' ? line.group : line.row.path}
            {...actions}
            id={id}
            at={firstLine + i}
            line={line}
            members={members}
            columns={columns}
            width={width}
            active={active.line === firstLine + i ? active.column : null}
            isChosen={line.kind === 'setting' && line.row.path === chosen}
            onPoint={(column) => setAt({ line: firstLine + i, column })}
          />
        ))}
      </Sizer>
    </Box>
  );
}

const cellId = (id: string, { line, column }: Place): string => `${id}-${line}-${column}`;

/** Scrolls just as far as the active cell needs, next to the sticky heads. */
function useScrollIntoView(
  box: { readonly current: HTMLElement | null },
  { line, column }: Place,
  width: number,
) {
  useLayoutEffect(() => {
    const view = box.current;
    // Without the keyboard focus the table does not scroll.
    if (!view || document.activeElement !== view) return;
    const left = Math.max(0, column) * width;
    view.scrollTo({
      top: reached(line * ROW, ROW, view.scrollTop, view.clientHeight - HEAD),
      left: column < 0 ? view.scrollLeft : reached(left, width, view.scrollLeft, view.clientWidth - NAME),
    });
  }, [box, line, column, width]);
}

/** The smallest scroll position that makes a range visible. */
const reached = (start: number, size: number, now: number, room: number): number =>
  start < now ? start : Math.max(now, start + size - room);

interface ComparisonHeadProps {
  readonly members: readonly Member[];
  readonly rows: readonly Row[];
  /** Columns in sight, `[from, to)`. */
  readonly columns: readonly [number, number];
  readonly width: number;
  readonly onOpen: (member: Member) => void;
}

/** The brands above their columns, each with the number of its settings that differ. */
function ComparisonHead({ members, rows, columns: [from, to], width, onOpen }: ComparisonHeadProps) {
  const t = useTexts('brandComparison');
  const apart = useMemo(
    () =>
      members.map(
        (_, i) => rows.filter((row) => row.cells[i] !== undefined && isOutlier(row, row.cells[i])).length,
      ),
    [members, rows],
  );
  return (
    <Head role="row" aria-rowindex={1} style={{ height: HEAD }}>
      <Corner role="columnheader" aria-colindex={1} style={{ width: NAME }}>
        {t('setting')}
      </Corner>
      <span role="presentation" style={{ width: from * width }} />
      {members.slice(from, to).map((member, i) => {
        const { displayName, colours, role } = member.summary;
        const note = [
          t('apart', { count: apart[from + i] ?? 0 }),
          ...(mayAs(role, 'editor') ? [] : [t('viewer')]),
        ];
        return (
          <HeadCell
            key={member.brandId}
            role="columnheader"
            aria-colindex={from + i + 2}
            style={{ width }}
            title={t('open', { brand: displayName })}
            onClick={() => onOpen(member)}
          >
            <Swatch size={20} colours={[colours.background, colours.surface, colours.color]} />
            <span>
              <b>{displayName}</b>
              <small>{note.join(' · ')}</small>
            </span>
          </HeadCell>
        );
      })}
    </Head>
  );
}

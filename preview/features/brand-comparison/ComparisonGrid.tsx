import { observeElementRect, useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState, useMemo } from 'react';
import { useTexts } from '@studio/i18n/texts';
import { type Row, isOutlier } from './compare';
import { ComparisonLine, type GridActions } from './ComparisonLine';
import { Box, Sizer, Corner, Head, HeadCell } from './ComparisonGrid.styles';
import { columnWidth, HEAD, moved, NAME, type Place, ROW } from './grid';
import type { Line } from './lines';
import type { Member } from './useComparison';
import { may } from '@backoffice/api/staffApi';
import { Swatch } from '@backoffice/ui/Badge';

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
  const [room, setRoom] = useState(0);
  const [at, setAt] = useState<Place>({ line: 0, column: -1 });
  const active = { ...at, line: Math.min(at.line, Math.max(0, lines.length - 1)) };
  const width = columnWidth(room, members.length);
  const getScrollElement = () => box.current;
  // oxlint-disable-next-line react/incompatible-library -- Nothing here is memoized by React's compiler.
  const vertical = useVirtualizer({
    count: lines.length,
    getScrollElement,
    estimateSize: () => ROW,
    overscan: 6,
    paddingStart: HEAD,
    scrollPaddingStart: HEAD,
  });
  const horizontal = useVirtualizer({
    horizontal: true,
    count: members.length,
    getScrollElement,
    estimateSize: () => width,
    overscan: 1,
    paddingStart: NAME,
    scrollPaddingStart: NAME,
    observeElementRect: (table, notify) =>
      observeElementRect(table, (rect) => {
        setRoom(rect.width);
        notify(rect);
      }),
  });
  useLayoutEffect(() => horizontal.measure(), [horizontal, width]);
  useLayoutEffect(() => {
    // Without the keyboard focus the table does not scroll.
    if (document.activeElement !== box.current) return;
    vertical.scrollToIndex(active.line);
    if (active.column >= 0) horizontal.scrollToIndex(active.column);
  }, [vertical, horizontal, active.line, active.column, width]);
  const shownLines = vertical.getVirtualItems();
  const shownColumns = horizontal.getVirtualIndexes();
  const columns = [shownColumns[0] ?? 0, (shownColumns.at(-1) ?? -1) + 1] as const;
  const isDrawn =
    shownLines.some(({ index }) => index === active.line) &&
    (active.column < 0 || shownColumns.includes(active.column));

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
    const page = Math.max(1, Math.floor(((vertical.scrollRect?.height ?? 0) - HEAD) / ROW) - 1);
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
        style={{ width: horizontal.getTotalSize(), height: vertical.getTotalSize() }}
      >
        <ComparisonHead
          members={members}
          rows={rows}
          columns={columns}
          width={width}
          onOpen={actions.onOpen}
        />
        {shownLines.map(({ index, start }) => {
          const line = lines[index];
          return (
            line && (
              <ComparisonLine
                key={line.kind === 'group' ? line.group : line.row.path}
                {...actions}
                id={id}
                at={index}
                top={start}
                line={line}
                members={members}
                columns={columns}
                width={width}
                active={active.line === index ? active.column : null}
                isChosen={line.kind === 'setting' && line.row.path === chosen}
                onPoint={(column) => setAt({ line: index, column })}
              />
            )
          );
        })}
      </Sizer>
    </Box>
  );
}

const cellId = (id: string, { line, column }: Place): string => `${id}-${line}-${column}`;

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
        const { displayName, colours } = member.summary;
        const note = [
          t('apart', { count: apart[from + i] ?? 0 }),
          ...(may(member.summary, 'drafts.edit') ? [] : [t('viewer')]),
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

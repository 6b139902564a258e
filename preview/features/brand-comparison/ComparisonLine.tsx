import { ChevronRight } from 'lucide-react';
import { memo } from 'react';
import { ValueMark } from '@studio/features/settings/ValueMark';
import { useLanguage, useTexts } from '@studio/i18n/texts';
import { Badge, Dot } from '@backoffice/ui/Badge';
import { isDrift, type Row, isOutlier } from './compare';
import { CellBox, GroupBox, LineBox, NameBox } from './ComparisonGrid.styles';
import { NAME } from './grid';
import { type Line, nameInGroup } from './lines';
import type { Member } from './useComparison';

export interface GridActions {
  readonly onToggle: (line: Line & { readonly kind: 'group' }) => void;
  /** Opens the panel of a setting, from the cell of a brand or from its name. */
  readonly onChoose: (row: Row, member?: Member) => void;
  /** Opens a brand at a setting. */
  readonly onOpen: (member: Member, row?: Row) => void;
}

interface Props extends GridActions {
  /** Of the table; cells are named after it. */
  readonly id: string;
  readonly at: number;
  /** Distance from the top of the table, in px. */
  readonly top: number;
  readonly line: Line;
  readonly members: readonly Member[];
  readonly columns: readonly [number, number];
  readonly width: number;
  /** Column that the keys are at, when they are on this line. */
  readonly active: number | null;
  readonly isChosen: boolean;
  readonly onPoint: (column: number) => void;
}

/** A page of the form, or one setting of all brands. */
export function ComparisonLine(props: Props) {
  const { id, at, top, line, members, columns, width, active, isChosen, onPoint } = props;
  const t = useTexts('brandComparison');
  const f = useTexts('form');
  const { language } = useLanguage();
  const place = { transform: `translateY(${top}px)` };
  const cell = (column: number) => ({
    id: `${id}-${at}-${column}`,
    'data-active': active === column || undefined,
  });
  if (line.kind === 'group') {
    return (
      <LineBox role="row" aria-rowindex={at + 2} style={place} data-group="">
        <GroupBox
          {...cell(active ?? -1)}
          role="gridcell"
          aria-colspan={members.length + 1}
          aria-expanded={line.isOpen}
          onClick={() => {
            onPoint(-1);
            props.onToggle(line);
          }}
        >
          <ChevronRight size={14} />
          {f(`group.${line.group}`)}
          {line.drift > 0 && <small>{t('drift', { count: line.drift })}</small>}
        </GroupBox>
      </LineBox>
    );
  }
  const { row } = line;
  const [from, to] = columns;
  return (
    <LineBox role="row" aria-rowindex={at + 2} aria-selected={isChosen} style={place}>
      <NameBox
        {...cell(-1)}
        role="rowheader"
        aria-colindex={1}
        style={{ width: NAME }}
        title={row.path}
        onClick={() => {
          onPoint(-1);
          props.onChoose(row);
        }}
      >
        <span>{nameInGroup(row.path, line.group, language)}</span>
        {isDrift(row) && <Badge title={t('values', { count: row.distinct })}>{row.distinct}</Badge>}
      </NameBox>
      <span role="presentation" style={{ width: from * width }} />
      {members.slice(from, to).map((member, i) => (
        <ComparisonCell
          key={member.brandId}
          {...cell(from + i)}
          column={from + i}
          row={row}
          member={member}
          width={width}
          onClick={(withModifier) => {
            onPoint(from + i);
            if (withModifier) props.onChoose(row, member);
            else props.onOpen(member, row);
          }}
        />
      ))}
    </LineBox>
  );
}

interface CellProps {
  readonly id: string;
  readonly 'data-active': true | undefined;
  readonly column: number;
  readonly row: Row;
  readonly member: Member;
  readonly width: number;
  readonly onClick: (withModifier: boolean) => void;
}

function ComparisonCell({ id, column, row, member, width, onClick, ...rest }: CellProps) {
  const t = useTexts('brandComparison');
  const cell = row.cells[column];
  if (!cell) return null;
  const isApart = isOutlier(row, cell);
  return (
    <CellBox
      {...rest}
      id={id}
      role="gridcell"
      aria-colindex={column + 2}
      style={{ width }}
      data-apart={isApart || undefined}
      data-inherited={cell.isInherited || undefined}
      onClick={(event) => onClick(event.altKey)}
    >
      <Value path={row.path} schema={row.schema} value={cell.value} brandId={member.brandId} />
      {cell.isChanged && <Dot title={t('changed')} role="img" aria-label={t('changed')} />}
      {isApart && <span className="visually-hidden">{t('isApart')}</span>}
    </CellBox>
  );
}

/** Memoized: scrolling renders lines many times a second while their values stay the same. */
const Value = memo(ValueMark);

import { useMemo } from 'react';
import { mayAs } from '@studio/core/api/session';
import { useTexts } from '@studio/i18n/texts';
import { Swatch } from '@staff/ui/Swatch';
import { type Row, standsApart } from './compare';
import { Corner, Head, HeadCell } from './ComparisonGrid.styles';
import { HEAD, NAME } from './grid';
import type { Member } from './useComparison';

interface Props {
  readonly members: readonly Member[];
  readonly rows: readonly Row[];
  /** Columns in sight, `[from, to)`. */
  readonly columns: readonly [number, number];
  readonly width: number;
  readonly onOpen: (member: Member) => void;
}

/** The brands above their columns, each with the number of its settings that differ. */
export function ComparisonHead({ members, rows, columns: [from, to], width, onOpen }: Props) {
  const t = useTexts('brandComparison');
  const apart = useMemo(
    () =>
      members.map(
        (_, i) => rows.filter((row) => row.cells[i] !== undefined && standsApart(row, row.cells[i])).length,
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

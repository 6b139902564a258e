import { useState } from 'react';
import styled from 'styled-components';
import { SegmentedControl } from '@backoffice/ui/Select';
import type { GroupId } from '@studio/features/settings/groups';
import { GroupForm } from '@studio/features/settings-form/GroupForm';
import { useTexts } from '@studio/i18n/texts';

const pages = ['limits', 'bonus', 'levels'] as const satisfies readonly GroupId[];

/** What members may deposit and withdraw, what they get for it, and their levels. */
export function MoneyStep() {
  const t = useTexts('brandLife');
  const f = useTexts('form');
  const [page, setPage] = useState<(typeof pages)[number]>('limits');
  return (
    <>
      <Inset>
        <SegmentedControl
          label={t('title.money')}
          value={page}
          choices={pages.map((value) => ({ value, label: f(`group.${value}`) }))}
          onChange={setPage}
        />
      </Inset>
      <GroupForm key={page} group={page} />
    </>
  );
}

const Inset = styled.div`
  padding: 0 16px 8px;
`;

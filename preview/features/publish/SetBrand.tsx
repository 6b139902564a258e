import { useState } from 'react';
import styled from 'styled-components';
import { settingChanges } from '#core/brand/edit';
import { type BrandSummary, draftOf, useGetFilesQuery } from '@studio/core/api/brandsApi';
import { useTexts } from '@studio/i18n/texts';
import { Badge } from '@staff/ui/Badge';
import { ChangesList } from './ChangesList';
import { useGetReviewQuery } from '@studio/core/api/publishApi';
import { ReviewSection } from './ReviewSection';

interface Props {
  readonly brand: BrandSummary;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
}

/** One brand of a set: whether it is included, its changes, their cost and the approval that they need. */
export function SetBrand({ brand, isChosen, onToggle }: Props) {
  const t = useTexts('publish');
  const shell = useTexts('shell');
  const [isOpen, setOpen] = useState(false);
  const { brandId, displayName, errors, warnings } = brand;
  const { data: files } = useGetFilesQuery();
  const { data: review } = useGetReviewQuery(draftOf(brand), {
    skip: errors > 0,
    refetchOnMountOrArgChange: true,
  });
  const own = files?.find((each) => each.brandId === brandId);
  const changes = own?.draft ? settingChanges(own.published, own.draft) : [];
  return (
    <Item>
      <label>
        <input type="checkbox" checked={isChosen} disabled={errors > 0} onChange={onToggle} />
        <strong>{displayName}</strong>
      </label>
      <span>{t('changes.count', { count: changes.length })}</span>
      {errors > 0 && <Badge tone="danger">{shell('brands.errors', { count: errors })}</Badge>}
      {warnings > 0 && <Badge tone="warning">{shell('brands.warnings', { count: warnings })}</Badge>}
      {review?.second === true && <Badge tone="accent">{t('set.second')}</Badge>}
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{t('set.details')}</summary>
        {isOpen && (
          <Details>
            <ChangesList changes={changes} />
            {review && <ReviewSection review={review} />}
          </Details>
        )}
      </details>
    </Item>
  );
}

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 10px;
  align-items: center;
  padding: 10px 12px;
  border: 1px solid var(--s-line);
  border-radius: var(--s-radius);

  & > label {
    display: flex;
    flex: 1;
    gap: 8px;
    align-items: center;
    min-width: 160px;
    min-height: 28px;
  }
  & > span {
    color: var(--s-muted);
    font-size: 13px;
  }
  & > details {
    flex-basis: 100%;
  }
  & summary {
    color: var(--s-muted);
    font-size: 13px;
    cursor: pointer;
  }
`;

const Details = styled.div`
  display: grid;
  gap: 12px;
  padding-top: 8px;
`;

import { shallowEqual } from 'react-redux';
import { ReleaseFields, useReleaseForm } from './ReleaseForm';
import { Stack } from '@backoffice/ui/Stack';
import { Rocket } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { type BrandSummary, useGetBrandsQuery } from '@backoffice/api/brandListApi';
import { draftOf, useGetFilesQuery } from '@studio/core/api/brandsApi';
import { may } from '@backoffice/api/staffApi';
import { useTexts } from '@studio/i18n/texts';
import { Button } from '@backoffice/ui/Button';
import { Dialog } from '@backoffice/ui/Dialog';
import { Notice, useNotify } from '@backoffice/ui/Notice';
import { useReleaseSetMutation, selectReview, useGetReviewQuery } from '@studio/core/api/publishApi';
import { useStudioSelector } from '@studio/core/store/createStudioStore';
import { SetError } from './Releases';
import { SetList } from './SetList';
import { settingChanges } from '#core/brand/edit';
import { Badge } from '@backoffice/ui/Badge';
import { ChangesList } from './ChangesList';
import { ReviewSection } from './ReviewSection';

/** Fewest brands of a set: a single brand is published from its own workspace. */
const LEAST = 2;

/** The brands in use with a draft that this person may publish. */
const publishable = (brands: readonly BrandSummary[]): readonly BrandSummary[] =>
  brands.filter(
    (brand) => brand.draft !== null && brand.state !== 'ARCHIVED' && may(brand, 'releases.publish'),
  );

/** Reviews and publishes several drafts together, and lists earlier sets. */
export function SetDialog({ onClose }: { readonly onClose: () => void }) {
  const notify = useNotify();
  const t = useTexts('publish');
  const { data: brands = [] } = useGetBrandsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [request, { isLoading, error }] = useReleaseSetMutation();
  const changed = publishable(brands);
  const chosen = changed.filter(({ brandId, errors }) => errors === 0 && !left.has(brandId));
  const form = useReleaseForm(chosen.reduce((sum, brand) => sum + brand.warnings, 0));
  const { needsSecond, isReviewing } = useStudioSelector((state) => {
    const reviews = chosen.map((brand) => selectReview(draftOf(brand))(state));
    return {
      needsSecond: reviews.some(({ data }) => data?.second === true),
      isReviewing: reviews.some(({ isUninitialized, isLoading }) => isUninitialized || isLoading),
    };
  }, shallowEqual);
  const missing = [
    chosen.length < LEAST && t('missing.brands'),
    isReviewing && t('missing.review'),
    ...form.missing,
  ].filter((each) => each !== false);

  const toggle = (brandId: string) =>
    setLeft((now) => new Set(now.has(brandId) ? [...now].filter((id) => id !== brandId) : [...now, brandId]));
  const publish = async () => {
    const { data } = await request({ brands: chosen.map(draftOf), ...form.request });
    if (!data) return;
    notify(t(`set.done.${data.status}` as 'set.done.PUBLISHED', { count: data.releases.length }));
    onClose();
  };
  const label = needsSecond ? 'set.sendForApproval' : form.typed.when.later ? 'set.schedule' : 'set.publish';
  return (
    <Dialog
      title={t('set.title')}
      onClose={onClose}
      width={680}
      actions={
        changed.length < LEAST ? undefined : (
          <Button
            variant="primary"
            icon={Rocket}
            disabled={missing.length > 0}
            pending={isLoading}
            onClick={() => void publish()}
          >
            {t(label, { count: chosen.length })}
          </Button>
        )
      }
    >
      <Stack $gap={4}>
        <SetError error={error} />
        {changed.length < LEAST ? (
          <Notice>{t('set.none')}</Notice>
        ) : (
          <>
            <p>{t('set.help')}</p>
            <ReleaseFields form={form} />
            <Stack as="ul">
              {changed.map((brand) => (
                <SetBrand
                  key={brand.brandId}
                  brand={brand}
                  isChosen={chosen.includes(brand)}
                  onToggle={() => toggle(brand.brandId)}
                />
              ))}
            </Stack>
            {missing.length > 0 && <Notice>{`${t('missing')} ${missing.join(' · ')}`}</Notice>}
          </>
        )}
        <SetList />
      </Stack>
    </Dialog>
  );
}

interface Props {
  readonly brand: BrandSummary;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
}

/** One brand of a set: whether it is included, its changes, their cost and the approval that they need. */
function SetBrand({ brand, isChosen, onToggle }: Props) {
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

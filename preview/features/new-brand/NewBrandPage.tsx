import styled from 'styled-components';
import { type BrandSummary, useGetBrandsQuery } from '@backoffice/api/brandListApi';
import { administersAll, useGetMeQuery } from '@backoffice/api/peopleApi';
import { Loaded } from '@backoffice/layout/Loaded';
import { PlainPage } from '@backoffice/layout/PlainPage';
import { EmptyState } from '@backoffice/ui/Loading';
import { useTexts } from '@studio/i18n/texts';
import { NamesStep } from './NamesStep';
import { usePlan } from './plan';
import { SourceStep } from './SourceStep';
import { createSteps, StepList } from './StepList';

/** The first two steps of a new brand. They create it, and the workspace goes on with the third. */
export function NewBrandPage() {
  const t = useTexts('brandLife');
  const me = useGetMeQuery();
  const brands = useGetBrandsQuery();
  return (
    <PlainPage title={t('new')} text={t('lead')}>
      <Narrow>
        <Loaded query={me}>
          {(person) =>
            administersAll(person) ? (
              <Loaded query={brands}>{(list) => <Steps brands={list} />}</Loaded>
            ) : (
              <EmptyState title={t('noRight')} />
            )
          }
        </Loaded>
      </Narrow>
    </PlainPage>
  );
}

function Steps({ brands }: { readonly brands: readonly BrandSummary[] }) {
  const { step, plan, go, change } = usePlan(brands);
  return (
    <>
      <StepList current={step} reachable={createSteps} onStep={go} />
      {step === 'source' ? (
        <SourceStep brands={brands} plan={plan} onChange={change} onNext={() => go('names')} />
      ) : (
        <NamesStep brands={brands} plan={plan} onBack={() => go('source')} />
      )}
    </>
  );
}

const Narrow = styled.div`
  display: grid;
  gap: 20px;
  max-width: 640px;
`;

import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { text } from '@/theme/typography';
import { CopyButton } from '@/ui/CopyButton';
import { ErrorState } from '@/ui/ErrorState';
import { SkeletonCard } from '@/ui/Skeleton';
import { useGetSeedsQuery, useRotateSeedMutation, type RevealedSeed } from './fairApi';
import { ProvenPlays } from './ProvenPlays';
import { useForm } from 'react-hook-form';
import { useOutcomeToast } from '@/api/useOutcomeToast';
import { Button } from '@/ui/Button';
import { ruleResolver } from '@/ui/form/ajvResolver';
import { FormText } from '@/ui/form/fields';
import { Stack } from '@/ui/Stack';
import { useState } from 'react';
import { Notice } from '@/ui/Notice';
import { matchesCommitment } from './replayDraw';

/** The commitment for the next plays, and verification of earlier ones. */
export function FairPanel() {
  const { t } = useTranslation('prize');
  const { data, isError, refetch } = useGetSeedsQuery(undefined, { refetchOnMountOrArgChange: true });

  if (isError) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <SkeletonCard />;
  return (
    <>
      <p>{t('fair.lead')}</p>
      <Facts>
        <dt>{t('fair.commitment')}</dt>
        <dd>
          <code data-testid="commitment">{data.commitment}</code>
          <CopyButton value={data.commitment} />
        </dd>
        <dt>{t('fair.clientSeed')}</dt>
        <dd>
          <code>{data.clientSeed}</code>
        </dd>
        <dt>{t('fair.nonce')}</dt>
        <dd>
          <span>{t('left.count', { n: data.nonce })}</span>
        </dd>
      </Facts>
      <NextSeed />
      <Part>
        <h3>{t('fair.playsTitle')}</h3>
        <p>{t('fair.playsLead')}</p>
        <ProvenPlays />
      </Part>
      {data.revealed.length > 0 && (
        <Part>
          <h3>{t('fair.revealed')}</h3>
          {data.revealed.map((seed) => (
            <SeedCheck key={seed.commitment} seed={seed} />
          ))}
        </Part>
      )}
    </>
  );
}

const Facts = styled.dl`
  padding: 12px 16px;
  border-radius: var(--radius-m);
  background: var(--surface-2);

  dt {
    color: var(--text-muted);
    ${text('micro')}
  }
  dd {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 8px;
  }
  dd + dt {
    margin-top: 8px;
  }
  code,
  dd > span {
    overflow-wrap: anywhere;
    ${text('micro')}
  }
`;

const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  padding-top: 12px;
  border-top: 1px dashed var(--line);

  h3 {
    ${text('body', 'bold')}
  }
  > p {
    margin-top: -6px;
    color: var(--text-muted);
    ${text('small')}
  }
`;

/** Format of a client seed that the platform accepts. */
const PART = /^[A-Za-z0-9_-]{1,64}$/;

/** Reveals the current server seed and starts the next one, optionally with the member's client seed. */
export function NextSeed() {
  const { t } = useTranslation('prize');
  const report = useOutcomeToast();
  const [rotate, { isLoading }] = useRotateSeedMutation();
  const { control, handleSubmit, reset } = useForm({
    defaultValues: { part: '' },
    mode: 'onChange',
    resolver: ruleResolver(({ part }) => ({
      part: part === '' || PART.test(part) ? null : t('fair.ownPartWrong'),
    })),
  });

  const reveal = handleSubmit(async ({ part }) => {
    if (report(await rotate(part === '' ? undefined : part), t('fair.rotated'))) reset();
  });

  return (
    <form noValidate onSubmit={(event) => void reveal(event)}>
      <Stack $gap={10}>
        <FormText
          control={control}
          name="part"
          label={t('fair.ownPart')}
          help={t('fair.ownPartHelp')}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" variant="secondary" full pending={isLoading}>
          {t('fair.rotate')}
        </Button>
      </Stack>
    </form>
  );
}

const results = { ok: 'success', bad: 'danger', impossible: 'warning' } as const;

/** A revealed seed, and the check that it matches its published hash. */
export function SeedCheck({
  seed: { seed, commitment, firstNonce, lastNonce },
}: {
  readonly seed: RevealedSeed;
}) {
  const { t } = useTranslation('prize');
  const [found, setFound] = useState<keyof typeof results | null>(null);
  const wasUsed = lastNonce >= firstNonce;
  return (
    <Box>
      <span>{wasUsed ? t('fair.plays', { first: firstNonce, last: lastNonce }) : t('fair.noPlays')}</span>
      <small>{t('fair.fingerprint')}</small>
      <code>{commitment}</code>
      <small>{t('fair.seed')}</small>
      <code>{seed}</code>
      {found === null ? (
        <Button
          variant="secondary"
          size="small"
          onClick={() => void compare(seed, commitment).then(setFound)}
        >
          {t('fair.check')}
        </Button>
      ) : (
        <Notice tone={results[found]}>{t(`fair.${found}`)}</Notice>
      )}
    </Box>
  );
}

/** Browsers provide `crypto.subtle` only in secure contexts. */
async function compare(seed: string, commitment: string): Promise<keyof typeof results> {
  const matches = await matchesCommitment(seed, commitment).catch(() => null);
  if (matches === null) return 'impossible';
  return matches ? 'ok' : 'bad';
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
  padding: 12px 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--surface-2);

  small {
    color: var(--text-muted);
    ${text('micro')}
  }
  code {
    margin-bottom: 4px;
    overflow-wrap: anywhere;
    ${text('micro')}
  }
`;

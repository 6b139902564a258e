import styled from 'styled-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { text } from '@/theme/typography';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import type { RevealedSeed } from './fairApi';
import { matchesCommitment } from './replayDraw';

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

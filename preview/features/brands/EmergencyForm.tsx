import { ErrorNotice } from '@backoffice/layout/Loaded';
import { useState } from 'react';
import { type BrandSummary } from '@backoffice/api/brandListApi';
import { useSetOperationMutation } from '@studio/core/api/brandsApi';
import { useLanguage, useTexts } from '@studio/i18n/texts';
import { fromLocalBox, moment, toLocalBox } from '@backoffice/i18n/bangkokTime';
import { Button } from '@backoffice/ui/Button';
import { Notice, useNotify } from '@backoffice/ui/Notice';
import { Select } from '@backoffice/ui/Select';
import { Stack } from '@backoffice/ui/Stack';
import { TextField } from '@backoffice/ui/Field';
import { MINUTE_MS } from '#core/time/durations';

interface Props {
  readonly brand: BrandSummary;
  readonly canSwitch: boolean;
  readonly onDone: () => void;
}

/** Expected duration in minutes; 0 if unknown. */
const spans = [15, 30, 60, 120, 240, 0] as const;

/** The status of the site, and the button that changes it. */
export function EmergencyForm({ brand, canSwitch, onDone }: Props) {
  const notify = useNotify();
  const t = useTexts('shell');
  const [setOperation, { isLoading, error }] = useSetOperationMutation();
  const [message, setMessage] = useState('');
  const [minutes, setMinutes] = useState<number>(30);
  const { operation, brandId, displayName } = brand;
  const isClosed = operation.websiteStatus === 'MA';

  const turn = async () => {
    const endAt = minutes === 0 ? null : fromLocalBox(toLocalBox(Date.now() + minutes * MINUTE_MS));
    const answer = await setOperation(
      isClosed
        ? { brandId, websiteStatus: 'ACTIVE' }
        : { brandId, websiteStatus: 'MA', message: message.trim() || null, endAt },
    );
    if (answer.error) return;
    notify(t(isClosed ? 'emergency.didOpen' : 'emergency.didClose', { brand: displayName }));
    onDone();
  };
  return (
    <Stack $gap={3}>
      <h3>{displayName}</h3>
      <Status brand={brand} />
      {!isClosed && canSwitch && (
        <>
          <TextField
            label={t('emergency.message')}
            placeholder={t('emergency.placeholder')}
            maxLength={200}
            value={message}
            onChange={setMessage}
          />
          <Select
            label={t('emergency.end')}
            value={String(minutes)}
            choices={spans.map((span) => ({ value: String(span), label: spanName(span) }))}
            onChange={(value) => setMinutes(Number(value))}
          />
        </>
      )}
      <ErrorNotice error={error} />
      {canSwitch ? (
        <Button variant={isClosed ? 'primary' : 'danger'} pending={isLoading} onClick={() => void turn()}>
          {t(isClosed ? 'emergency.reopen' : 'emergency.close')}
        </Button>
      ) : (
        <Notice>{t('emergency.noRight')}</Notice>
      )}
    </Stack>
  );

  function spanName(span: number): string {
    if (span === 0) return t('emergency.unknown');
    return span < 60 ? t('emergency.minutes', { count: span }) : t('emergency.hours', { n: span / 60 });
  }
}

function Status({ brand: { operation } }: Pick<Props, 'brand'>) {
  const t = useTexts('shell');
  const { language } = useLanguage();
  const { websiteStatus, message, endAt } = operation;
  if (websiteStatus !== 'MA') return <Notice tone="success">{t('emergency.open')}</Notice>;
  return (
    <Notice tone="danger">
      <strong>{t('emergency.closed')}</strong>
      {message !== null && <p>{message}</p>}
      <p>{endAt === null ? t('emergency.noEnd') : t('emergency.until', { at: moment(endAt, language) })}</p>
    </Notice>
  );
}

import { readError } from '@backoffice/api/staffApi';
import { useDeskStore } from '@desk/core/createDeskStore';
import { decisionDone, decisionRefused, decisionSent } from '@desk/core/outboxSlice';
import { type Decision, type QueueItem, queueApi } from '@desk/core/queueApi';
import { useTexts } from '@desk/i18n/texts';
import type { Action } from './actions';

/** A failure of the connection: whether the decision counts is unknown, so the item has to be opened again. */
const UNKNOWN = { status: 0, code: 'GENERIC', message: '' } as const;

/** Sends a decision without waiting for it; a refused one comes back as a card. */
export function useDecide(item: QueueItem): (action: Action, body?: Decision['body']) => void {
  const t = useTexts('review');
  const store = useDeskStore();
  return ({ act, call }, body) => {
    const { kind, uuid, brandId, brandName, user, amount } = item;
    store.dispatch(
      decisionSent({ item: { kind, uuid, brandId, brandName, user, amount }, act: t(`act.${act}`) }),
    );
    const sent = store.dispatch(
      queueApi.endpoints.decide.initiate({ call, item, ...(body !== undefined && { body }) }),
    );
    void sent.then(({ error }) => {
      if (error === undefined) store.dispatch(decisionDone(uuid));
      else store.dispatch(decisionRefused({ uuid, error: readError(error) ?? UNKNOWN }));
    });
  };
}

import styled from 'styled-components';
import { formatMoney } from '@/lib/formatMoney';
import { X } from 'lucide-react';
import { IconButton, LinkButton } from '@backoffice/ui/Button';
import { Notice } from '@backoffice/ui/Notice';
import { useDeskDispatch, useDeskSelector } from '@desk/core/createDeskStore';
import { refusalDismissed, selectSent } from '@desk/core/outboxSlice';
import { useErrorText, useTexts } from '@desk/i18n/texts';

/** Decisions that the server refused after the person had moved on; each stays until it is dismissed. */
export function RefusedCards() {
  const t = useTexts('queue');
  const u = useTexts('ui');
  const errorText = useErrorText();
  const dispatch = useDeskDispatch();
  const refused = useDeskSelector(selectSent).filter(({ error }) => error !== null);
  if (refused.length === 0) return null;
  return (
    <Cards>
      {refused.map(({ item, act, error }) => (
        <Notice
          key={item.uuid}
          tone="danger"
          live
          action={
            <IconButton
              size="s"
              label={u('close')}
              icon={X}
              onClick={() => dispatch(refusalDismissed(item.uuid))}
            />
          }
        >
          <strong>{t('refused.title', { act })}</strong>
          <p>
            {item.brandName} · {item.user?.name ?? t('list.system')}
            {item.amount !== null && ` · ${formatMoney(item.amount)}`}
          </p>
          <p>{error && errorText(error)}</p>
          <LinkButton
            size="s"
            to={`/q/${item.kind}/${item.uuid}`}
            onClick={() => dispatch(refusalDismissed(item.uuid))}
          >
            {t('refused.open')}
          </LinkButton>
        </Notice>
      ))}
    </Cards>
  );
}

const Cards = styled.div`
  display: grid;
  flex: none;
  gap: 8px;
  max-height: 50%;
  padding: 10px 12px;
  overflow: auto;
  border-bottom: 1px solid var(--s-line);

  a {
    margin-top: 6px;
  }
`;

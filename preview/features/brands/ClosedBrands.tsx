import { CircleAlert } from 'lucide-react';
import styled from 'styled-components';
import { LIST_POLL, useGetClosedBrandsQuery } from '@studio/core/api/brandsApi';
import { useTexts } from '@studio/i18n/texts';
import { Badge } from '@staff/ui/Badge';

/** Brands that are not served because their file is invalid, with their problems; empty without any. */
export function ClosedBrands() {
  const t = useTexts('shell');
  const { data: closed = [] } = useGetClosedBrandsQuery(undefined, {
    pollingInterval: LIST_POLL,
    skipPollingIfUnfocused: true,
  });
  if (closed.length === 0) return null;
  return (
    <List>
      {closed.map(({ brandId, reason }) => (
        <li key={brandId}>
          <details>
            <summary>
              <span>{brandId}</span>
              <Badge tone="danger">
                <CircleAlert size={12} aria-hidden="true" />
                {t('brands.closed')}
              </Badge>
            </summary>
            <p>{t('brands.closedWhy')}</p>
            <pre>{reason}</pre>
          </details>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: 4px;
  padding: 2px 14px 8px;

  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    min-height: 32px;
    font-weight: 600;
    cursor: pointer;
  }
  p {
    color: var(--s-muted);
    font-size: 12px;
    line-height: 18px;
  }
  pre {
    overflow-wrap: anywhere;
    color: var(--s-text);
    font-size: 12px;
    line-height: 18px;
    white-space: pre-wrap;
  }
`;

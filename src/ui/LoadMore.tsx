import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from './Button';

interface Props {
  readonly hasMore: boolean;
  readonly pending: boolean;
  readonly onMore: () => void;
}

/** Fetches the next page of a list; hidden when the list is complete. */
export function LoadMore({ hasMore, pending, onMore }: Props) {
  const { t } = useTranslation();
  if (!hasMore) return null;
  return (
    <Row>
      <Button variant="secondary" pending={pending} onClick={onMore}>
        {t('action.loadMore')}
      </Button>
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  justify-content: center;
  padding: 16px 0;
`;

import { Search } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { foldText } from '@/lib/foldText';
import { useHydratedInput } from '@/lib/useHydratedInput';
import { lazyExtra } from '@/lib/lazyPart';

/** Loaded with the first search, so that the page opens without this code and the game names. */
const GameHits = lazyExtra(async () => (await import('./GameHits')).GameHits);

/** Minimum number of letters before the list filters. */
const MIN_LETTERS = 2;

/** Game search of the brand; a hit leads a visitor through log-in to the game. */
export function GameSearch() {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  return (
    <Box role="search">
      <Search size={18} aria-hidden="true" />
      <input
        ref={useHydratedInput(text, setText)}
        type="search"
        value={text}
        placeholder={t('search.placeholder')}
        aria-label={t('search.placeholder')}
        onChange={(event) => setText(event.target.value)}
      />
      {foldText(text).length >= MIN_LETTERS && (
        <Hits>
          <Suspense fallback={<p>{t('loading')}</p>}>
            <GameHits text={text} onChosen={() => setText('')} />
          </Suspense>
        </Hits>
      )}
    </Box>
  );
}

const Box = styled.div`
  position: relative;
  display: flex;
  flex: 1 1 100%;
  order: 9;
  align-items: center;
  gap: 8px;
  padding: 0 14px;
  border: 1px solid var(--line);
  border-radius: var(--control-radius);
  background: var(--surface-2);
  color: var(--text-muted);

  input {
    flex: 1;
    min-width: 0;
    height: 44px;
    border: 0;
    background: none;
    color: var(--text);
    font: 400 16px/1.6 var(--font-body);
    outline: none;
  }

  &:focus-within {
    border-color: var(--focus);
  }

  @media (min-width: 768px) {
    flex: 0 1 320px;
    order: 0;
  }
`;

const Hits = styled.div`
  position: absolute;
  top: calc(100% + 8px);
  right: 0;
  left: 0;
  z-index: 15;
  display: flex;
  flex-direction: column;
  max-height: 360px;
  padding: 8px;
  overflow-y: auto;
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--surface-2);
  box-shadow: var(--shadow-2);

  p {
    margin: 8px;
  }

  a {
    display: grid;
    flex: none;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: 12px;
    padding: 6px 8px;
    border-radius: var(--radius-s);
    color: var(--text);
    text-decoration: none;
  }

  a > img {
    border-radius: var(--radius-s);
    object-fit: cover;
  }

  a > span {
    display: grid;
  }

  a:hover {
    background: var(--surface-3);
  }
`;

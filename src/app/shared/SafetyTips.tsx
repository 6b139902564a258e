import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

const tips = ['safety.account', 'safety.secret', 'safety.transfer'] as const;

/** Safety advice about people who claim to be staff. */
export function SafetyTips() {
  const { t } = useTranslation('contact');
  return (
    <Box>
      <h2>
        <ShieldCheck size={20} aria-hidden="true" />
        {t('safety.title')}
      </h2>
      <ul>
        {tips.map((tip) => (
          <li key={tip}>{t(tip)}</li>
        ))}
      </ul>
    </Box>
  );
}

const Box = styled.section`
  padding: 20px;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface-1);

  h2 {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 8px;
    align-items: center;
    margin-bottom: 8px;
    font-size: 1rem;

    svg {
      color: var(--success);
    }
  }

  li {
    position: relative;
    padding: 4px 0 4px 18px;
    color: var(--text-muted);
  }

  li::before {
    position: absolute;
    top: 14px;
    left: 2px;
    width: 6px;
    height: 6px;
    border-radius: 50%;
    background: var(--success);
    content: '';
  }
`;

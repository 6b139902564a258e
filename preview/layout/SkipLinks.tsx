import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { useTexts } from '@studio/i18n/texts';

/** Targets of the skip links in the workspace, by element id. */
export const skipTargets = {
  settings: 'studio-settings',
  preview: 'studio-preview',
  publish: 'studio-publish',
} as const;

type SkipTarget = keyof typeof skipTargets;

interface Props {
  readonly to: SkipTarget;
  /** Makes the target visible first. */
  readonly reveal?: () => void;
}

/** Moves the focus to a part of the workspace; visible only while it has the focus. */
export function SkipLink({ to, reveal }: Props) {
  const t = useTexts('shell');
  const id = skipTargets[to];
  return (
    <Skip
      href={`#${id}`}
      onClick={(event) => {
        // Not a fragment link, because the URL contains the view and loses the fragment with the next change.
        event.preventDefault();
        // The focus cannot enter a collapsed pane.
        flushSync(() => reveal?.());
        document.getElementById(id)?.focus();
      }}
    >
      {t(`skip.${to}`)}
    </Skip>
  );
}

/** The first stops of the keyboard on the page. */
export function SkipLinks({ onShowForm }: { readonly onShowForm: () => void }) {
  const t = useTexts('shell');
  return (
    <nav aria-label={t('skip')}>
      <SkipLink to="settings" reveal={onShowForm} />
      <SkipLink to="preview" />
      <SkipLink to="publish" />
    </nav>
  );
}

const Skip = styled.a`
  position: absolute;
  z-index: 40;
  padding: 6px 12px;
  border-radius: var(--s-radius);
  background: var(--s-accent-fill);
  box-shadow: var(--s-shadow);
  color: var(--s-on-accent);
  font-weight: 600;

  nav > & {
    top: 5px;
    left: 8px;
  }
  &:not(:focus) {
    width: 1px;
    height: 1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

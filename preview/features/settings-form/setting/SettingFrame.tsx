import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { SkipLink } from '@studio/layout/SkipLinks';
import { useTexts } from '@studio/i18n/texts';
import { IconButton } from '@staff/ui/Button';
import { Tooltip } from '@staff/ui/Tooltip';
import type { Setting } from '@studio/core/store/useSetting';
import { useFocusActions } from '@studio/features/settings/focus';
import { useForm } from '../base/formContext';
import { useShownValue } from '@studio/features/settings/settingNames';

interface Props {
  readonly path: string;
  readonly title: string;
  readonly help: string;
  readonly noteId: string;
  readonly setting: Setting;
  /** Only the system decides it: there is no way back. */
  readonly isFact: boolean;
  /** The control is next to its title. */
  readonly inline: boolean;
  readonly children: ReactNode;
  /** Its problems. */
  readonly problems: ReactNode;
}

/** Around each control: name, help, where the value comes from, and the way back to the inherited one. */
export function SettingFrame({
  path,
  title,
  help,
  noteId,
  setting,
  isFact,
  inline,
  children,
  problems,
}: Props) {
  const { settingFocused } = useFocusActions();
  const t = useTexts('form');
  const { canEdit } = useForm();
  const show = useShownValue();
  const { isOwn, isChanged, inherited, reset } = setting;
  const canReset = canEdit && !isFact && isOwn && inherited !== undefined;
  return (
    // While capturing, so that a part of the setting names itself afterwards.
    <Box data-setting={path} data-inline={inline || undefined} onFocusCapture={() => settingFocused(path)}>
      <Head>
        <Title>
          {title}
          <Origin data-own={isOwn || undefined}>{t(isOwn ? 'origin.brand' : 'origin.default')}</Origin>
          {isChanged && (
            <Tooltip text={t('changed')}>
              <Dot role="img" aria-label={t('changed')} />
            </Tooltip>
          )}
        </Title>
        {canReset && (
          <IconButton
            size="s"
            label={t('reset', { value: show(inherited, setting.schema) })}
            onClick={reset}
            data-reset=""
          >
            <RotateCcw size={13} aria-hidden="true" />
          </IconButton>
        )}
      </Head>
      <Body>{children}</Body>
      {isChanged && <SkipLink to="publish" />}
      {help !== '' && <Help id={noteId}>{help}</Help>}
      {problems}
    </Box>
  );
}

const Origin = styled.span`
  flex: none;
  color: var(--s-faint);
  font-size: 12px;
`;

const Box = styled.div`
  display: grid;
  gap: 4px;
  min-width: 0;
  padding: 7px 16px;
  scroll-margin: 72px 0;

  &[data-inline] {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    column-gap: 8px;
  }
  &[data-inline] input[data-figures] {
    width: 104px;
  }
  &[data-inline] [data-unit] > input {
    width: 128px;
  }
  &[data-inline] > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
  &:focus-within {
    box-shadow: inset 2px 0 0 var(--s-accent);
  }
  /* Most settings are inherited: a label on each would hide those that are not. */
  @media (hover: hover) {
    &:not(:hover, :focus-within) ${Origin}:not([data-own]) {
      opacity: 0;
    }
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 6px;
  min-width: 0;
  min-height: 26px;
`;

const Title = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 8px;
  min-width: 0;
  line-height: 20px;
  overflow-wrap: anywhere;
`;

const Dot = styled.span`
  flex: none;
  align-self: center;
  width: 6px;
  height: 6px;
  border-radius: 50%;
  background: var(--s-accent);
`;

const Body = styled.div`
  min-width: 0;
`;

const Help = styled.p`
  color: var(--s-faint);
  font-size: 12.5px;
  line-height: 19px;
`;

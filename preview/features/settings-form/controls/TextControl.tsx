import { Stack } from '@backoffice/ui/Stack';
import { patterns } from '#schemas/brand/patterns';
import { type ControlProps, inputProps, Area, TypedInput, useTyped } from '../base/Input';
import styled from 'styled-components';
import { pointerKeys } from '#core/brand/json';
import { describe } from '#schemas/brand/describe';
import { useSetting } from '@studio/core/store/useSetting';
import { titleOf } from '@backoffice/i18n/settingNames';
import { ExternalLink } from 'lucide-react';
import { useLanguage, useTexts } from '@studio/i18n/texts';
import { Tooltip } from '@backoffice/ui/Tooltip';

/** Texts that may be longer than this are given room to wrap, in characters. */
const LONG = 60;

/** One line of text, or a few. */
export function TextControl(props: ControlProps) {
  const { value, set } = props;
  const typed = useTyped(typeof value === 'string' ? value : '', set);
  return isLong(props) ? (
    <Area
      {...inputProps(props)}
      value={typed.text}
      onBlur={typed.onBlur}
      rows={2}
      // Texts are one line in the brand, however they wrap here.
      onChange={(event) => typed.onChange(event.currentTarget.value.replace(/\s*\n\s*/g, ' '))}
    />
  ) : (
    <TypedInput control={props} typed={typed} />
  );
}

/** Ids and paths have no place to break a line. */
function isLong({ schema }: ControlProps): boolean {
  const { maxLength = 0, pattern } = schema as { maxLength?: number; pattern?: string };
  return pattern === patterns.text && maxLength > LONG;
}

/** The same text in both languages, side by side where there is room. */
export function BilingualControl(props: ControlProps) {
  return (
    <Pair>
      <Half {...props} path={`${props.path}/th`} />
      <Half {...props} path={`${props.path}/en`} />
    </Pair>
  );
}

function Half({ path, ...props }: ControlProps) {
  const { language } = useLanguage();
  const { value, set } = useSetting(path);
  const schema = describe(pointerKeys(path)) ?? props.schema;
  const name = titleOf(schema, language);
  return (
    <label data-setting={path}>
      <span>{name}</span>
      <TextControl {...props} {...{ path, schema, value, set }} label={`${props.label} · ${name}`} />
    </label>
  );
}

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  gap: 8px;

  & > label {
    display: grid;
    align-content: start;
    gap: 2px;
  }
  & > label > span {
    color: var(--s-faint);
    font-size: 12px;
  }
`;

/** An https address, with a link to open it. */
export function AddressControl(props: ControlProps) {
  const { value, set } = props;
  const t = useTexts('form');
  const address = typeof value === 'string' ? value : '';
  const typed = useTyped(address, (text) => set(text.trim()));
  return (
    <Stack $row $gap={1}>
      <TypedInput control={props} typed={typed} type="url" inputMode="url" placeholder="https://" />
      {/^https:\/\/./.test(address) && (
        <Tooltip text={t('open')}>
          <Link href={address} target="_blank" rel="noopener noreferrer" aria-label={t('open')}>
            <ExternalLink size={15} />
          </Link>
        </Tooltip>
      )}
    </Stack>
  );
}

const Link = styled.a`
  display: grid;
  flex: none;
  width: 30px;
  height: 30px;
  place-items: center;
  border-radius: var(--s-radius);
  color: var(--s-muted);

  &:hover {
    background: var(--s-hover);
    color: var(--s-text);
  }
`;

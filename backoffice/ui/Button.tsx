import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import styled, { css } from 'styled-components';
import { Spinner } from './Loading';
import { Tooltip } from './Tooltip';
import { Link } from '@/lib/router';
import { Check, Copy, type LucideIcon } from 'lucide-react';
import { copyText } from '@/lib/copyText';
import { useTexts } from '@backoffice/i18n/texts';

type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
type ControlSize = 's' | 'm';

/** The look by `data-variant` and `data-size`, shared by buttons and links that look like one. */
const buttonStyles = css`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: 6px;
  height: 30px;
  padding: 0 12px;
  border: 1px solid transparent;
  border-radius: var(--s-radius);
  background: transparent;
  color: var(--s-text);
  font-size: 14px;
  font-weight: 600;
  line-height: 20px;
  white-space: nowrap;
  text-decoration: none;
  user-select: none;
  transition: background-color 120ms, border-color 120ms, color 120ms;

  &:hover {
    text-decoration: none;
  }
  &[data-size='s'] {
    height: 26px;
    padding: 0 8px;
    font-size: 13px;
  }
  &[data-variant='primary'] {
    background: var(--s-accent-fill);
    box-shadow: inset 0 1px 0 rgba(255, 255, 255, 0.16);
    color: var(--s-on-accent);
  }
  &[data-variant='danger'] {
    background: var(--s-danger-fill);
    box-shadow: inset 0 1px 0 rgba(255, 255, 255, 0.16);
    color: #fff;
  }
  &[data-variant='primary']:hover:not(:disabled),
  &[data-variant='danger']:hover:not(:disabled) {
    filter: brightness(1.1);
  }
  &[data-variant='secondary'] {
    border-color: var(--s-line-strong);
    background: var(--s-raised);
  }
  &[data-variant='ghost'] {
    color: var(--s-muted);
  }
  &[data-variant='secondary']:hover:not(:disabled),
  &[data-variant='ghost']:hover:not(:disabled),
  &[data-variant='secondary'][data-state='open'],
  &[data-variant='ghost'][data-state='open'] {
    background: var(--s-hover);
    color: var(--s-text);
  }
  &[data-variant='ghost']:active:not(:disabled),
  &[data-variant='secondary']:active:not(:disabled) {
    background: var(--s-active);
  }
  &[aria-pressed='true'] {
    background: var(--s-accent-soft);
    color: var(--s-accent);
  }
  &:disabled {
    opacity: 0.45;
    cursor: not-allowed;
  }
  &[aria-busy='true']:disabled {
    opacity: 0.8;
  }
  & > svg {
    flex: none;
  }
`;

interface ButtonProps extends ComponentProps<'button'> {
  /** `primary` once on a screen. */
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ControlSize | undefined;
  /** Its work is running: shows that, and ignores further presses. */
  readonly pending?: boolean | undefined;
  /** Decoration before the text. */
  readonly icon?: LucideIcon | undefined;
}

export function Button({
  variant = 'secondary',
  size = 'm',
  pending = false,
  icon: Icon,
  ...props
}: ButtonProps) {
  const { disabled, children, ...rest } = props;
  return (
    <Face
      type="button"
      {...rest}
      data-variant={variant}
      data-size={size}
      aria-busy={pending || undefined}
      disabled={disabled === true || pending}
    >
      {pending ? <Spinner /> : Icon && <Icon size={14} />}
      {children}
    </Face>
  );
}

const Face = styled.button`
  ${buttonStyles}
`;

interface Props extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** Its accessible name, also shown in the tooltip. */
  readonly label: string;
  readonly icon: LucideIcon | ComponentType<{ readonly size: number }>;
  /** Shortcut shown in the tooltip, such as `mod+z`. */
  readonly combo?: string | undefined;
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ControlSize | undefined;
}

/** A square button with an icon. */
export function IconButton({ label, icon: Icon, combo, variant = 'ghost', size = 'm', ...rest }: Props) {
  return (
    <Tooltip text={label} combo={combo}>
      <IconButtonFace type="button" aria-label={label} {...rest} data-variant={variant} data-size={size}>
        <Icon size={size === 's' ? 14 : 16} />
      </IconButtonFace>
    </Tooltip>
  );
}

const IconButtonFace = styled.button`
  ${buttonStyles}
  width: 30px;
  padding: 0;

  &[data-size='s'] {
    width: 26px;
    padding: 0;
  }
`;

interface LinkButtonProps extends ComponentProps<typeof Link> {
  readonly variant?: ButtonVariant;
  readonly size?: ControlSize;
  readonly icon?: LucideIcon;
}

/** Goes somewhere, and looks like a button. */
export function LinkButton({
  variant = 'secondary',
  size = 'm',
  icon: Icon,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <LinkButtonFace {...rest} data-variant={variant} data-size={size}>
      {Icon && <Icon size={14} />}
      {children}
    </LinkButtonFace>
  );
}

const LinkButtonFace = styled(Link)`
  ${buttonStyles}
`;

interface CopyButtonProps {
  readonly text: string;
  readonly label?: string;
  readonly variant?: ButtonVariant;
  readonly size?: ControlSize;
}

/** Copies `text` to the clipboard and confirms it. */
export function CopyButton({ text, label, ...look }: CopyButtonProps) {
  const t = useTexts('ui');
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), 2_000);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return (
    <Button {...look} icon={isCopied ? Check : Copy} onClick={() => void copyText(text).then(setCopied)}>
      <span aria-live="polite">{isCopied ? t('copied') : (label ?? t('copy'))}</span>
    </Button>
  );
}

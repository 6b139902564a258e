import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useTexts } from '../i18n/useTexts';
import { IconButton } from './IconButton';
import { TextField } from './TextField';

/** A password, which whoever types it may look at. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'rows' | 'aside'>) {
  const t = useTexts('ui');
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  const eye = (
    <IconButton
      size="s"
      label={t(isShown ? 'password.hide' : 'password.show')}
      onClick={() => setShown(!isShown)}
    >
      <Icon size={14} aria-hidden="true" />
    </IconButton>
  );
  return <TextField {...props} type={isShown ? 'text' : 'password'} aside={eye} />;
}

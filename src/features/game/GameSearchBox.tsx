import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/ui/IconButton';
import { X } from '@/ui/icons';
import { TextInput } from '@/ui/TextInput';

interface Props {
  /** The label of the search field. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** Search field for games by name; the list updates with each letter. */
export function GameSearchBox({ label, value, onChange }: Props) {
  const { t } = useTranslation('games');
  return (
    <div role="search">
      <TextInput
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        label={label}
        hideLabel
        placeholder={label}
        icon={<Search size={20} aria-hidden="true" />}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        trailing={
          value !== '' && (
            <IconButton label={t('search.clear')} onClick={() => onChange('')}>
              <X size={18} aria-hidden="true" />
            </IconButton>
          )
        }
      />
    </div>
  );
}

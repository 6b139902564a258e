import { useState, type DragEvent, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button';
import { Box, Preview } from './FileDrop.styles';
import { Field, type FieldText } from './Field';
import { ImageUp, Trash2 } from './icons';

interface Props extends FieldText {
  readonly file: File | null;
  /** Null when the file is removed. */
  readonly onFile: (file: File | null) => void;
  /** As in `<input accept>`; the caller validates the content. */
  readonly accept?: string;
  /** Instruction inside the box. */
  readonly prompt: string;
  readonly disabled?: boolean | undefined;
}

/** Selects one image by picker, drop or camera, with a preview. */
export function FileDrop({ file, onFile, accept = 'image/*', prompt, disabled, ...text }: Props) {
  const { t } = useTranslation('slip');
  const [isOver, setOver] = useState(false);
  const preview = useFilePreview(file);

  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const dropped = event.dataTransfer.files[0];
    if (dropped && !disabled) onFile(dropped);
  };

  return (
    <Field {...text}>
      {({ required: _, ...attributes }) => (
        <>
          <Box
            data-over={isOver || undefined}
            data-filled={file ? true : undefined}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(true);
            }}
            onDragLeave={() => setOver(false)}
            onDrop={onDrop}
          >
            <input
              {...attributes}
              type="file"
              accept={accept}
              disabled={disabled}
              // Cleared so that selecting the same file again fires a change event.
              onClick={(event) => (event.currentTarget.value = '')}
              onChange={(event) => onFile(event.target.files?.[0] ?? null)}
            />
            {file && isDrawable(file) ? (
              <Preview ref={preview} alt={t('file.preview')} />
            ) : (
              <>
                <ImageUp size={36} strokeWidth={1.6} aria-hidden="true" />
                <span>{file ? file.name : prompt}</span>
              </>
            )}
            {file && <small>{t('file.change')}</small>}
          </Box>
          {file && (
            <Button
              variant="ghost"
              size="small"
              disabled={disabled}
              icon={<Trash2 size={18} aria-hidden="true" />}
              onClick={() => onFile(null)}
            >
              {t('file.remove')}
            </Button>
          )}
        </>
      )}
    </Field>
  );
}

/** Types that most browsers can display; HEIC is not among them. */
function isDrawable(file: File): boolean {
  return /^image\/(jpeg|png|webp)$/.test(file.type);
}

/** A `ref` for the `img` that shows a file; its object URL is revoked with the element or the file. */
function useFilePreview(file: File | null) {
  return useCallback(
    (image: HTMLImageElement | null) => {
      if (!image || !file) return undefined;
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
}

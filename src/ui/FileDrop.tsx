import { useState, type DragEvent, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button';
import { Box, Picture } from './FileDrop.styles';
import { Field, type FieldText } from './Field';
import { ImageUp, Trash2 } from './icons';

interface Props extends FieldText {
  readonly file: File | null;
  /** Null when it is taken away. */
  readonly onFile: (file: File | null) => void;
  /** As in `<input accept>`; the check of the content is the caller's (VAL-09). */
  readonly accept?: string;
  /** What to do, inside the box. */
  readonly prompt: string;
  readonly disabled?: boolean | undefined;
}

/** One picture, chosen, dropped or photographed, and shown before it is sent. */
export function FileDrop({ file, onFile, accept = 'image/*', prompt, disabled, ...text }: Props) {
  const { t } = useTranslation('slip');
  const [isOver, setOver] = useState(false);
  const picture = useFilePicture(file);

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
              // The same file again must count as a change.
              onClick={(event) => (event.currentTarget.value = '')}
              onChange={(event) => onFile(event.target.files?.[0] ?? null)}
            />
            {file && isDrawable(file) ? (
              <Picture ref={picture} alt={t('file.preview')} />
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

/** What most browsers can draw; HEIC is a picture that they cannot. */
function isDrawable(file: File): boolean {
  return /^image\/(jpeg|png|webp)$/.test(file.type);
}

/** A `ref` for the `img` that shows a file; its address is freed with the element or the file. */
function useFilePicture(file: File | null) {
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

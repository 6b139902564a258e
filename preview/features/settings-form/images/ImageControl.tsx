import { FolderOpen, Upload } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import styled from 'styled-components';
import { useTexts } from '@studio/i18n/texts';
import { Button } from '@staff/ui/Button';
import { Popover } from '@staff/ui/Popover';
import { type ControlProps, inputProps } from '../base/controlProps';
import { Input } from '../base/Input';
import { useTyped } from '../base/useTyped';
import { useForm } from '../base/FormContext';
import { ImageFacts } from './ImageFacts';
import { ImageList } from './ImageList';
import { Thumbnail } from '@studio/features/settings/Thumbnail';
import { ACCEPTED, useUpload } from './useUpload';

/** An image: the current one, an upload by drop or file dialog, one that the brand uses already, or an address. */
export function ImageControl(props: ControlProps) {
  const { value, set, label, disabled } = props;
  const t = useTexts('form');
  const { brandId } = useForm();
  const inputId = useId();
  const file = typeof value === 'string' ? value : '';
  const { text, onChange, onBlur } = useTyped(file, (typed) => set(typed.trim()));
  const [isOver, setOver] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const { upload, isUploading, failure } = useUpload(brandId, set);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped && !disabled) upload(dropped);
  };
  return (
    <Box
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        if (!disabled) setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Thumbnail brandId={brandId} file={file} width={92} height={64} />
      <div>
        <Input
          {...inputProps(props)}
          value={text}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={onBlur}
        />
        <Row>
          <Pick htmlFor={inputId} data-disabled={disabled || isUploading || undefined}>
            <Upload size={13} aria-hidden="true" />
            {isUploading ? t('image.uploading') : t('image.upload')}
            <input
              id={inputId}
              className="visually-hidden"
              type="file"
              accept={ACCEPTED.join()}
              aria-label={t('image.uploadFor', { name: label })}
              disabled={disabled || isUploading}
              onChange={(event) => {
                const [chosen] = event.currentTarget.files ?? [];
                if (chosen) upload(chosen);
                // The same file may be chosen again after a failure.
                event.currentTarget.value = '';
              }}
            />
          </Pick>
          <Popover
            label={t('image.choose')}
            width={316}
            open={isChoosing}
            onOpenChange={setChoosing}
            trigger={
              <Button
                size="s"
                aria-label={t('image.chooseFor', { name: label })}
                disabled={disabled}
                icon={<FolderOpen size={13} aria-hidden="true" />}
              >
                {t('image.library')}
              </Button>
            }
          >
            <ImageList
              chosen={file}
              onChoose={(next) => {
                set(next);
                setChoosing(false);
              }}
            />
          </Popover>
        </Row>
        {isUploading && <Bar role="progressbar" aria-label={t('image.uploading')} />}
        {failure === undefined ? (
          <ImageFacts brandId={brandId} file={file} />
        ) : (
          <Failure role="alert">{failure}</Failure>
        )}
      </div>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 10px;
  padding: 8px;
  border: 1px dashed var(--s-line-strong);
  border-radius: 8px;

  & > div {
    display: grid;
    align-content: start;
    gap: 4px;
    min-width: 0;
  }
  &[data-over] {
    border-color: var(--s-accent);
    background: var(--s-accent-soft);
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
`;

const Pick = styled.label`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  height: 26px;
  padding: 0 8px;
  border: 1px solid var(--s-line-strong);
  border-radius: var(--s-radius);
  background: var(--s-raised);
  font-size: 13px;
  font-weight: 600;

  &:hover {
    background: var(--s-hover);
  }
  &:focus-within {
    outline: 2px solid var(--s-focus);
    outline-offset: 1px;
  }
  &[data-disabled] {
    opacity: 0.5;
  }
`;

const Bar = styled.div`
  height: 2px;
  border-radius: 1px;
  background: linear-gradient(to right, transparent, var(--s-accent), transparent) 0 0 / 50% 100% no-repeat
    var(--s-line);
  animation: image-upload 900ms infinite linear;

  @keyframes image-upload {
    from {
      background-position: -100% 0;
    }
    to {
      background-position: 200% 0;
    }
  }
`;

const Failure = styled.p`
  color: var(--s-danger);
  font-size: 13px;
`;

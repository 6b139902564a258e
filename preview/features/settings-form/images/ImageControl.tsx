import { Stack } from '@backoffice/ui/Stack';
import { FolderOpen, Upload } from 'lucide-react';
import { type DragEvent, useId, useState, useMemo } from 'react';
import styled from 'styled-components';
import { useErrorText, useTexts } from '@studio/i18n/texts';
import { Button } from '@backoffice/ui/Button';
import { Popover } from '@backoffice/ui/Popover';
import { type ControlProps, Refused, TypedInput, useTyped } from '../base/Input';
import { useForm } from '../base/formContext';
import { Thumbnail } from '@studio/features/settings/ValueMark';
import { useStudioSelector, useStudioDispatch } from '@studio/core/store/createStudioStore';
import { selectImageInfo, storeImageInfo } from '@studio/core/store/images';
import { imagePaths } from '#core/brand/checks/assets';
import { imageName } from '#core/brand/imagePath';
import { selectPublished, selectResolved } from '@studio/core/draft/selectBrand';
import { useUploadImageMutation } from '@studio/core/api/brandsApi';
import { readError } from '@backoffice/api/staffApi';

/** An image: the current one, an upload by drop or file dialog, one that the brand uses already, or an address. */
export function ImageControl(props: ControlProps) {
  const { value, set, label, disabled } = props;
  const t = useTexts('form');
  const { brandId } = useForm();
  const inputId = useId();
  const file = typeof value === 'string' ? value : '';
  const typed = useTyped(file, (text) => set(text.trim()));
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
        <TypedInput control={props} typed={typed} />
        <Stack $row $wrap $gap={1}>
          <Pick htmlFor={inputId} data-disabled={disabled || isUploading || undefined}>
            <Upload size={13} />
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
                icon={FolderOpen}
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
        </Stack>
        {isUploading && <Bar role="progressbar" aria-label={t('image.uploading')} />}
        {failure === undefined ? (
          <ImageFacts brandId={brandId} file={file} />
        ) : (
          <Refused role="alert">{failure}</Refused>
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

/** Size of a loaded image. */
function ImageFacts({ brandId, file }: { readonly brandId: string; readonly file: string }) {
  const t = useTexts('form');
  const info = useStudioSelector((state) => selectImageInfo(state, brandId, file));
  if (!info || info === 'missing') return null;
  const { bytes, width, height } = info;
  const weight = bytes < 1000 ? `${bytes} B` : `${Math.round(bytes / 100) / 10} KB`;
  return (
    <Facts className="tnum">
      {width && height ? `${t('image.pixels', { width, height })} · ${weight}` : weight}
    </Facts>
  );
}

const Facts = styled.p`
  color: var(--s-faint);
  font-size: 12.5px;
`;

interface Props {
  readonly chosen: string;
  readonly onChoose: (file: string) => void;
}

/** Every image that the brand uses, in the draft or as published. */
function ImageList({ chosen, onChoose }: Props) {
  const t = useTexts('form');
  const { brandId } = useForm();
  const brand = useStudioSelector(selectResolved)?.brand;
  const published = useStudioSelector(selectPublished);
  const files = useMemo(() => {
    const used = [brand, published].flatMap((each) => (each ? imagePaths(each) : []));
    return [...new Set(used.map(([, file]) => file))].sort((a, b) => a.localeCompare(b));
  }, [brand, published]);
  return (
    <Grid role="listbox" aria-label={t('image.choose')}>
      {files.map((file) => (
        <button
          key={file}
          type="button"
          role="option"
          aria-selected={file === chosen}
          onClick={() => onChoose(file)}
        >
          <Thumbnail brandId={brandId} file={file} width={84} height={56} />
          <span title={imageName(file)}>{imageName(file)}</span>
        </button>
      ))}
    </Grid>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 4px;
  max-height: 320px;
  margin: -4px;
  overflow: auto;

  & > button {
    display: grid;
    justify-items: center;
    gap: 4px;
    min-width: 0;
    padding: 5px;
    border: 1px solid transparent;
    border-radius: 6px;
    background: none;
  }
  & > button > span:last-child {
    max-width: 100%;
    overflow: hidden;
    color: var(--s-muted);
    font-size: 12px;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > button:hover {
    background: var(--s-hover);
  }
  & > [aria-selected='true'] {
    border-color: var(--s-accent);
  }
`;

const ACCEPTED = ['image/png', 'image/jpeg', 'image/webp'];
/** The server's limit, in bytes. */
const MOST = 2 * 1024 * 1024;

/** Uploads an image and stores its name in the setting; `failure` is the reason of a refusal. */
function useUpload(brandId: string, onDone: (file: string) => void) {
  const errorText = useErrorText();
  const dispatch = useStudioDispatch();
  const [send, { isLoading, error, reset }] = useUploadImageMutation();
  const [refused, setRefused] = useState<ReturnType<typeof refusalOf>>();
  const upload = (file: File) => {
    const refusal = refusalOf(file);
    reset();
    setRefused(refusal);
    if (refusal) return;
    void send({ brandId, image: file })
      .unwrap()
      .then(
        ({ file, ...info }) => {
          dispatch(storeImageInfo(brandId, file, info));
          onDone(file);
        },
        // Shown below, because the mutation stores it.
        () => undefined,
      );
  };
  const failed = refused === undefined ? readError(error) : { code: refused };
  return { upload, isUploading: isLoading, failure: failed && errorText(failed) };
}

/** Error of a file that is not sent. */
function refusalOf({ type, size }: File): 'IMAGE_TYPE' | 'IMAGE_SIZE' | undefined {
  if (!ACCEPTED.includes(type)) return 'IMAGE_TYPE';
  return size > MOST ? 'IMAGE_SIZE' : undefined;
}

import { Stack } from '@backoffice/ui/Stack';
import { Eye, EyeOff } from 'lucide-react';
import { useMemo, useState } from 'react';
import { validate as brandFileCheck } from '#schemas/preview/brandFile?validate';
import type { BrandFile } from '#schemas/brand/brandFile';
import { settingChanges } from '#core/brand/edit';
import { schemaProblems } from '#core/brand/schemaProblems';
import { useStudioSelector } from '@studio/core/store/createStudioStore';
import { LoneFrame } from '@studio/features/canvas/DeviceFrame';
import { sizeOf } from '@studio/features/canvas/Devices';
import { stateFor } from '@studio/features/screens/chooseState';
import { selectOpen } from '@studio/core/draft/draftSlice';
import { resolveLastValid } from '@studio/core/draft/resolveLastValid';
import { selectPublished } from '@studio/core/draft/selectBrand';
import { useLanguage, useTexts } from '@studio/i18n/texts';
import { Button } from '@backoffice/ui/Button';
import { Select } from '@backoffice/ui/Select';
import { useView } from '@studio/core/browser/view';
import { screensOfChanges } from '@studio/features/settings/settingNames';

const SIZE = sizeOf('phone-390', false);
const SCALE = 0.56;

/** A scheduled or earlier file next to the published one, on the screens that its changes reach. */
export function BeforeAfter({ file }: { readonly file: unknown }) {
  const t = useTexts('publish');
  const [isShown, show] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Stack $gap={3}>
      <div>
        <Button size="s" icon={Icon} aria-expanded={isShown} onClick={() => show(!isShown)}>
          {t('publish.compare')}
        </Button>
      </div>
      {isShown && <Frames file={file as BrandFile} />}
    </Stack>
  );
}

function Frames({ file }: { readonly file: BrandFile }) {
  const t = useTexts('canvas');
  const { language } = useLanguage();
  const { view } = useView();
  const open = useStudioSelector(selectOpen);
  const before = useStudioSelector(selectPublished);
  const after = useBrandOf(file);
  const screens = screensOfChanges(open ? settingChanges(open.published.file, file) : []);
  const [chosen, choose] = useState(screens[0]?.path ?? view.route);
  if (!before || !after) return null;
  const state = stateFor(chosen, view.state);
  const sides = [
    { title: t('compare.before'), brand: before },
    { title: t('compare.then'), brand: after },
  ];
  return (
    <>
      {screens.length > 1 && (
        <Select
          label={t('route')}
          size="s"
          value={chosen}
          choices={screens.map((screen) => ({ value: screen.path, label: screen[language] }))}
          onChange={choose}
        />
      )}
      <Stack $row $wrap $gap={4} $align="start">
        {sides.map(({ title, brand }) => (
          <LoneFrame
            key={`${title} ${chosen}`}
            title={title}
            brand={brand}
            state={state}
            language={view.language}
            route={chosen}
            size={SIZE}
            scale={SCALE}
          />
        ))}
      </Stack>
    </>
  );
}

/** The brand of a file, ignoring settings that the current schema no longer has. */
function useBrandOf(file: BrandFile) {
  const open = useStudioSelector(selectOpen);
  return useMemo(() => {
    if (!open) return null;
    const { defaults, published } = open;
    return resolveLastValid(defaults, file, schemaProblems(file, brandFileCheck, defaults), published.file)
      .brand;
  }, [open, file]);
}

import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import { type ComponentType, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useBrand } from '@backoffice/api/brandListApi';
import { Button, IconButton } from '@backoffice/ui/Button';
import { Stack } from '@backoffice/ui/Stack';
import { type SetupStep, setupSteps, useView } from '@studio/core/browser/view';
import { useFocus, useFocusActions } from '@studio/features/settings/focus';
import { FormProvider } from '@studio/features/settings-form/base/formContext';
import { useDraftForm } from '@studio/features/settings-form/SettingsForm';
import { useTexts } from '@studio/i18n/texts';
import { ChecksStep } from './ChecksStep';
import { HostsStep } from './HostsStep';
import { LogoStep } from './LogoStep';
import { MoneyStep } from './MoneyStep';
import { StepList } from './StepList';

const contents: Readonly<Record<SetupStep, ComponentType<{ readonly brandId: string }>>> = {
  logo: LogoStep,
  hosts: HostsStep,
  money: MoneyStep,
  checks: ChecksStep,
};

/** The setup of a new brand in place of the form. Each step edits the open draft; leaving it changes nothing. */
export function SetupPath({ step }: { readonly step: SetupStep }) {
  const t = useTexts('brandLife');
  const { setView } = useView();
  const { clearOutline, settingLeft } = useFocusActions();
  const form = useDraftForm();
  const brand = useBrand(form?.brandId);
  const heading = useStepFocus(step);
  useFormRequests();
  useEffect(() => clearOutline, [step, clearOutline]);
  if (!form) return null;
  const at = setupSteps.indexOf(step);
  const [before, after] = [setupSteps[at - 1], setupSteps[at + 1]];
  const Content = contents[step];
  return (
    <FormProvider value={form}>
      <Box onBlur={settingLeft} aria-label={t('setup')}>
        <Head>
          <h2>{t(brand?.state === 'OPEN' ? 'setup.open' : 'setup')}</h2>
          <IconButton size="s" label={t('setup.leave')} icon={X} onClick={() => setView({ step: 'none' })} />
          <StepList current={step} reachable={setupSteps} onStep={(next) => setView({ step: next })} />
        </Head>
        <Intro>
          <h3 ref={heading} tabIndex={-1}>
            {t(`title.${step}`)}
          </h3>
          <p>{t(`help.${step}`)}</p>
        </Intro>
        <Content brandId={form.brandId} />
        <Ways>
          <Stack $row $justify="between">
            {before === undefined ? (
              <span />
            ) : (
              <Button icon={ArrowLeft} onClick={() => setView({ step: before })}>
                {t('back')}
              </Button>
            )}
            {after !== undefined && (
              <Button variant="primary" icon={ArrowRight} onClick={() => setView({ step: after })}>
                {t('next')}
              </Button>
            )}
          </Stack>
        </Ways>
      </Box>
    </FormProvider>
  );
}

/** The heading of a step takes the focus when the step changes, since the button that was pressed may be gone. */
function useStepFocus(step: SetupStep) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);
  return heading;
}

/** A problem, the search or a pick may open any setting, which only the form has. */
function useFormRequests(): void {
  const { setView } = useView();
  const { path, requested, followed } = useFocus();
  const isRequested = path !== null && requested !== followed;
  useEffect(() => {
    if (isRequested) setView({ step: 'none' });
  });
}

const Box = styled.section`
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 100%;
`;

const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 6px 8px;
  align-items: center;
  padding: 12px 12px 8px 16px;
  border-bottom: 1px solid var(--s-line);

  h2 {
    font-size: 15px;
  }
  & > nav {
    grid-column: 1 / -1;
    margin-right: 4px;
  }
`;

const Intro = styled.div`
  padding: 12px 16px 8px;

  h3:focus {
    outline: none;
  }
  p {
    color: var(--s-muted);
    font-size: 13px;
  }
`;

/** At the bottom of the pane, also above a long list of settings. */
const Ways = styled.footer`
  position: sticky;
  bottom: 0;
  margin-top: auto;
  padding: 10px 16px;
  border-top: 1px solid var(--s-line);
  background: var(--s-panel);
`;

import { useState } from 'react';
import styled from 'styled-components';
import { GroupForm } from '@studio/features/settings-form/GroupForm';
import { Setting } from '@studio/features/settings-form/setting/Setting';
import { useTexts } from '@studio/i18n/texts';
import { ColourProposals } from './ColourProposals';

/** The logo, and the colours that follow from it. */
export function LogoStep({ brandId }: { readonly brandId: string }) {
  const t = useTexts('brandLife');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Setting path="/images/home.normal.logo" />
      <Inset>
        <ColourProposals brandId={brandId} />
      </Inset>
      <Setting path="/art/icon" />
      <More onToggle={({ currentTarget: { open } }) => setOpen(open)}>
        <summary>{t('colours.each')}</summary>
        {isOpen && <GroupForm group="theme" />}
      </More>
    </>
  );
}

const Inset = styled.div`
  padding: 8px 16px 12px;
`;

const More = styled.details`
  border-top: 1px solid var(--s-line);

  & > summary {
    padding: 10px 16px;
    font-weight: 600;
    cursor: pointer;
  }
`;

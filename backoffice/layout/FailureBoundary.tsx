import { Component, type ReactNode } from 'react';
import { useTexts } from '@backoffice/i18n/texts';
import { Button } from '@backoffice/ui/Button';
import { EmptyState } from '@backoffice/ui/Loading';

interface Props {
  readonly children: ReactNode;
}

/** Catches what one part of a program throws, so that the others go on. */
export class FailureBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <Failed /> : this.props.children;
  }
}

function Failed() {
  const t = useTexts('frame');
  return (
    <EmptyState title={t('app.failed')} text={t('app.failedText')}>
      <Button onClick={() => location.reload()}>{t('app.reload')}</Button>
    </EmptyState>
  );
}

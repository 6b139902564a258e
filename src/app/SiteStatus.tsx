import { useEffect } from 'react';
import { OfflineBanner } from './status/OfflineBanner';
import { ServiceBanner } from './status/ServiceBanner';
import { SessionNotice } from './status/SessionNotice';
import { UnexpectedFailures } from './status/UnexpectedFailures';
import { Toaster } from '@/ui/Toaster';

/** The notices that may stand over any page. */
export function SiteStatus() {
  // Until now the page's gate spoke of the network.
  useEffect(() => void dispatchEvent(new Event('sitestatus')), []);
  return (
    <>
      <OfflineBanner />
      <ServiceBanner />
      <SessionNotice />
      <UnexpectedFailures />
      <Toaster />
    </>
  );
}

import { type ComponentProps, useState } from 'react';
import { useOnline } from '@/lib/online';

/**
 * An embedded page of another site. Waits for the network before loading, because browsers do not reload a frame that
 * failed while offline.
 */
export function RemoteFrame({ src, title, ...rest }: ComponentProps<'iframe'> & { readonly title: string }) {
  const isOnline = useOnline();
  const [mayLoad, setMayLoad] = useState(isOnline);
  if (isOnline && !mayLoad) setMayLoad(true);
  return <iframe {...rest} title={title} src={mayLoad ? src : undefined} />;
}

import { type ComponentProps, useState } from 'react';
import { useOnline } from '@/lib/online';

/**
 * A frame of another site. It loads once there is a network, because a browser does not reload a frame that failed
 * without one.
 */
export function RemoteFrame({ src, title, ...rest }: ComponentProps<'iframe'> & { readonly title: string }) {
  const isOnline = useOnline();
  const [mayLoad, setMayLoad] = useState(isOnline);
  if (isOnline && !mayLoad) setMayLoad(true);
  return <iframe {...rest} title={title} src={mayLoad ? src : undefined} />;
}

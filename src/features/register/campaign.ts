/** Source of a registration, as read from the page's address. */
export interface Campaign {
  readonly source?: 'regis' | 'regiss';
  readonly team?: string;
  readonly marketing?: string;
  readonly afCode?: string;
}

const PLAIN_CODE = /^[A-Za-z0-9_-]{1,40}$/;

/**
 * Parses `/regis/:team/:marketing`, `/regiss/…` and `/aff/:afCode`. A malformed code is dropped, and the form opens
 * without it.
 */
export function readCampaign(
  pathname: string,
  params: Readonly<Record<string, string | undefined>>,
): Campaign {
  const kind = pathname.split('/')[1];
  const { team, marketing, afCode } = params;
  return {
    ...((kind === 'regis' || kind === 'regiss') && { source: kind }),
    ...(isPlain(team) && { team }),
    ...(isPlain(marketing) && { marketing }),
    ...(isPlain(afCode) && { afCode }),
  };
}

function isPlain(code: string | undefined): code is string {
  return code !== undefined && PLAIN_CODE.test(code);
}

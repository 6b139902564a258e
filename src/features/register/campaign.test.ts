import { describe, expect, it } from 'vitest';
import { readCampaign } from './registerBody';

describe('readCampaign', () => {
  it('PUB-03 carries team and marketing source', () => {
    expect(readCampaign('/regis/a1/fb', { team: 'a1', marketing: 'fb' })).toEqual({
      source: 'regis',
      team: 'a1',
      marketing: 'fb',
    });
  });

  it('PUB-04 distinguishes regiss from regis only by the source', () => {
    const params = { team: 'a1', marketing: 'fb' };
    const { source: first, ...regis } = readCampaign('/regis/a1/fb', params);
    const { source: second, ...regiss } = readCampaign('/regiss/a1/fb', params);
    expect([first, second]).toEqual(['regis', 'regiss']);
    expect(regiss).toEqual(regis);
  });

  it('PUB-05 carries the code of the inviter and no source', () => {
    expect(readCampaign('/aff/AB12CD', { afCode: 'AB12CD' })).toEqual({ afCode: 'AB12CD' });
  });

  it.each(['<script>', 'ก', 'a b', 'a'.repeat(41), ''])('PUB-06 drops the code "%s"', (afCode) => {
    expect(readCampaign(`/aff/${encodeURIComponent(afCode)}`, { afCode })).toEqual({});
  });

  it('is empty at /register', () => {
    expect(readCampaign('/register', {})).toEqual({});
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { brandFile } from '@studio/testing/shipped';
import { exportFile, importFile } from './FileMenu';

afterEach(() => vi.restoreAllMocks());

describe('importFile', () => {
  it('preview 15 reads back what was exported', async () => {
    let exported: Blob | undefined;
    URL.createObjectURL = (blob: Blob) => {
      exported = blob;
      return 'blob:draft';
    };
    URL.revokeObjectURL = () => undefined;
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    exportFile(brandFile);
    expect(click).toHaveBeenCalledOnce();
    const read = importFile((await exported?.text()) ?? '', brandFile.id);
    expect(read).toEqual({ file: brandFile });
  });

  it('refuses invalid JSON, and JSON that is not a brand', () => {
    expect(importFile('{', brandFile.id)).toMatchObject({ refused: 'notJson' });
    expect(importFile('[1]', brandFile.id)).toMatchObject({ refused: 'notJson' });
    expect(importFile('{"version":1}', brandFile.id)).toMatchObject({ refused: 'notJson' });
  });

  it('refuses the file of another brand and names it', () => {
    const other = JSON.stringify({ ...brandFile, id: 'other' });
    expect(importFile(other, brandFile.id)).toEqual({ refused: 'otherBrand', id: 'other' });
  });
});

import { brandFile } from '#schemas/brand/brandFile';

/** For `?validate`: the check of a draft in the studio. */
export const schema = brandFile;

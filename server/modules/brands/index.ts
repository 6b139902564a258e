/** What other modules may use of `brands`. */
export { brandLifeHandlers } from './brandLifeHandlers';
export { imageHandlers } from './imageHandlers';
export { openBrands, readDisk } from './openBrands';
export { findOperation } from './operation';
export { publishDue } from './publishDue';
export { publishDueSets } from './publishDueSets';
export { releaseHandlers } from './releaseHandlers';
export { shareHandlers } from './shareHandlers';
export { studioHandlers } from './studioHandlers';
export { subscribeToRevisions } from './subscribeToRevisions';

import { addFromEntries } from './fromEntries';
import { addReplaceAll } from './replaceAll';

// Loaded only by browsers that lack one of them (LAY-19).
addReplaceAll(String.prototype);
addFromEntries(Object);

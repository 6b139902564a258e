import { object } from '#schemas/common/schemaBuilders';
import { bankId, bankName, personName } from '#schemas/common/person';

/** Second step of registration (PUB-02); the length that the bank allows is checked beside it. */
export const schema = object({ bankName, bankId, name: personName });

import { object } from '#schemas/common/schemaBuilders';
import { bankId, bankName, personName } from '#schemas/common/person';

/** Second step of registration (PUB-02); the account length of the bank is validated separately. */
export const schema = object({ bankName, bankId, name: personName });

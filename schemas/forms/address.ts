import { addressBody } from '#schemas/api/address';

export const schema = addressBody;

import { auth } from '#schemas/api/auth';

export const schema = auth['POST /api/auth/login'].body;

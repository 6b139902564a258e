import { user } from '#schemas/api/user';

export const schema = user['POST /api/auth/user/change-password/{uuid}'].body;

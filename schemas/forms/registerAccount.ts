import { object } from '#schemas/common/schemaBuilders';
import { newPassword, newUsername, passwordTyped, phoneTyped } from '#schemas/common/person';

/** First step of registration (PUB-02). */
export const schema = object({
  phone: phoneTyped,
  username: newUsername,
  password: newPassword,
  confirmPassword: passwordTyped,
});

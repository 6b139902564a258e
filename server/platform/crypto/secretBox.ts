import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Bytes of the key that seals. */
export const SECRET_KEY_BYTES = 32;

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts small secrets, so that a copy of the database alone does not disclose them. */
export interface SecretBox {
  /** @param owner whose secret it is: a sealed secret moved to another row does not open there. */
  seal(secret: Uint8Array, owner: string): Buffer;
  /** @throws Error when it was sealed by another key or for another owner. */
  open(sealed: Buffer, owner: string): Buffer;
}

/** AES-256-GCM; the sealed form is nonce, tag, then the secret. */
export function makeSecretBox(key: Buffer): SecretBox {
  return {
    seal: (secret, owner) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(owner));
      const hidden = Buffer.concat([cipher.update(secret), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), hidden]);
    },
    open: (sealed, owner) => {
      const iv = sealed.subarray(0, IV_BYTES);
      const tag = sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
      const decipher = createDecipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(owner))
        .setAuthTag(tag);
      return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    },
  };
}

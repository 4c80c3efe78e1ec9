// Encryption of secrets at rest: AES-256-GCM under the newest key, bound to the place where the secret stands.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Sealer } from '../../core/ports/sealer.ts';

export interface SealingKey {
  readonly id: string;
  /** 32 bytes. */
  readonly key: Buffer;
}

export class SealError extends Error {
  override readonly name = 'SealError';
}

const algorithm = 'aes-256-gcm';
const version = 'v1';
const nonceLength = 12;
const tagLength = 16;

const aad = (place: string, id: string): Buffer => Buffer.from(`${version}.${id}.${place}`);

/** Newest key first: it seals; all of them open. */
export function createSealer(keys: readonly SealingKey[]): Sealer {
  const [newest] = keys;
  if (newest === undefined) throw new SealError('there is no key to seal with');
  for (const { id, key } of keys)
    if (key.length !== 32 || !/^[\w-]+$/.test(id)) throw new SealError(`the key ${id} must be 32 bytes`);
  const byId = new Map(keys.map(({ id, key }) => [id, key]));

  return {
    seal(secret, place) {
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv(algorithm, newest.key, nonce, { authTagLength: tagLength });
      cipher.setAAD(aad(place, newest.id));
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      const sealed = Buffer.concat([nonce, text, cipher.getAuthTag()]).toString('base64url');
      return `${version}.${newest.id}.${sealed}`;
    },

    open(sealed, place) {
      const { id, bytes } = partsOf(sealed);
      const key = byId.get(id);
      if (key === undefined) throw new SealError(`the key ${id} that sealed this is not known`);
      // Without `authTagLength` a four-byte tag would do.
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceLength), { authTagLength: tagLength });
      decipher.setAAD(aad(place, id));
      decipher.setAuthTag(bytes.subarray(bytes.length - tagLength));
      try {
        const text = decipher.update(bytes.subarray(nonceLength, bytes.length - tagLength));
        return Buffer.concat([text, decipher.final()]).toString('utf8');
      } catch (error) {
        throw new SealError('the sealed text was altered or belongs to another place', { cause: error });
      }
    },

    isStale: (sealed) => partsOf(sealed).id !== newest.id,
  };
}

function partsOf(sealed: string): { id: string; bytes: Buffer } {
  const [form, id, text, ...rest] = sealed.split('.');
  const bytes = Buffer.from(text ?? '', 'base64url');
  if (form !== version || id === undefined || rest.length > 0 || bytes.length < nonceLength + tagLength)
    throw new SealError('this is not a sealed text');
  return { id, bytes };
}

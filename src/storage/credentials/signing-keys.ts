// The keys that the service signs its own tokens with, sealed at rest and sealed anew after a rotation.
import { z } from 'zod';
import type { Credentials } from '../../core/ports/credentials.ts';
import type { Sealer } from '../../core/ports/sealer.ts';
import type { Database } from '../database.ts';

const SigningKey = z.strictObject({ id: z.string(), jwk: z.string(), createdAt: z.date() });
type SigningKey = z.infer<typeof SigningKey>;

const placeOf = (id: string): string => `signing_key|jwk|${id}`;

export function signingKeys({ service }: Database, sealer: Sealer): Pick<Credentials, 'signingKeys' | 'addSigningKey'> {
  async function openRow({ id, jwk: sealed, createdAt }: SigningKey): Promise<SigningKey> {
    const jwk = sealer.open(sealed, placeOf(id));
    if (sealer.isStale(sealed)) {
      const anew = sealer.seal(jwk, placeOf(id));
      await service
        .updateTable('signingKey')
        .set({ jwk: anew })
        .where('id', '=', id)
        .where('jwk', '=', sealed)
        .execute();
    }
    return { id, jwk, createdAt };
  }

  return {
    signingKeys: async () => {
      const rows = await service
        .selectFrom('signingKey')
        .select(SigningKey.keyof().options)
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .execute();
      return Promise.all(z.array(SigningKey).parse(rows).map(openRow));
    },

    addSigningKey: async ({ id, jwk, createdAt }) => {
      await service
        .insertInto('signingKey')
        .values({ id, createdAt, jwk: sealer.seal(jwk, placeOf(id)) })
        .execute();
    },
  };
}

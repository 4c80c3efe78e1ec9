// Where people are reached: Teams tells it with what they send, and gives no list. Kept as references, found by person or address.
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Identities } from '../../core/ports/channels.ts';
import { At } from './teams-port.ts';

const Alone = z.strictObject({ direct: At.nullable(), seen: At });

export interface Reference {
  /** The conversation with Muster alone; null: they removed the app. Undefined: they never had it. */
  readonly direct: At | null | undefined;
  /** Where they spoke last. */
  readonly seen: At;
}

export interface People {
  reference(person: string): Promise<Reference | undefined>;
  /** What a conversation with Muster alone tells. */
  keep(person: string, reference: z.infer<typeof Alone>): Promise<void>;
  /** Kept apart: what is said among several must not overwrite what comes at the same time from the other. */
  keepSeen(person: string, seen: At): Promise<void>;
  byAddress(email: string): Promise<string | undefined>;
  keepAddress(email: string, person: string): Promise<void>;
}

const addressKey = (email: string): string =>
  `address ${createHash('sha256').update(email.trim().toLowerCase()).digest('hex')}`;

const seenKey = (person: string): string => `seen ${person}`;

export function peopleIn(identities: Identities, team: string): People {
  const keyOf = (person: string) => ({ platform: 'teams' as const, team, person });
  return {
    async reference(person) {
      const [alone, among] = await Promise.all([
        identities.reference(keyOf(person)),
        identities.reference(keyOf(seenKey(person))),
      ]);
      const seen = among === undefined ? undefined : At.parse(JSON.parse(among));
      if (alone === undefined) return seen === undefined ? undefined : { direct: undefined, seen };
      const reference = Alone.parse(JSON.parse(alone));
      return seen === undefined ? reference : { ...reference, seen };
    },
    keep: (person, reference) => identities.putReference({ ...keyOf(person), value: JSON.stringify(reference) }),
    keepSeen: (person, seen) => identities.putReference({ ...keyOf(seenKey(person)), value: JSON.stringify(seen) }),
    async byAddress(email) {
      const text = await identities.reference(keyOf(addressKey(email)));
      return text === undefined ? undefined : z.string().parse(JSON.parse(text));
    },
    keepAddress: (email, person) =>
      identities.putReference({ ...keyOf(addressKey(email)), value: JSON.stringify(person) }),
  };
}

// The people of one organization as an identity provider keeps them (SCIM): with its own names for them, and those who left.
import { z } from 'zod';
import type { UserId } from '../ids.ts';
import { safeText } from '../json.ts';
import { User } from '../records.ts';

/** `active: false`: has left, and the provider still knows them. */
export const ProvisionedPerson = z.strictObject({
  user: User,
  /** How the provider calls them; the e-mail address of those whom it did not make. */
  userName: safeText(320).min(1),
  externalId: safeText(300).min(1).nullable(),
  active: z.boolean(),
});
export type ProvisionedPerson = z.infer<typeof ProvisionedPerson>;

/** Without regard to upper and lower case, but for `externalId` (RFC 7643 §4.1.1, §3.1). */
export interface PersonFilter {
  readonly field: 'userName' | 'externalId' | 'email' | 'id';
  readonly value: string;
}

/** Over the same rows as `Directory`, with those who left as long as the provider knows them. */
export interface ProvisionedPeople {
  /** In the order of their ids. */
  list(query: {
    filter?: PersonFilter | undefined;
    offset: number;
    limit: number;
  }): Promise<{ readonly total: number; readonly people: readonly ProvisionedPerson[] }>;
  get(id: UserId): Promise<ProvisionedPerson | undefined>;
  /** `taken`: somebody else has that user name, address or external id; nothing was changed. */
  put(person: ProvisionedPerson): Promise<'kept' | 'taken'>;
  /** Deactivated for good: the provider's names for them are free again. */
  remove(id: UserId): Promise<void>;
}

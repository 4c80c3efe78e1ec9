// What could not be done, for now or for good, until people were told of it. Ids only.
import { z } from 'zod';
import type { ActionId, TenantId } from '../ids.ts';

/** One for each subject. */
export const Trouble = z.strictObject({
  /** `event 12`, `sequence enr_…`: what it is about. */
  subject: z.string(),
  /** `waits`: tried again until it works. `given_up`: a person has to act. `settled`: it was done after all. */
  kind: z.enum(['waits', 'given_up', 'settled']),
  /** Code of the problem. */
  code: z.string(),
  /** Business time. */
  since: z.date(),
  /** People know that it waits. */
  isTold: z.boolean(),
});
export type Trouble = z.infer<typeof Trouble>;

/** How an action is called there. */
export const subjectOfAction = (action: ActionId): string => `action ${action}`;

type Noted = Pick<Trouble, 'subject' | 'code'> & { readonly at: Date };

/** Of one organization. Written when something waits or is given up, read by the job that tells people. */
export interface Troubles {
  /** The first note counts, until it is settled. */
  waits(trouble: Noted): Promise<void>;
  givenUp(trouble: Noted): Promise<void>;
  /** It works now; nothing happens to what never waited. */
  settled(subject: string): Promise<void>;
  /** Oldest first. */
  list(): Promise<readonly Trouble[]>;
  /** People know of them: what still waits is kept, everything else is done with. */
  told(subjects: readonly string[]): Promise<void>;
}

/** Names organizations only; what it is about is read with their own rights. */
export interface TroubleSweep {
  /** Organizations that have something to be told of. */
  tenants(): Promise<readonly TenantId[]>;
}

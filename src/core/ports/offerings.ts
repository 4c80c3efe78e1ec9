// Where offerings and add-ons are kept. The operator writes offerings and reads what its clients use of them; a client reads
// what is offered to it and writes its own add-ons; neither reaches further, whatever the code above asks for.
import type { ActorId, OfferingId, TenantId } from '../ids.ts';
import type { Side } from '../integration.ts';
import type { AddOn, Offering, OfferingStatus, Usage } from '../offering.ts';

/** What the operator's own application at the other system is opened with, for each side. */
export type OfferingSecrets = Readonly<Record<Side, Readonly<Record<string, string>>>>;

/** `at` is real time. */
export interface Grant {
  readonly client: TenantId;
  readonly at: Date;
  readonly by: ActorId;
}

/** The job by which what runs follows the offering and the add-on; promised with every change of either. */
export const settleJob = 'settle-add-ons';

/** Of the operator. */
export interface Offerings {
  add(offering: Offering, secrets: OfferingSecrets): Promise<void>;
  /** Throws `not_found`. */
  get(id: OfferingId): Promise<Offering>;
  list(): Promise<readonly Offering[]>;
  /** The next revision; secrets that are not given stay. Throws `conflict` when another revision stands there by now. */
  replace(offering: Offering, secrets: OfferingSecrets | undefined): Promise<void>;
  /** Throws `not_found`. */
  mark(id: OfferingId, status: OfferingStatus): Promise<Offering>;
  secrets(id: OfferingId): Promise<OfferingSecrets>;
  /** Lets a client have an offering that is not open to everyone. Twice is once. */
  grant(id: OfferingId, grant: Grant): Promise<void>;
  revoke(id: OfferingId, client: TenantId): Promise<void>;
  grants(id: OfferingId): Promise<readonly Grant[]>;
}

/** Of a client; the operator sees those of its clients, and changes none of them. */
export interface AddOns {
  /** Published offerings that this organization may have. */
  offered(): Promise<readonly Offering[]>;
  /** Switched on or off; the first time makes it. */
  want(addOn: Omit<AddOn, 'applied' | 'because'>): Promise<AddOn>;
  /** Undefined: never switched on. */
  get(offering: OfferingId): Promise<AddOn | undefined>;
  /** The add-ons of that offering that this organization may see: its own, and for the operator all. */
  of(offering: OfferingId): Promise<readonly AddOn[]>;
  settled(offering: OfferingId, as: Pick<AddOn, 'applied' | 'because'>): Promise<void>;
  /** Days from `from` until before `to`, of what this organization may see; ordered by client, offering and day. */
  usage(during: { from: string; to: string }): Promise<readonly Usage[]>;
}

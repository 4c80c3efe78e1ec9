// What the desks of offerings are given, and which accounts belong to an add-on.
import type { OfferingId } from '../../../core/ids.ts';
import type { Connection, Side } from '../../../core/integration.ts';
import type { AddOns, Offerings } from '../../../core/ports/offerings.ts';
import type { Of } from '../../../core/ports/tenanted.ts';
import type { LinkDependencies } from '../connect/linking.ts';
import type { IntegrationDependencies } from '../integration-dependencies.ts';

export interface OfferingDependencies extends IntegrationDependencies, LinkDependencies {
  readonly offerings: Of<Offerings>;
  readonly addOns: Of<AddOns>;
}

export type AccountsOfAddOn = Readonly<Record<Side, Connection | undefined>>;

/** The newest of each side: somebody may have followed two links. */
export function accountsOf(all: readonly Connection[], id: OfferingId): AccountsOfAddOn {
  const of = (side: Side) =>
    all
      .filter(({ addOn }) => addOn?.offering === id && addOn.side === side)
      .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0];
  return { source: of('source'), destination: of('destination') };
}

// Which integrations carry back what this one carries there.
import type { Connector } from '../../../core/connector/connector.ts';
import type { Integration } from '../../../core/integration.ts';
import type { Integrations } from '../../../core/ports/syncs.ts';
import { type FieldLineage, fieldLineage } from '../field-lineage.ts';
import { shownAs } from '../shown-as.ts';
import type { Evaluator } from '../mapping/expressions.ts';

export interface Opposite {
  readonly integration: Integration;
  /** The fields that it fills; undefined: they depend on the record. */
  readonly writes: readonly WrittenField[] | undefined;
}

export interface WrittenField {
  readonly name: string;
  /** Where the record shows it. */
  readonly at: string;
}

/** Those that write where an integration reads, out of what it writes, and what it reads itself. */
export interface Opposites {
  readonly all: readonly Opposite[];
  /** What has a say in what it writes; undefined: anything may. */
  readonly reads: FieldLineage['reads'];
}

/** For runs that are compared with nothing. */
export const noOpposites: Opposites = { all: [], reads: undefined };

interface Stands {
  readonly integrations: Pick<Integrations, 'get' | 'readingFrom'>;
  readonly expressions: Evaluator;
}

/** One that writes where it reads is its own opposite. */
export async function oppositesOf(
  { integrations, expressions }: Stands,
  made: Integration,
  { collections }: Pick<Connector, 'collections'>,
): Promise<Opposites> {
  if (made.destination.action === 'delete') return noOpposites;
  const ids = await integrations.readingFrom(made.destination.connection);
  const others = await Promise.all(ids.map((id) => integrations.get(id)));
  const back = others.filter(
    ({ source, destination }) =>
      destination.action !== 'delete' &&
      destination.connection === made.source.connection &&
      destination.collection === made.source.collection &&
      source.collection === made.destination.collection,
  );
  if (back.length === 0) return noOpposites;
  const collection = collections[made.source.collection];
  const all: Opposite[] = [];
  for (const integration of back) {
    const { writes } = await fieldLineage(expressions, integration);
    all.push({ integration, writes: writes?.map((name) => ({ name, at: shownAs(collection, name) })) });
  }
  const { reads } = await fieldLineage(expressions, made);
  return { all, reads: reads?.map((name) => shownAs(collection, name)) };
}

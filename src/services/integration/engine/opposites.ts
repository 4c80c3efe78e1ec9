// Which integrations carry back what this one carries there.
import type { Integration } from '../../../core/integration.ts';
import type { Integrations } from '../../../core/ports/syncs.ts';

/** Those that write where this one reads, out of what it writes. Of flows nobody can say which field becomes which. */
export async function oppositesOf(
  { integrations }: { readonly integrations: Pick<Integrations, 'get' | 'readingFrom'> },
  made: Integration,
): Promise<readonly Integration[]> {
  if (made.route !== undefined || made.destination.action === 'delete') return [];
  const ids = await integrations.readingFrom(made.destination.connection);
  const others = await Promise.all(ids.filter((id) => id !== made.id).map((id) => integrations.get(id)));
  return others.filter(
    ({ source, destination, route, mapping }) =>
      route === undefined &&
      Object.keys(mapping).length > 0 &&
      destination.action !== 'delete' &&
      destination.connection === made.source.connection &&
      destination.collection === made.source.collection &&
      source.collection === made.destination.collection,
  );
}

// What somebody should know before a run moves anything, where nothing is wrong enough to be refused.
import type { Collection } from '../../core/connector/collection.ts';
import type { Integration } from '../../core/integration.ts';
import { bareName, filteredField } from './engine/filters.ts';

interface Side {
  /** Of the system. */
  readonly title: string;
  readonly collection: Collection;
}

/** Fields that are named one by one. */
const mostNamed = 5;

/** Without a mapping a record goes on under the names that it has. Where the destination knows others, most systems drop them unsaid. */
export function warningsOf(
  { mapping, route, destination: { action } }: Pick<Integration, 'mapping' | 'route' | 'destination'>,
  { from, to }: { from: Side; to: Side },
): readonly string[] {
  if (Object.keys(mapping).length > 0 || route !== undefined || action === 'delete') return [];
  const known = Object.keys(to.collection.fields);
  const foreign = Object.keys(from.collection.fields).filter((field) => !known.includes(field));
  const place = `${to.title}, ${to.collection.label}`;
  if (known.length === 0 || foreign.length === 0) return [];
  const named = foreign.slice(0, mostNamed).join(', ') + (foreign.length > mostNamed ? ' and others' : '');
  return [
    `There is no field_mapping: records go to ${place} under the names of ${from.title}, which ${to.title} does not know (${named}) and may leave out without a word. Give a field_mapping, and look at a dry run.`,
  ];
}

/** A slip in the name of a filter, or a pattern where values are compared, would leave every record out without a word. */
export function warningsOfFilters(
  { filters }: Pick<Integration['source'], 'filters'>,
  { title, collection }: Side,
): readonly string[] {
  const fields = Object.keys(collection.fields);
  const paths = Object.values(collection.fields).map(({ path }) => path);
  const known = new Set([...fields, ...paths, collection.id, ...Object.keys(collection.filters)].map(bareName));
  return Object.entries(filters).flatMap(([name, wanted]) => {
    const isKnown = [name, filteredField(name)].some((one) => known.has(bareName(one)) || one.includes('.'));
    return [
      ...(isKnown || fields.length === 0
        ? []
        : [
            `No field of ${title}, ${collection.label} is declared that the filter ${name} could mean: unless it is a field of your own over there, it leaves out every record.`,
          ]),
      ...(typeof wanted === 'string' && /^\/.*\/[a-z]*$|\*|^\^|\$$/.test(wanted)
        ? [`The filter ${name} compares whole values and knows no patterns: only ${wanted} itself passes.`]
        : []),
    ];
  });
}

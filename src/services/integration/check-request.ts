// What a request says by itself, before anything is looked up: fields, steps, expressions and filters, every fault with its place.
import type { FieldMapping, Filters } from '../../core/integration.ts';
import { pathFault, pathKeys } from '../../core/json-path.ts';
import type { Step } from '../../core/mapping.ts';
import { type FieldFault, Problem } from '../../core/problem.ts';
import { filterFault } from './engine/filters.ts';
import { formatFault } from './mapping/dates.ts';
import type { Expressions } from './mapping/expressions.ts';

export interface Described {
  readonly source: { readonly filters: Filters };
  readonly destination: { readonly mapping: FieldMapping };
}

/** Throws `validation_failed` with every fault. */
export async function checkRequest(expressions: Expressions, { source, destination }: Described): Promise<void> {
  const errors = [...faultsOfFilters(source.filters), ...(await faultsOfMapping(expressions, destination.mapping))];
  const [first] = errors;
  if (first === undefined) return;
  throw new Problem('validation_failed', `${first.path}: ${first.message}`, { errors });
}

const faultsOfFilters = (filters: Filters): readonly FieldFault[] =>
  Object.entries(filters).flatMap(([name, wanted]) => {
    const message = filterFault(name, wanted);
    return message === undefined ? [] : [{ path: `source.filters.${name}`, code: 'not_comparable', message }];
  });

const place = (from: string): string => `destination.field_mapping.${from}`;

async function faultsOfMapping(expressions: Expressions, mapping: FieldMapping): Promise<readonly FieldFault[]> {
  const fields = Object.entries(mapping).map(([from, target]) =>
    typeof target === 'string'
      ? { from, to: target, transform: [] }
      : { from, to: target.to, transform: target.transform ?? [] },
  );
  const written = fields.flatMap(({ from, transform }) => (typeof transform === 'string' ? [{ from, transform }] : []));
  const syntax = await expressions.check(written.map(({ transform }) => transform));
  return [
    ...fields.flatMap(({ from, to, transform }) => [
      // An expression sees the whole record; what it is named after need not be there.
      ...(typeof transform === 'string' ? [] : faultAt(place(from), 'forbidden_field', sourceFault(from))),
      ...faultAt(place(from), 'forbidden_field', pathFault(to)),
      ...(typeof transform === 'string' ? [] : faultsOfSteps(from, transform)),
    ]),
    ...written.flatMap(({ from }, index) => faultAt(`${place(from)}.transform`, 'expression', syntax[index])),
    ...overlaps(fields),
  ];
}

const sourceFault = (from: string): string | undefined => (from === '$' ? undefined : pathFault(from));

const faultAt = (path: string, code: string, message: string | undefined): readonly FieldFault[] =>
  message === undefined ? [] : [{ path, code, message }];

const faultsOfSteps = (from: string, steps: readonly Step[]): readonly FieldFault[] =>
  steps.flatMap((step, index) =>
    step.op === 'date' ? faultAt(`${place(from)}.transform.${index}`, 'invalid', formatFault(step)) : [],
  );

/** Two fields for one place, or for a place and one within it: one of them would be lost. */
function overlaps(fields: readonly { readonly from: string; readonly to: string }[]): readonly FieldFault[] {
  const taken = new Map<string, string>();
  for (const { from, to } of fields) if (!taken.has(keyOf(to))) taken.set(keyOf(to), from);
  return fields.flatMap(({ from, to }) => {
    const keys = pathKeys(to);
    const above = keys.flatMap((_, index) => taken.get(keys.slice(0, index + 1).join('\u0000')) ?? []);
    const other = above.find((one) => one !== from);
    return other === undefined
      ? []
      : [{ path: place(from), code: 'twice', message: `${to} is filled by ${other} already. Remove one of the two.` }];
  });
}

const keyOf = (path: string): string => pathKeys(path).join('\u0000');

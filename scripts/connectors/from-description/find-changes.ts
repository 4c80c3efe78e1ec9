// Which filter of a list asks for what changed since an instant, and which field of its records says when that was.
import type { Collection } from '../../../src/core/connector/collection.ts';
import type { Place } from '../schema.ts';
import { type Property, isScalar, properties, typeName } from './find-list.ts';
import type { Confidence } from './guess.ts';
import type { Parameter } from './operations.ts';
import { snake } from './words.ts';

export interface FoundChanges {
  readonly changes: Extract<Collection['changes'], { kind: 'filter' }>;
  readonly confidence: Confidence;
  readonly because: string;
}

const changed = /(updat|modif|chang|edit)/;
const from = /(since|after|from|gte?|min|start|begin|newer)(_(at|on|date|time))?$/;
const fieldName =
  /^((last_)?(updat|modif|chang|edit)(ed|ied)?(_?(at|on|date|time|timestamp|utc|datetime|date_time|time_utc))?|(date|time)_?(updat|modif|chang)(ed|ied)|(updat|modif|chang)(ed|ied)_?\w*(at|on|date|time)|last_activity_at|mtime)$/;

/** Undefined with a reason where there is a filter that cannot be used. */
export function findChanges(queries: readonly Parameter[], item: Place): FoundChanges | string | undefined {
  const param = queries.find(isChangeFilter);
  if (param === undefined) return undefined;
  const field = fieldOf(item);
  if (field === undefined)
    return `${param.name} may ask for changes, but no field of the records says when one changed`;
  const value = valueFor(param);
  if (value === undefined)
    return `${param.name} takes a day only: changes of the same day would be read again and again`;
  return {
    changes: { kind: 'filter', param: param.name, value, send: 'query', field: field.path, lookBack: 300 },
    confidence: changed.test(snake(param.name)) && value === '{since}' ? 'high' : 'medium',
    because: `${param.name} ${changed.test(snake(param.name)) ? 'is named like a filter by the last change' : 'is said to filter by the last change'}, and ${field.path} says when that was`,
  };
}

function isChangeFilter({ name, words, schema }: Parameter): boolean {
  const plain = snake(name);
  if (schema['type'] === 'boolean' || /(before|until|to|lte?|max|end|by|sort|order)$/.test(plain)) return false;
  if (changed.test(plain)) return from.test(plain) || /\b(since|after|on or after|greater|newer)\b/i.test(words);
  return (
    /^(since|from|start_date|after|modified)$/.test(plain) &&
    changed.test(words.toLowerCase()) &&
    /since|after/i.test(words)
  );
}

function fieldOf(item: Place): Property | undefined {
  const inner = properties(item)
    .filter(({ name }) => /^(data|attributes|meta|_meta|metadata|timestamps)$/i.test(name))
    .flatMap(({ path, place }) => properties(place, `${path}.`));
  return [...properties(item), ...inner].find(
    ({ name, place }) => fieldName.test(snake(name)) && isScalar(place) && typeName(place) !== 'boolean',
  );
}

/** How the instant is spelled. */
function valueFor({ schema, words }: Parameter): string | undefined {
  const { type, format, example } = schema;
  if (type === 'integer' || type === 'number')
    return /milli/i.test(words) || String(example).length === 13 ? '{sinceMs}' : '{sinceSeconds}';
  if (format === 'date') return undefined;
  if (/unix|epoch/i.test(words)) return /milli/i.test(words) ? '{sinceMs}' : '{sinceSeconds}';
  if (/yyyy-mm-dd hh:mm:ss/i.test(words)) return '{sincePlain}';
  if (/^yyyy-mm-dd$/i.test(String(example)) || /\byyyy-mm-dd\b(?![T ])/i.test(words)) return undefined;
  return '{since}';
}

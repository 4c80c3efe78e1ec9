// The fields of a record: those of its own and those one step further in, each with its type and what data protection has to know.
import type { Collection } from '../../../src/core/connector/collection.ts';
import { type Place, isArray } from '../schema.ts';
import { type Property, properties, typeName } from './find-list.ts';
import { snake } from './words.ts';

type Field = Collection['fields'][string];
const most = 60;

/** In JSON:API, and where the record stands one step further in, its fields are those in there. */
export function findFields(
  item: Place,
  { id, changedAt }: { id: string; changedAt: string | undefined },
): Record<string, Field> {
  const own = properties(item);
  const inner = own.flatMap(({ path, place }) => (isArray(place) ? [] : properties(place, `${path}.`)));
  const fields = new Map<string, Field>();
  for (const one of [
    ...own.filter(({ place }) => !hasParts(place)),
    ...inner.filter(({ place }) => !hasParts(place)),
  ]) {
    if (fields.size >= most) break;
    const name = nameOf(one);
    if (fields.has(name) || [...fields.values()].some(({ path }) => path === one.path)) continue;
    fields.set(name, {
      path: one.path,
      type: one.path === changedAt ? 'datetime' : typeOf(one.place),
      ...personal(one),
    });
  }
  for (const [path, type] of [
    [id, 'string'],
    [changedAt, 'datetime'],
  ] as const)
    if (path !== undefined && ![...fields.values()].some((field) => field.path === path))
      fields.set(snake(path), { path, type });
  return Object.fromEntries(fields);
}

/** `attributes.email` is called email, `address.city` address_city; what stands in the record itself keeps its name. */
function nameOf({ path, name }: Property): string {
  const parent = path.split('.').at(-2);
  if (parent === undefined) return name;
  return /^(attributes|data)$/.test(parent) ? name : `${parent}_${name}`;
}

const hasParts = (place: Place): boolean => !isArray(place) && properties(place).length > 0;

function typeOf(place: Place): Field['type'] {
  if (isArray(place)) return 'array';
  const { format } = place.node;
  if (format === 'date') return 'date';
  if (format === 'date-time') return 'datetime';
  const type = typeName(place);
  if (type === 'integer' || type === 'number' || type === 'boolean' || type === 'object') return type;
  return 'string';
}

const names = /^(first|last|full|given|family|middle|maiden|nick|display|preferred)?_?name$/;

const people =
  /(user|person|people|owner|manager|contact|author|creat|candidate|employee|worker|member|recruiter|name|attributes|data)/;

/** The name of a stage or of a city is nobody’s. */
function isPersonsName(path: string, name: string): boolean {
  const parent = path.split('.').at(-2);
  return names.test(name) && (parent === undefined || people.test(snake(parent)));
}

/** Data protection has to know of it; whoever looks the connector through looks at the others as well. */
function personal({ name, path, place }: Property): Pick<Field, 'personal'> {
  const plain = snake(name);
  if (/gender|ethnic|religio|disab|national_id|ssn|tax_id|salary|birth/.test(plain)) return { personal: 'sensitive' };
  const isText = typeOf(place) === 'string';
  return isText && (/e_?mail|phone|mobile|address/.test(plain) || isPersonsName(path, plain))
    ? { personal: 'personal' }
    : {};
}

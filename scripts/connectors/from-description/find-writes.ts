// How one record is read, made, changed and deleted, by the operations at the address of its list.
import type { ConnectorInput } from '../../../src/core/connector/connector.ts';
import type { Collection, Write } from '../../../src/core/connector/collection.ts';
import type { Json } from '../../../src/core/json.ts';
import { type Place, isArray, requiredOf, walk } from '../schema.ts';
import { defined } from './defined.ts';
import { isScalar, properties } from './find-list.ts';
import { type Notes, guess } from './guess.ts';
import { type Described, placesIn } from './operations.ts';
import { singular, snake } from './words.ts';

export interface ListAddress {
  /** In the declaration. */
  readonly at: string;
  readonly name: string;
  readonly id: string;
  /** As the description writes it. */
  readonly path: string;
  /** As the declaration writes it, its places filled by the connection. */
  readonly declared: string;
}

/** `/people/{id}` beside the list `/people`. */
export const singlesOf = (operations: readonly Described[], path: string): readonly Described[] =>
  operations.filter((one) => {
    const base = `${path.replace(/\/$/, '')}/`;
    const rest = one.path.startsWith(base) ? one.path.slice(base.length) : '';
    return /^[^/]*\{[^}]+\}[^/]*\/?$/.test(rest) && placesIn(rest).length === 1;
  });

type CollectionInput = ConnectorInput['collections'][string];
type One = NonNullable<CollectionInput['one']>;

export function findOne(singles: readonly Described[], address: ListAddress, notes: Notes): One | undefined {
  const operation = singles.find(({ method }) => method === 'GET');
  if (operation === undefined || hasNeeds(operation)) return undefined;
  const at = recordIn(operation.answer, address);
  if (at === undefined) {
    notes.open.push(`${operation.method} ${operation.path}: where does the record stand in its answer?`);
    return undefined;
  }
  const isReplaced =
    singles.some(({ method }) => method === 'PUT') && !singles.some(({ method }) => method === 'PATCH');
  guess(notes, `${address.at}.one`, ['high', `${operation.path} beside the list reads one of it`]);
  if (isReplaced)
    guess(notes, `${address.at}.one.whole`, [
      'medium',
      'it is changed by PUT, which as a rule takes the place of the whole record',
    ]);
  return { call: { method: 'GET', path: withId(operation, address) }, at, ...(isReplaced ? { whole: true } : {}) };
}

/** In itself, under its name or under a usual one: wherever its id stands. */
function recordIn(answer: Place | undefined, { id, name }: Pick<ListAddress, 'id' | 'name'>): string | undefined {
  if (answer === undefined) return '$';
  const holds = (place: Place): boolean => walkable(place, id);
  if (holds(answer)) return '$';
  const inner = properties(answer).filter(({ place }) => !isArray(place) && holds(place));
  const named =
    inner.find((one) => singular(snake(one.name)) === singular(name)) ??
    inner.find((one) => /^(data|result|record|item)$/i.test(one.name));
  return (named ?? inner[0])?.path;
}

/** The description names the path; what it leaves open proves nothing. */
function walkable(place: Place, path: string): boolean {
  const found = walk(place, path);
  return found !== undefined && found !== 'open';
}

/** The declared calls know the record’s id as `{id}`. */
function withId(operation: Described, { path, declared }: ListAddress): string {
  const base = path.replace(/\/$/, '');
  return declared.replace(/\/$/, '') + operation.path.slice(base.length).replace(/\{[^}]+\}/, '{id}');
}

/** Without what a declaration cannot give, the call would be refused. */
const hasNeeds = ({ parameters }: Described): boolean =>
  parameters.some((one) => one.in === 'query' && one.isRequired && one.constant === undefined);

type Writes = NonNullable<Collection['writes']>;

export function findWrites(
  { create, singles }: { create: Described | undefined; singles: readonly Described[] },
  address: ListAddress,
  notes: Notes,
): Writes | undefined {
  const update = singles.find(({ method }) => method === 'PATCH') ?? singles.find(({ method }) => method === 'PUT');
  const removal = singles.find(({ method }) => method === 'DELETE');
  const made =
    create === undefined ? undefined : findWrite(create, { address, action: 'create', path: address.declared }, notes);
  const changed =
    update === undefined
      ? undefined
      : findWrite(update, { address, action: 'update', path: withId(update, address) }, notes);
  const deleted: Write | undefined =
    removal === undefined || hasNeeds(removal)
      ? undefined
      : { call: { method: 'DELETE', path: withId(removal, address) }, idempotency: { kind: 'natural-key' } };
  if (made === undefined && changed === undefined && deleted === undefined) return undefined;
  return defined({ create: made, update: changed, delete: deleted });
}

interface Writing {
  readonly address: ListAddress;
  readonly action: 'create' | 'update';
  readonly path: string;
}

function findWrite(operation: Described, { address, action, path }: Writing, notes: Notes): Write | undefined {
  const at = `${address.at}.writes.${action}`;
  const { method } = operation;
  const open = (what: string): undefined => void notes.open.push(`${method} ${operation.path}: ${what}`);
  const hindrance = hindranceOf(operation);
  if (hindrance !== undefined) return open(hindrance);
  if (operation.isLater)
    open('it answers 202: declare the job that tells what became of a record, or that 202 means written');
  const { body, inner } = bodyShape(operation.body, { name: address.name, notes, at });
  const answerId = answeredId(operation, address);
  if (answerId === undefined && operation.answer !== undefined && action === 'create')
    open('its answer does not name what was made; a mapping cannot keep its id');
  guess(notes, at, needs(inner, method));
  return defined({
    call: defined({ method, path, body, bodyFormat: isForm(operation) ? ('form' as const) : undefined }),
    idempotency: idempotencyOf(operation, action),
    answerId,
  });
}

const isForm = ({ bodyType = '' }: Described): boolean => bodyType.includes('x-www-form-urlencoded');

/** Why no write of a connector can call it. */
function hindranceOf(operation: Described): string | undefined {
  const { body, bodyType = 'application/json' } = operation;
  if (!isForm(operation) && !/json|\*\/\*/.test(bodyType))
    return `it takes ${bodyType}, which no write of a connector sends`;
  if (hasNeeds(operation)) return 'it needs parameters in the query that no record holds';
  return body !== undefined && isArray(body) ? 'it takes a list: does it write many at once?' : undefined;
}

/** Without a key of its own a create is never repeated after an unclear answer; an update may be. */
function idempotencyOf({ parameters }: Described, action: Writing['action']): Write['idempotency'] {
  const header = parameters.find((one) => one.in === 'header' && /idempotency/i.test(one.name));
  if (header !== undefined) return { kind: 'header', header: header.name };
  return { kind: action === 'create' ? 'none' : 'natural-key' };
}

const needs = (inner: Place | undefined, method: string): readonly ['high' | 'medium', string] => {
  const required = inner === undefined ? [] : requiredOf(inner);
  const words = required.length === 0 ? 'no field of it is said to be required' : `it needs ${required.join(', ')}`;
  return [method === 'PUT' ? 'medium' : 'high', words];
};

/** The record itself, or under one name: `{ person: … }`, or JSON:API’s `{ data: { type, attributes } }`. */
function bodyShape(
  body: Place | undefined,
  { name, notes, at }: { name: string; notes: Notes; at: string },
): { body: Json | undefined; inner: Place | undefined } {
  const own = body === undefined ? [] : properties(body);
  const wrapped = own.find(
    (one) =>
      (own.length === 1 || requiredOnly(body, one.name)) &&
      isWrapper(one.name, name) &&
      !isScalar(one.place) &&
      !isArray(one.place),
  );
  if (wrapped === undefined) return { body: undefined, inner: body };
  const parts = properties(wrapped.place);
  const attributes = parts.find((one) => one.name === 'attributes');
  guess(notes, `${at}.call.body`, ['high', `the description puts the record under ${wrapped.name}`]);
  if (attributes === undefined) return { body: { [wrapped.name]: '{record}' }, inner: wrapped.place };
  const type = typeWord(parts.find((one) => one.name === 'type')?.place) ?? name.replaceAll('_', '-');
  return { body: { [wrapped.name]: { type, attributes: '{record}' } }, inner: attributes.place };
}

const requiredOnly = (body: Place | undefined, name: string): boolean => {
  const required = body === undefined ? [] : requiredOf(body);
  return required.length === 1 && required[0] === name;
};

const isWrapper = (name: string, list: string): boolean =>
  name === 'data' || singular(snake(name)) === singular(list) || singular(list).endsWith(`_${singular(snake(name))}`);

function typeWord(place: Place | undefined): string | undefined {
  const { enum: values, example, default: usual } = place?.node ?? {};
  const first: unknown = Array.isArray(values) ? values[0] : (usual ?? example);
  return typeof first === 'string' ? first : undefined;
}

function answeredId({ answer }: Described, { id, name }: ListAddress): string | undefined {
  if (answer === undefined) return undefined;
  const at = recordIn(answer, { id, name });
  if (at !== undefined) return at === '$' ? id : `${at}.${id}`;
  const last = id.split('.').at(-1) ?? 'id';
  const inner = properties(answer).flatMap((one) => [
    one,
    ...(isArray(one.place) ? [] : properties(one.place, `${one.path}.`)),
  ]);
  return inner.find(
    (one) => isScalar(one.place) && [last.toLowerCase(), 'id', `${singular(name)}_id`].includes(snake(one.name)),
  )?.path;
}

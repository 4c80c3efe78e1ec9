// One call against the operation that it means: its query parameters, its body.
import type { Call } from '../../src/core/connector/calls.ts';
import type { Paging } from '../../src/core/connector/collection.ts';
import type { Operation } from './description.ts';
import { type Place, itemsOf, nodeOf, property, requiredOf, walk } from './schema.ts';

export interface Lint {
  readonly isOpen: boolean;
  operation(where: string, call: Call): Operation | undefined;
  say(where: string, what: string): void;
}

export function lintQuery(
  lint: Lint,
  where: string,
  { operation, query }: { operation: Operation; query: string },
): void {
  // Microsoft's description leaves some options of OData out; whether a system knows `$expand`, its pages say.
  if (query === '$expand') return;
  // `page[after]` is the parameter `page`, sent as a deep object.
  if (operation.queries.has(query) || operation.queries.has(query.replace(/\[.*$/, ''))) return;
  lint.say(where, `there is no parameter ${query} (there are ${[...operation.queries].slice(0, 12).join(', ')})`);
}

export function lintCall(lint: Lint, where: string, call: Call): Operation | undefined {
  const operation = lint.operation(where, call);
  if (operation === undefined) return undefined;
  for (const query of Object.keys(call.query ?? {})) lintQuery(lint, where, { operation, query });
  if (call.body === undefined) return operation;
  if (operation.body === undefined) lint.say(where, 'a body is sent where the description has none');
  else lintBody(lint, where, { sent: call.body, schema: operation.body });
  return operation;
}

/** How the further pages of a list beside the collections are asked for, and what the answer says of them. */
export function lintPages(
  lint: Lint,
  where: string,
  { operation, paging }: { operation: Operation | undefined; paging: Paging | undefined },
): void {
  if (operation === undefined || paging === undefined) return;
  for (const name of sentFor(paging))
    if (!('send' in paging) || paging.send === 'query') lintQuery(lint, where, { operation, query: name });
    else if (operation.body !== undefined && property(operation.body, name) === undefined)
      lint.say(where, `the body has no field ${name}`);
  for (const path of toldOf(paging))
    if (operation.answer !== undefined && walk(operation.answer, path) === undefined)
      lint.say(`${where}.paging`, `${path} is not in the answer`);
}

const sentFor = (paging: Paging): readonly string[] =>
  ['param' in paging ? paging.param : undefined, 'sizeParam' in paging ? paging.sizeParam : undefined].filter(
    (name) => name !== undefined,
  );

/** Paths of the answer that say where the next page is, or whether there is one. */
export const toldOf = (paging: Paging): readonly string[] =>
  [
    'next' in paging ? paging.next : undefined,
    'more' in paging ? paging.more : undefined,
    'pages' in paging ? paging.pages : undefined,
    'last' in paging ? paging.last : undefined,
    'total' in paging ? paging.total : undefined,
  ].filter((path) => path !== undefined);

interface Sent {
  readonly sent: unknown;
  readonly schema: Place;
}

function lintBody(lint: Lint, where: string, { sent, schema }: Sent): void {
  if (Array.isArray(sent)) return lintList(lint, where, { sent, schema });
  const body = nodeOf(sent);
  if (body === undefined) return;
  // OData JSON 4.01, 8.5: a tie to something that is there already, whatever the description says of the type.
  for (const [name, value] of Object.entries(body).filter(([field]) => !/^\w+@odata\.bind$/.test(field))) {
    const known = property(schema, name);
    if (known === undefined) lint.say(where, `the body has no field ${name}`);
    else if (known !== 'open') lintBody(lint, `${where}.${name}`, { sent: value, schema: known });
  }
  // Microsoft's description calls the annotation of the type required; the service does not.
  for (const name of requiredOf(schema))
    if (!(name in body) && !name.startsWith('@odata.')) lint.say(where, `the body needs ${name}`);
}

function lintList(lint: Lint, where: string, { sent, schema }: Sent & { readonly sent: readonly unknown[] }): void {
  const items = itemsOf(schema);
  if (items === undefined) lint.say(where, 'a list is sent where the description has none');
  else if (items !== 'open') for (const entry of sent) lintBody(lint, where, { sent: entry, schema: items });
}

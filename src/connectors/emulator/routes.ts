// Which declared call a request to an emulated system is.
import type { Call } from '../../core/connector/calls.ts';
import type { Collection, Write } from '../../core/connector/collection.ts';
import type { Connector } from '../../core/connector/connector.ts';
import type { WriteAction } from '../../core/ports/remote-system.ts';
import { type Values, fill } from '../runtime/templates.ts';
import { invert } from './invert.ts';
import type { PageRequest } from './page.ts';
import { bodyFits, type Placed, unifiedRoutes } from './unified-routes.ts';

type Reading = { readonly kind: 'list' } | { readonly kind: 'find' } | { readonly kind: 'test' };
interface Writing {
  readonly kind: 'write';
  readonly action: WriteAction | 'restore';
  readonly write: Write;
}

export type Route =
  | Placed
  | ((Reading | Writing) & {
      readonly call: Call;
      readonly name: string;
      readonly collection: Collection | undefined;
    });

export interface Routed {
  readonly route: Route;
  /** What stood in the places of the path. */
  readonly places: ReadonlyMap<string, string>;
}

export interface Router {
  find(method: string, asked: PageRequest): Routed | undefined;
}

export function openRouter(connector: Connector, { basePath, config }: { basePath: string; config: Values }): Router {
  const routes = routesOf(connector).map((route) => ({ route, path: basePath + withConfig(route.call.path, config) }));
  return {
    find(method, { url, body }) {
      const pathname = url.pathname;
      let best: (Routed & { score: number }) | undefined;
      for (const { route, path } of routes) {
        if (route.call.method !== method) continue;
        const places = invert(path, pathname);
        if (places === undefined || [...places.values()].some((value) => value === '' || value.includes('/'))) continue;
        const score = agreement(route, url, config) - places.size + rank(route) + bodyAgreement(route, body);
        const decoded = new Map([...places].map(([key, value]) => [key, decodeURIComponent(value)]));
        if (best === undefined || score > best.score) best = { route, places: decoded, score };
      }
      return best;
    },
  };
}

/** The harmless call is often the first page of a list, and answered as one; who also sees what was deleted sees all of it. */
const rank = (route: Route): number =>
  route.kind === 'test' ? -100 : route.kind === 'one' && route.alsoGone === true ? 0.5 : 0;

function routesOf(connector: Connector): readonly Route[] {
  const { collections, test } = connector;
  const declared = Object.entries(collections).flatMap(([name, collection]): Route[] => {
    const { list, writes, one, restore } = collection;
    const reading: Route[] = [{ kind: 'list', call: list, name, collection }];
    if (one !== undefined) reading.push({ kind: 'one', one, call: one.call, name, collection });
    if (writes?.match !== undefined) reading.push({ kind: 'find', call: writes.match.find, name, collection });
    if (restore !== undefined) {
      const write: Write = { call: restore.call, idempotency: { kind: 'natural-key' } };
      reading.push({ kind: 'write', action: 'restore', write, call: restore.call, name, collection });
    }
    const actions = (['create', 'update', 'upsert', 'delete'] as const).flatMap((action): Route[] => {
      const write = writes?.[action];
      if (write === undefined) return [];
      const single: Route = { kind: 'write', action, write, call: write.call, name, collection };
      return write.batch?.call === undefined ? [single] : [single, { ...single, call: write.batch.call }];
    });
    return [...reading, ...actions];
  });
  return [...declared, ...unifiedRoutes(connector), { kind: 'test', call: test, name: 'test', collection: undefined }];
}

/** Systems that do several things at one address tell them apart by the body. */
function bodyAgreement(route: Route, body: PageRequest['body']): number {
  const isTold = ['one', 'deed', 'note-add', 'seek', 'notes'].includes(route.kind);
  const isRestore = route.kind === 'write' && route.action === 'restore';
  return isTold || isRestore ? bodyFits(route.call.body, body) : 0;
}

/** Two calls may share an address (SOQL, searches): the one whose own parameters are there counts more. */
function agreement({ kind, call, collection }: Route, url: URL, config: Values): number {
  let score = 0;
  for (const [name, template] of Object.entries(call.query ?? {})) {
    const shown = url.searchParams.get(name);
    if (shown === null) score -= 1;
    else if (invert(withConfig(template, config), shown) !== undefined) score += 2;
    else score += kind === 'list' && isChange(collection, name, shown) ? 2 : -10;
  }
  return score;
}

const isChange = (collection: Collection | undefined, name: string, shown: string): boolean =>
  collection?.changes.kind === 'filter' &&
  collection.changes.param === name &&
  invert(collection.changes.value, shown) !== undefined;

/** The places that the connection fills; what stays open is the request's own. */
const withConfig = (template: string, values: Values): string =>
  template.replaceAll(/\{config\.[\w]+\}/g, (found) => fill(found, values));

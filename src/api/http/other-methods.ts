// A known address that is asked with a method it does not take answers 405 and names those it takes, whatever the method is
// called: Node's parser reads thirty that the router has never heard of. A route for each that refuses would be three of four routes.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../../core/problem.ts';

export interface KnownAddresses {
  /** Throws `method_not_allowed` where something stands at the address of a request that no route takes. */
  refuseMethod(request: FastifyRequest, reply: FastifyReply): void;
}

interface Address {
  readonly pattern: URLPattern;
  /** The router prefers an address that is spelled out. */
  readonly open: number;
  readonly methods: Set<string>;
}

/** Call it before any route is registered: it notes them as they come. */
export function openKnownAddresses(app: FastifyInstance): KnownAddresses {
  const known = new Map<string, Address>();
  app.addHook('onRoute', ({ url, method, config }) => {
    if (config?.refuses === true) return;
    const address = known.get(url) ?? addressOf(url);
    known.set(url, address);
    for (const one of [method].flat()) address.methods.add(one);
  });
  return {
    refuseMethod({ method, url }, reply) {
      const pathname = url.split('?', 1)[0] ?? url;
      const [nearest] = [...known.values()]
        .filter(({ pattern }) => pattern.test({ pathname }))
        .toSorted((a, b) => a.open - b.open);
      if (nearest === undefined) return;
      const allow = [...nearest.methods].join(', ');
      reply.header('allow', allow);
      throw new Problem('method_not_allowed', `This address takes ${allow}, not ${method}.`);
    },
  };
}

const addressOf = (url: string): Address => ({
  pattern: new URLPattern({ pathname: url }),
  open: [...url.matchAll(/[:*]/g)].length,
  methods: new Set(),
});

/** Whether the second address has parameters where the first has words, and is the same otherwise. */
export function isCovered(spelled: string, open: string): boolean {
  if (spelled === open || !open.includes(':')) return false;
  const [words, places] = [spelled.split('/'), open.split('/')];
  return (
    words.length === places.length &&
    words.every((word, index) => word === places[index] || isParameter(places[index])) &&
    words.some((word, index) => word !== places[index] && !isParameter(word))
  );
}

const isParameter = (place: string | undefined): boolean => place?.startsWith(':') === true;

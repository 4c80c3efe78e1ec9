// The ends of a flow that is asked for in words: which system, which of its collections, which account.
import type { Collection } from '../../../../core/connector/collection.ts';
import type { Connector } from '../../../../core/connector/connector.ts';
import type { FlowEnd } from '../../../../core/flow.ts';
import { type Connection, isSandbox } from '../../../../core/integration.ts';
import type { OpenPoint } from './flow-idea.ts';
import type { FlowVocabulary } from './read-request.ts';

export interface Building extends FlowVocabulary {
  readonly connections: readonly Connection[];
}

export interface End {
  readonly connector: Connector | undefined;
  readonly name: string | null;
  readonly collection: Collection | undefined;
}

interface EndQuery {
  readonly system: string | null;
  readonly collection: string | null;
  readonly part: 'source' | 'action';
}

export function endFor({ catalogue }: Building, { system, collection, part }: EndQuery, open: OpenPoint[]): End {
  const connector = catalogue.find((one) => one.system === system);
  if (connector === undefined) {
    const message =
      system === null
        ? `No system is named that the flow could ${part === 'source' ? 'read from' : 'write to'}. Choose one.`
        : `There is no system ${system} in the catalogue. Choose another, or REST system for one that is not listed.`;
    open.push({ part, message });
    return { connector, name: null, collection: undefined };
  }
  const found = collection === null ? undefined : connector.collections[collection];
  if (found === undefined) {
    const names = Object.keys(connector.collections).join(', ') || 'none that is declared';
    const what =
      collection === null
        ? `Which records of ${connector.title}`
        : `${connector.title} has no ${collection}. Which records`;
    open.push({ part, message: `${what} are meant? It has: ${names}.` });
    return { connector, name: null, collection: undefined };
  }
  return { connector, name: collection, collection: found };
}

/** The only real account of that system is taken; with several, or none, a person chooses. */
export function endIn({ connections }: Building, system: string | null, { connector, name }: End): FlowEnd {
  const own = connections.filter((one) => one.system === system);
  const real = own.filter((one) => !isSandbox(one));
  const [only, ...others] = real.length === 0 ? own : real;
  return {
    system: connector?.system ?? null,
    connection: others.length === 0 ? (only?.id ?? null) : null,
    collection: name,
  };
}

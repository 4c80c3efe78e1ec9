// One end of a flow, looked up: the connection, and the collection as its system declares it.
import type { FlowEnd } from '../../../core/flow.ts';
import type { Connection } from '../../../core/integration.ts';
import type { Catalogue } from '../../../core/ports/remote-system.ts';
import { named } from '../choose.ts';
import type { Target } from './check-steps.ts';
import type { Finding, Findings } from './finding.ts';

export interface Ends {
  readonly connections: readonly Connection[];
  readonly catalogue: Catalogue;
}

interface Ended {
  readonly target: Target | undefined;
  readonly findings: readonly Finding[];
}

/** Throws what the connection's own configuration lacks, where it is a generic one. */
export function endOf({ connections, catalogue }: Ends, found: Findings, end: FlowEnd): Ended {
  const none = (...told: Parameters<Findings['error']>): Ended => ({
    target: undefined,
    findings: [found.error(...told)],
  });
  const of = end.system ?? 'a system';
  if (end.connection === null)
    return none('connection', 'open', `No account is chosen.`, `Choose a connection to ${of}.`);
  const connection = connections.find(({ id }) => id === end.connection);
  if (connection === undefined)
    return none(
      'connection',
      'connection_missing',
      'There is no such connection here.',
      `Choose a connection to ${of}.`,
    );
  if (end.system !== null && connection.system !== end.system)
    return none(
      'connection',
      'mismatch',
      `The connection is to ${connection.system}, not to ${end.system}.`,
      `Choose a connection to ${end.system}.`,
    );
  const connector = catalogue.declared(connection);
  const names = Object.keys(connector.collections).join(', ') || 'none';
  if (end.collection === null)
    return none('collection', 'open', `No collection of ${connector.title} is chosen.`, `Choose one of: ${names}.`);
  const name = named(connector.collections, end.collection);
  const collection = name === undefined ? undefined : connector.collections[name];
  if (collection === undefined)
    return none(
      'collection',
      'unknown_collection',
      `${connector.title} has no collection ${end.collection}.`,
      `Choose one of: ${names}.`,
    );
  return { target: { title: `${connector.title} ${collection.label}`, collection }, findings: [] };
}

// What an error of PostgreSQL means (appendix A of its documentation lists the codes), without its text: that may quote rows.
import type { Connector, FaultKind } from '../../../core/connector/connector.ts';
import type { RemoteFault } from '../../../core/ports/remote-system.ts';
import { faultOf, faultOfFailure } from '../faults.ts';

/** The first that the code begins with counts. */
const kinds: readonly (readonly [string, FaultKind])[] = [
  ['28', 'auth'],
  ['42501', 'permission'],
  ['42P01', 'not_found'],
  ['3D000', 'not_found'],
  ['3F000', 'not_found'],
  ['23505', 'conflict'],
  ['40', 'transient'],
  ['53', 'transient'],
  ['55P03', 'transient'],
  ['57', 'transient'],
  ['08', 'transient'],
  ['22', 'invalid'],
  ['23', 'invalid'],
  ['42', 'invalid'],
];

const fixes: Partial<Record<FaultKind, string>> = {
  permission:
    'Grant the connection’s user select, insert, update and delete on the table, as far as the sync needs them.',
  not_found: 'Check the name of the table and its schema in the configuration of the connection.',
  invalid: 'Check the field mapping against the columns: a name, a type, or a value that must not be empty.',
};

/** Goes by SQLSTATE; quotes nothing of the error's text. Never `unclear`: rows are written by key, so a repeat is safe. */
export function postgresFault(connector: Connector, error: unknown): RemoteFault {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  const [, kind] = kinds.find(([start]) => /^[0-9A-Z]{5}$/.test(code) && code.startsWith(start)) ?? [];
  // A statement that was refused was not carried out; a connection that broke leaves it open, but the key makes a repeat safe.
  if (kind === undefined) return faultOfFailure(connector, error, false);
  const fix = fixes[kind];
  return faultOf(connector, kind, fix === undefined ? {} : { fix });
}

// What an answer, or the lack of one, means: the connector's own rows first, then what HTTP says.
import type { Connector, FaultKind } from '../../core/connector/connector.ts';
import type { Json } from '../../core/json.ts';
import { RemoteFault } from '../../core/ports/remote-system.ts';
import { Problem } from '../../core/problem.ts';
import { type Incoming, TooLarge } from './http.ts';
import { readPath } from '../../core/json-path.ts';
import { isObject } from './items.ts';
import { type RefusalWords, refusalWords } from './refusal-words.ts';
import { isLimit, waitIn } from './retry-after.ts';
import type { Values } from './templates.ts';

const usual: Readonly<Record<FaultKind, { blame: RemoteFault['blame']; message: string; fix: string }>> = {
  auth: {
    blame: 'integration',
    message: 'refused the credentials',
    fix: 'Enter the credentials of the connection again; they may have expired or been revoked.',
  },
  permission: {
    blame: 'integration',
    message: 'does not allow this to the account of the connection',
    fix: 'Give that account the missing permission or scope over there, then test the connection.',
  },
  rate: {
    blame: 'remote',
    message: 'asks for fewer requests',
    fix: 'Nothing has to be done; it goes on by itself. If it happens often, ask the vendor for a higher limit.',
  },
  not_found: {
    blame: 'integration',
    message: 'does not know that address or record',
    fix: 'Check the address of the connection and whether the record still exists over there.',
  },
  invalid: {
    blame: 'integration',
    message: 'rejected the record',
    fix: 'Look at the field mapping: a required field may be missing or of the wrong kind.',
  },
  conflict: {
    blame: 'remote',
    message: 'says that the record conflicts with another',
    fix: 'Look for a duplicate over there, or use the action upsert.',
  },
  gone: {
    blame: 'remote',
    message: 'no longer holds what was asked for',
    fix: 'Start a full sync.',
  },
  transient: {
    blame: 'remote',
    message: 'does not answer as it should at the moment',
    fix: 'Check whether the other system is up, then start the sync again.',
  },
};

const lockedFix =
  'Somebody or something holds that record over there. It is tried again; if it stays so, release it there.';

/** A fault of that kind in the words of everyday. Of the answer's text `said` alone is repeated: the rest may be personal. */
export function faultOf(
  connector: Connector,
  kind: FaultKind,
  more: Partial<
    Pick<RemoteFault, 'status' | 'fix' | 'retryAfterMs' | 'unclear' | 'concerns' | 'asksTooLong' | 'field' | 'said'>
  > = {},
): RemoteFault {
  const { blame, message, fix } = usual[kind];
  const status = more.status === undefined ? '' : ` (HTTP ${more.status})`;
  return new RemoteFault({ kind, blame, message: `${connector.title} ${message}${status}.`, fix, ...more });
}

/** Nothing was sent. Whether another process has done it meanwhile nobody knows here. */
export const goneToAnother = (connector: Connector): RemoteFault =>
  faultOf(connector, 'transient', {
    unclear: true,
    fix: 'Nothing has to be done: Muster stood still meanwhile, and another of its processes goes on with it.',
  });

interface Parsed {
  readonly body: Json | undefined;
  readonly now: Date;
  readonly writes: boolean;
  /** What filled the call: the record is among it. */
  readonly values?: Values;
}

/** Undefined for a success. `unclear` where a server broke down in the middle of a write. */
export function faultIn(connector: Connector, answer: Incoming, parsed: Parsed): RemoteFault | undefined {
  const { body, now, writes } = parsed;
  const row = rowOf(connector, answer, body);
  const failed = answer.status >= 400 || answer.status < 200 || !succeeded(connector, body);
  if (!failed) return undefined;
  const kind = row?.kind ?? (isLimit(answer, connector) ? 'rate' : kindOfStatus(answer.status));
  return faultOf(connector, kind, {
    status: answer.status,
    ...(answer.status === 423 ? { concerns: 'request', fix: lockedFix } : {}),
    ...waitIn(answer, { connector, now }),
    unclear: writes && answer.status >= 500 && answer.status !== 503,
    ...wordsOn(connector, kind, parsed),
    ...(row === undefined ? {} : { fix: row.fix, concerns: row.concerns }),
  });
}

/** Only of what is invalid: what conflicts is told with the other record, and nobody knows which words are of that. */
function wordsOn(connector: Connector, kind: FaultKind, { body, writes, values = {} }: Parsed): RefusalWords {
  const { record } = values;
  if (kind !== 'invalid' || !writes || record === undefined || body === undefined) return {};
  return isObject(record) ? refusalWords(connector, body, record) : {};
}

const rowOf = ({ faults }: Connector, answer: Incoming, body: Json | undefined) =>
  faults.find(
    ({ status, path, equals }) =>
      (status === undefined || fits(status, answer.status)) &&
      (path === undefined || (body !== undefined && isSame(readPath(body, path), equals))) &&
      (status !== undefined || path !== undefined),
  );

/** A request that got no answer at all: never sent, or cut off on the way. */
export function faultOfFailure(connector: Connector, error: unknown, writes: boolean): RemoteFault {
  if (error instanceof RemoteFault) return error;
  if (error instanceof Problem)
    return new RemoteFault({ kind: 'permission', blame: 'integration', message: error.message, fix: error.message });
  if (error instanceof TooLarge)
    return faultOf(connector, 'invalid', { fix: 'Ask for smaller pages: the answer is larger than Muster takes.' });
  const { blame, fix } = usual.transient;
  const message = `${connector.title} cannot be reached.`;
  const unclear = writes && !neverSent(error);
  return new RemoteFault({ kind: 'transient', blame, message, fix, unclear }, { cause: error });
}

/** Whoever asked wants no answer any more. An answer that did not come in time is a fault of the system, and a write may have arrived. */
export const isCancelled = ({ aborted, reason }: AbortSignal): boolean =>
  aborted && !(reason instanceof DOMException && reason.name === 'TimeoutError');

const unsent = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT', 'EHOSTUNREACH', 'ENETUNREACH'];
const neverSent = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && unsent.includes(error.code);

const fits = (pattern: string, status: number): boolean =>
  pattern.endsWith('xx') ? pattern[0] === String(status)[0] : pattern === String(status);

const isSame = (a: Json | undefined, b: Json | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What is no JSON says nothing of success; whoever asked for JSON sees to that. */
const succeeded = ({ success }: Connector, body: Json | undefined): boolean =>
  success === undefined || body === undefined || isSame(readPath(body, success.path), success.equals);

function kindOfStatus(status: number): FaultKind {
  if (status === 401) return 'auth';
  if (status === 403) return 'permission';
  if (status === 404) return 'not_found';
  if (status === 409) return 'conflict';
  if (status === 410) return 'gone';
  if (status === 429) return 'rate';
  // Locked (RFC 4918): somebody is at that record.
  if (status === 408 || status === 423 || status === 425 || status >= 500) return 'transient';
  return 'invalid';
}

// The bytes of one file at another system: of a declared call, or at an address that an answer named. Addresses lead to storage on
// other hosts as a rule; they are shown no credentials, and private networks are refused like everywhere (`guard.ts`).
import type { Clock } from '../../core/clock.ts';
import type { Connector } from '../../core/connector/connector.ts';
import { type DeclaredFile, RemoteFault } from '../../core/ports/remote-system.ts';
import type { RequestLog } from '../../core/ports/request-log.ts';
import type { Caller } from './caller.ts';
import { faultIn, faultOf, faultOfFailure } from './faults.ts';
import { type Http, sizeOf, TooLarge } from './http.ts';

interface FileDependencies {
  readonly caller: Caller;
  readonly connector: Connector;
  readonly http: Pick<Http, 'send'>;
  /** The system's own, which are shown its credentials. */
  readonly hosts: ReadonlySet<string>;
  readonly log: RequestLog;
  readonly clock: Clock;
}

/** Throws a `RemoteFault`. */
export async function readFile(
  dependencies: FileDependencies,
  { from, values, signal }: DeclaredFile,
): Promise<Uint8Array> {
  const { caller, connector, hosts } = dependencies;
  if ('address' in from && !hosts.has(URL.parse(from.address)?.host ?? ''))
    return elsewhere(dependencies, { url: from.address, signal });
  const call = 'call' in from ? from.call : ({ method: 'GET', path: namedAddress } as const);
  const position = 'call' in from ? {} : { url: from.address };
  const { answer } = await caller.call({ call, values, position, writes: false, wants: 'bytes', signal });
  return answer.bytes ?? fail(connector);
}

/** What the request log shows in place of an address, which is a key to the file. */
const namedAddress = 'the address of a file';

async function elsewhere(
  { connector, http, log, clock }: FileDependencies,
  { url, signal }: { url: string; signal: AbortSignal },
): Promise<Uint8Array> {
  const at = clock.now();
  const entry = { at, method: 'GET', path: namedAddress, bytesOut: 0 } as const;
  const ms = (): number => clock.now().getTime() - at.getTime();
  try {
    const answer = await http.send({ method: 'GET', url, headers: { 'user-agent': 'Muster' }, wants: 'bytes', signal });
    log.note({ ...entry, status: answer.status, ms: ms(), bytesIn: sizeOf(answer) });
    const fault = faultIn(connector, answer, { body: undefined, now: clock.now(), writes: false });
    if (fault !== undefined) throw faultOf(connector, fault.passes ? 'transient' : 'not_found', aged(fault));
    return answer.bytes ?? fail(connector);
  } catch (error) {
    if (error instanceof RemoteFault || signal.aborted) throw error;
    log.note({ ...entry, status: null, ms: ms(), bytesIn: 0 });
    throw error instanceof TooLarge ? tooLarge(connector) : faultOfFailure(connector, error, false);
  }
}

/** Another host's refusal says nothing of the connection's credentials. */
const aged = ({ status }: RemoteFault) => ({
  ...(status === undefined ? {} : { status }),
  fix: 'Open the list of files again: addresses of files end after a while.',
});

const tooLarge = (connector: Connector): RemoteFault =>
  faultOf(connector, 'invalid', { fix: `The file is larger than Muster takes. Open it in ${connector.title}.` });

function fail(connector: Connector): never {
  throw faultOf(connector, 'invalid', { fix: `It gave no file. Open it in ${connector.title}.` });
}

// Makes one declared call: fills it, waits for its turn, signs in, sends, and understands the answer.
import { hash } from 'node:crypto';
import type { Call } from '../../core/connector/calls.ts';
import type { Connector } from '../../core/connector/connector.ts';
import type { Clock } from '../../core/clock.ts';
import type { Json } from '../../core/json.ts';
import { mayStillAct } from '../../core/lease.ts';
import { RemoteFault } from '../../core/ports/remote-system.ts';
import type { RequestLog } from '../../core/ports/request-log.ts';
import type { Ambiguous } from './ambiguous.ts';
import { bodyOf, type ReadBody } from './bodies.ts';
import type { Budget, Ended } from './budget.ts';
import { faultIn, faultOf, faultOfFailure, goneToAnother, isCancelled } from './faults.ts';
import { type Http, type Incoming, type Outgoing, sizeOf } from './http.ts';
import type { Position } from './paging.ts';
import type { RequestAuth, SignIn } from './sign-in.ts';
import type { ReportAuthStatus } from './auth-status.ts';
import { contentType, encoded, objectOf } from './request-body.ts';
import { type Values, fill, fillAll, fillJson } from './templates.ts';
import { namesTwice, notJson } from './not-json.ts';

export interface Answered {
  readonly answer: Incoming;
  readonly body: Json;
  /** Objects of the body that name a field twice, with different values. */
  readonly ambiguous?: Ambiguous | undefined;
}

/** `writes`: a lost answer is an `unclear` fault, and nothing is sent once the lease is lost. */
export interface CallRequest {
  readonly call: Call;
  readonly values: Values;
  readonly position?: Position;
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Takes the place of the declared body. */
  readonly body?: Json;
  readonly writes: boolean;
  /** A person wants to know: it is sent though the system asked for a pause, and an answer ends the pause. */
  readonly asksNow?: true;
  /** Whoever asks sees to objects that name a field twice. Else such an answer is refused. */
  readonly sortsAmbiguous?: true;
  /** The answer is a file: its bytes stand in the answer. */
  readonly wants?: 'bytes';
  readonly signal: AbortSignal;
}

/**
 * Sends a request once, and once more with a fresh token where the credentials were refused; further repeats are the
 * caller's. Where the signal cancels it, throws the signal's reason instead of a fault.
 */
export interface Caller {
  /** Throws a `RemoteFault` for whatever is no success. */
  call(request: CallRequest): Promise<Answered>;
}

interface CallerDependencies {
  readonly connector: Connector;
  readonly values: Values;
  readonly http: Pick<Http, 'send'>;
  readonly budget: Budget;
  readonly signIn: SignIn;
  readonly clock: Clock;
  readonly log: RequestLog;
  /** Hosts that may be called: an answer must not lead us and our credentials elsewhere. */
  readonly hosts: ReadonlySet<string>;
  readonly baseUrl: string;
  readonly standing?: ReportAuthStatus | undefined;
}

/**
 * Nothing leaves for a host that the connector does not name, wherever an answer leads. The log has declared paths, never
 * filled ones.
 */
export function openCaller(dependencies: CallerDependencies): Caller {
  const { connector, budget, signIn } = dependencies;
  const once = async (request: CallRequest, entry: RequestAuth): Promise<Answered | RemoteFault> => {
    const outgoing = filled(request, { ...dependencies, entry });
    if (outgoing instanceof RemoteFault) return outgoing;
    let end: ((how: Ended) => void) | undefined;
    let how: Ended = 'unsent';
    try {
      end = await budget.take(request.signal, () => nameOf(outgoing), request.asksNow);
      if (request.writes && !(await mayStillAct())) return goneToAnother(connector);
      const answered = await exchanged(dependencies, { request, outgoing });
      ({ how } = answered);
      return answered.done;
    } catch (error) {
      if (isCancelled(request.signal)) throw error;
      const fault = faultOfFailure(connector, error, request.writes && end !== undefined);
      // What was refused before it was sent, or is too large, says nothing about whether the system is there.
      if (fault.kind === 'transient') how = 'down';
      return fault;
    } finally {
      end?.(how);
    }
  };
  const whole = async (request: CallRequest): Promise<Answered> => {
    const entry = await letIn(dependencies, request);
    let done = await once(request, entry);
    if (done instanceof RemoteFault && done.kind === 'auth' && signIn.renew(entry))
      done = await once(request, await letIn(dependencies, request));
    if (done instanceof RemoteFault) throw done;
    return done;
  };
  return {
    async call(request) {
      try {
        const answered = await whole(request);
        dependencies.standing?.(null);
        return answered;
      } catch (error) {
        if (error instanceof RemoteFault && (error.kind === 'auth' || error.asksTooLong))
          dependencies.standing?.(error);
        throw error;
      }
    },
  };
}

/** What the system says, and whether it is to be left alone for a while. */
async function exchanged(
  dependencies: CallerDependencies,
  { request, outgoing }: { request: CallRequest; outgoing: Outgoing },
): Promise<{ done: Answered | RemoteFault; how: Ended }> {
  const { connector, budget, clock } = dependencies;
  const answer = await sendLogged(dependencies, outgoing, request);
  const { body, unreadable, ambiguous } = answer.bytes === undefined ? await bodyOf(answer) : noBody;
  noteLeft(dependencies, answer);
  const fault = faultIn(connector, answer, { ...request, body, now: clock.now() });
  const how = leaveAlone(budget, fault, () => nameOf(outgoing));
  if (fault !== undefined) return { done: fault, how };
  if (request.asksNow === true) budget.resume();
  if (answer.bytes !== undefined) return { done: { answer, body: {} }, how };
  if (body === undefined) return { done: notJson(connector, answer, unreadable), how };
  if (ambiguous !== undefined && request.sortsAmbiguous !== true)
    return { done: namesTwice(connector, answer, request.writes), how };
  return { done: { answer, body, ambiguous }, how };
}

/** Of a file: nothing of it says whether it is a success. */
const noBody: ReadBody = { body: undefined };

async function letIn({ connector, signIn }: CallerDependencies, { signal }: CallRequest): Promise<RequestAuth> {
  try {
    return await signIn.entry(signal);
  } catch (error) {
    throw faultOfFailure(connector, error, false);
  }
}

/** For as long as the system says: that request, or all of them. A system that answers is there, whatever it says. */
function leaveAlone(budget: Budget, fault: RemoteFault | undefined, name: () => string): Ended {
  if (fault?.passes !== true) return 'answered';
  const { kind, concerns, retryAfterMs } = fault;
  if (concerns === 'request' && !budget.hold(name(), retryAfterMs)) return 'answered';
  if (retryAfterMs !== undefined) budget.pause(retryAfterMs);
  return kind === 'rate' ? 'too-many' : 'down';
}

/** The address names what is asked for or changed; a POST puts many things to one address (RFC 9110 §9.3.3). */
const nameOf = ({ method, url, body = '' }: Outgoing): string =>
  hash('sha256', `${method} ${url}${method === 'POST' ? `\n${body}` : ''}`, 'base64url');

function filled(
  request: CallRequest,
  dependencies: CallerDependencies & { entry: RequestAuth },
): Outgoing | RemoteFault {
  try {
    return outgoingOf(request, dependencies);
  } catch (error) {
    return faultOfFailure(dependencies.connector, error, false);
  }
}

function noteLeft({ connector, budget }: CallerDependencies, { headers }: Incoming): void {
  const { remainingHeader } = connector.limits;
  const left =
    remainingHeader === undefined ? Number.NaN : Number(headers[remainingHeader.toLowerCase()] ?? Number.NaN);
  if (!Number.isNaN(left)) budget.told(left);
}

async function sendLogged(
  { http, log, clock }: CallerDependencies,
  outgoing: Outgoing,
  { call }: CallRequest,
): Promise<Incoming> {
  const { method, body = '' } = outgoing;
  const from = clock.now();
  const note = (status: number | null, bytesIn: number): void => {
    const ms = clock.now().getTime() - from.getTime();
    log.note({ at: from, method, path: call.path, bytesOut: Buffer.byteLength(body), status, ms, bytesIn });
  };
  try {
    const answer = await http.send(outgoing);
    note(answer.status, sizeOf(answer));
    return answer;
  } catch (error) {
    note(null, 0);
    throw error;
  }
}

function outgoingOf(
  { call, values: more, position = {}, headers = {}, query = {}, body, signal, wants }: CallRequest,
  dependencies: CallerDependencies & { entry: RequestAuth },
): Outgoing {
  const values = { ...dependencies.values, ...more };
  const url = addressOf(call, { values, position, query, dependencies });
  const sent = body ?? (call.body === undefined ? undefined : fillJson(call.body, values));
  const whole = position.body === undefined ? sent : { ...objectOf(sent), ...position.body };
  return {
    method: call.method,
    url: url.href,
    headers: {
      accept: wants === undefined ? 'application/json' : '*/*',
      'user-agent': 'Muster',
      ...(whole === undefined ? {} : { 'content-type': contentType(call) }),
      ...fillAll(dependencies.connector.headers, values),
      ...fillAll(call.headers ?? {}, values),
      ...headers,
      ...dependencies.entry.headers,
    },
    body: whole === undefined ? undefined : encoded(whole, call),
    signal,
    wants,
  };
}

interface Addressing {
  readonly values: Values;
  readonly position: Position;
  readonly query: Readonly<Record<string, string>>;
  readonly dependencies: CallerDependencies & { entry: RequestAuth };
}

function addressOf(call: Call, { values, position, query, dependencies }: Addressing): URL {
  const url = new URL(position.url ?? dependencies.baseUrl + fill(call.path, values, 'path'));
  if (!dependencies.hosts.has(url.host))
    throw faultOf(dependencies.connector, 'permission', {
      fix: `Its answer leads to a host that the connector does not name. If the vendor moved, update the connector.`,
    });
  const own =
    position.url !== undefined || position.alone === true ? {} : { ...fillAll(call.query ?? {}, values), ...query };
  for (const [name, value] of Object.entries({ ...own, ...position.query, ...dependencies.entry.query }))
    url.searchParams.set(name, value);
  return url;
}
